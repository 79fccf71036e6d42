// The table in a real hand: every game at every size, only by moving and pressing at coordinates.
//
// For each decision it takes five points inside each lit element. A press there must reach that choice (or another
// choice that visibly lies on it), and moving there must shift no choice by a pixel; then one press is made, and
// the choice that the table hears must be one of that element's. Four elements are moved over at two of their points;
// `npm run pointer` moves over all five, and plays whole games at every size.
import { afterAll, describe, expect, test } from "vitest";
import type { Page } from "playwright-core";
import { asked, dice, eyes, listen, look, moved, type Lit, type Spot } from "./hand";
import { open, person } from "./harness";
import { browser, house, server } from "./house";

house();

const SIZES = [
  { width: 1280, height: 720, touch: false },
  { width: 1366, height: 650, touch: false },
  { width: 1440, height: 900, touch: false },
  { width: 390, height: 844, touch: true },
];
const GAMES = ["founders", "patolli", "teotihuacan", "tikal"];
const LONG = process.env.POINTER === "long";
const DECISIONS = 30;
/** The size at which a whole game of each is played in the short form. */
const WHOLE: Record<string, number> = { founders: 1440, patolli: 390, teotihuacan: 1280, tikal: 1366 };
const POINTS = 5;
/** How many elements are moved over for real at each decision; the others are asked what a press would hit. */
const TOURED = 4;
/** At how many points of each; the long form moves over all five. */
const TOUCHED = LONG ? POINTS : 2;
/** Longer than a hand must rest for a card to come. */
const REST = 500;
/** How long a busy machine may take to answer a press. */
const PATIENCE = 5000;
/** What makes a random game short. */
const SHORT: Record<string, Record<string, number>> = { patolli: { pieces: 2 } };

interface Tally {
  points: number;
  dead: string[];
  shifts: string[];
  pressed: number;
  answered: number;
  lost: string[];
  over: boolean;
  decisions: number;
}

const usable = (one: Lit): Spot[] => one.points.filter(({ hit }) => hit === "own");

class Player {
  readonly tally: Tally = {
    points: 0,
    dead: [],
    shifts: [],
    pressed: 0,
    answered: 0,
    lost: [],
    over: false,
    decisions: 0,
  };
  readonly #heard: { made: string[] };

  constructor(
    readonly page: Page,
    readonly touch: boolean,
    readonly die: (sides: number) => number,
  ) {
    this.#heard = listen(page);
  }

  async press({ x, y }: Spot): Promise<void> {
    if (this.touch) return await this.page.touchscreen.tap(x, y);
    await this.page.mouse.move(x, y, { steps: 2 });
    await this.page.mouse.down();
    await this.page.mouse.up();
  }

  /** Whether one of these choices has been made since so many. */
  async #answered(since: number, wanted: readonly string[], patience: number): Promise<boolean | null> {
    for (const until = Date.now() + patience; Date.now() < until; await new Promise((done) => setTimeout(done, 10))) {
      const made = this.#heard.made[since];
      if (made !== undefined) return wanted.includes(made);
    }
    return null;
  }

  /** One decision: look, point around, press. */
  async decide(points: number, toured: number, rests: boolean): Promise<void> {
    const { page, tally, die } = this;
    const all = await look(page, die(1_000_000), points);
    tally.decisions += 1;
    for (const one of all)
      for (const point of one.points) {
        if (point.hit === "own" || point.hit === "nothing") tally.points += 1;
        if (point.hit === "nothing")
          tally.dead.push(`${one.where} ${one.notations.join("|").slice(0, 60)}: ${point.top}`);
      }
    for (const one of all) {
      if (
        !one.points.some(({ hit }) => hit === "own" || hit === "nothing") &&
        one.points.length > 20 &&
        one.where === "board"
      )
        tally.dead.push(`board ${one.notations.join("|").slice(0, 60)}: wholly under ${one.points[0]?.top}`);
    }
    if (!this.touch) {
      for (let turn = 0; turn < toured && all.length; turn += 1) {
        const one = all[die(all.length)];
        for (const point of one ? usable(one).slice(0, TOUCHED) : []) if (one) await this.#point(one, point, false);
      }
      const rested = rests ? all[die(all.length)] : undefined;
      const point = rested && usable(rested)[0];
      if (rested && point) await this.#point(rested, point, true);
    }
    await this.#choose(all);
  }

  async #point(one: Lit, point: Spot, rest: boolean): Promise<void> {
    const { page, tally } = this;
    await page.mouse.move(point.x, point.y);
    if (rest) await page.waitForTimeout(REST);
    const { hit, top, shifted } = await moved(page, one.id, point);
    tally.points += 1;
    if (hit !== "own") tally.dead.push(`${one.where} ${one.notations.join("|").slice(0, 60)} under the hand: ${top}`);
    tally.shifts.push(
      ...shifted
        .slice(0, 2)
        .map((what) => `${one.notations.join("|").slice(0, 40)}${rest ? " (resting)" : ""}: ${what.slice(0, 120)}`),
    );
  }

  /** Press one lit thing; where it has several choices, press on until one of them is made. */
  async #choose(all: readonly Lit[]): Promise<void> {
    const { page, tally, die } = this;
    for (let attempt = 0; attempt < 8; attempt += 1) {
      const own = all.filter((one) => one.where !== "prompt");
      const ends = all.filter((one) => one.notations.includes("end"));
      const from = ends.length && die(3) === 0 ? ends : own.length && die(3) ? own : all;
      const one = from[die(from.length)];
      // What the eye takes for the thing: also a point where nothing would answer.
      const points = one?.points.filter(({ hit }) => hit === "own" || hit === "nothing") ?? [];
      const point = points[die(Math.max(1, points.length))];
      if (!one || !point) continue;
      tally.pressed += 1;
      const since = this.#heard.made.length;
      await this.press(point);
      let made = await this.#answered(
        since,
        one.notations,
        one.notations.length > 1 ? 80 : this.touch ? 250 : PATIENCE,
      );
      // The finger sees first where a tile would lie, and lays it by a second touch.
      if (made === null && this.touch && one.where === "board" && one.notations.length === 1) {
        await this.press(point);
        made = await this.#answered(since, one.notations, PATIENCE);
      }
      for (let more = 0; made === null && one.notations.length > 1 && more < 3; more += 1) {
        const now = (await look(page, die(1_000_000), 2)).filter(
          (next) => next.notations.every((name) => one.notations.includes(name)) && usable(next).length,
        );
        const least = Math.min(...now.map((next) => next.notations.length));
        const next = now
          .filter((each) => each.notations.length === least)
          .at(die(now.length) % Math.max(1, now.filter((each) => each.notations.length === least).length));
        const there = next && usable(next)[0];
        if (!next || !there) break;
        await this.press(there);
        made = await this.#answered(since, one.notations, least === 1 ? PATIENCE : 200);
      }
      // What takes one of its choices at once needs no second press, only time.
      made ??= await this.#answered(since, one.notations, PATIENCE);
      if (made) {
        tally.answered += 1;
        return;
      }
      tally.lost.push(
        `${one.where} ${one.notations.join("|").slice(0, 60)} at ${Math.round(point.x)},${Math.round(point.y)}: ${made === null ? `no answer (${point.hit} ${point.top})` : `made ${this.#heard.made[since]}`}`,
      );
      if (made === false) return;
      await page.keyboard.press("Escape");
    }
    // The game must go on to find the rest: this is no press, and all of the above has been noted.
    await page
      .locator(".choices [data-choice]:not(:disabled)")
      .first()
      .click({ timeout: 5000 })
      .catch(() => undefined);
  }
}

const report: string[] = [];
const most = (all: readonly string[]): string[] =>
  [...new Map(all.map((one) => [one, all.filter((other) => other === one).length]))]
    .slice(0, 12)
    .map(([one, count]) => `    ${count} x ${one}`);

describe.each(GAMES)("%s", (game) => {
  test.each(SIZES)("at $width x $height", { timeout: 1_200_000 }, async ({ width, height, touch }) => {
    const { page, context, troubles } = await person(browser, server, { width, height, touch });
    await page.addInitScript(eyes);
    const id = await open(page, {
      game,
      seats: [{ kind: "me" }, { kind: "hotseat", name: "Bo" }],
      options: SHORT[game] ?? {},
      seed: 20 + width,
      curtain: false,
    });
    const player = new Player(page, touch, dice(width * 7 + height));
    await page.goto(`/t/${id}`);
    const { tally } = player;
    const whole = LONG || WHOLE[game] === width;
    while (tally.decisions < (whole ? 3000 : DECISIONS)) {
      if (!(await asked(page, touch ? 70 : 20))) {
        tally.over = true;
        break;
      }
      const early = tally.decisions < DECISIONS || LONG;
      await player.decide(early ? POINTS : 2, early ? TOURED : 1, early && tally.decisions % 6 === 0);
    }
    report.push(
      `${game} ${width}x${height}: ${tally.decisions} decisions${tally.over ? " to the end" : ""}, ${tally.answered} of ${tally.pressed} presses answered, ${tally.points - tally.dead.length} of ${tally.points} points alive, ${tally.shifts.length} shifts`,
      ...most([...tally.lost, ...tally.dead, ...tally.shifts]),
    );
    expect(tally.lost).toEqual([]);
    expect(tally.dead).toEqual([]);
    expect(tally.shifts).toEqual([]);
    expect(tally.over || (!whole && tally.decisions === DECISIONS)).toBe(true);
    expect(tally.answered).toBe(tally.decisions);
    expect(troubles).toEqual([]);
    await context.close();
  });
});

afterAll(() => console.log(report.sort().join("\n")));
