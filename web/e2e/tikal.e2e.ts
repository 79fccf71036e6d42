// Tikal's guided first game: the whole lesson, Itzel's turns in it, and a learner who takes back, strays or loads again;
// the corner of the board that the zoom button takes; and presses anywhere on what is lit.
import { expect, test } from "vitest";
import type { Locator, Page } from "playwright-core";
import { violations } from "./axe";
import { follow, learn } from "./guided";
import { listen } from "./hand";
import { open, person } from "./harness";
import { browser, house, server } from "./house";
import { placesOn, press, rests, tap } from "./press";
import { reach } from "./reach";

house();

/** The learner's steps of the lesson; the last words come after them. */
const STEPS = 47;
const points = (page: Page): Promise<string[]> =>
  page.locator(".seats .points").evaluateAll((all) => all.map((one) => one.lastChild?.textContent ?? ""));

test("the lesson leads to the first volcano and beyond, and a bot plays on", { timeout: 240_000 }, async () => {
  const { page, context, troubles } = await person(browser, server);
  await learn(page, "Learn by playing Tikal");
  const said = await follow(page, STEPS);
  for (const word of ["temple", "ruin", "clearing", "camp", "guard", "volcano", "swap"])
    expect(said.join(" ")).toContain(word);
  const end = page.locator(`[data-guide="${STEPS + 1}"]`);
  await end.waitFor();
  expect(await end.innerText()).toContain(`Step ${STEPS + 1} of ${STEPS + 1}`);
  expect(await end.locator("[data-guided]").count()).toBe(0);
  await expect.poll(() => points(page)).toEqual(["10", "8"]);
  await expect.poll(() => page.locator(".choices [data-choice]").count()).toBeGreaterThan(1); // by hand it can go on too
  const lesson = page.url();
  await page.getByRole("button", { name: "Play on against a bot" }).click();
  await page.waitForURL((url) => url.href !== lesson);
  await page.locator(".seats .tag", { hasText: "bot" }).waitFor();
  await page.locator(".choices [data-choice]").first().waitFor({ timeout: 60_000 });
  expect(await page.locator("[data-guide]").count()).toBe(0);
  expect(await points(page)).toEqual(["10", "8"]);
  expect(troubles).toEqual([]);
  await context.close();
});

test("Itzel's turn is told and shown, choice by choice, and the learner can not meddle with it", async () => {
  const { page, context, troubles } = await person(browser, server, { language: "fr-FR", motion: "no-preference" });
  await learn(page, "Apprendre en jouant Tikal");
  await follow(page, 11);
  const hers = page.locator('[data-guide="11"][data-led]');
  await hers.waitFor();
  expect(await hers.innerText()).toMatch(/Itzel pose une ruine en c5/);
  expect(await page.locator(".choices [data-choice]").count()).toBe(0);
  expect(await page.locator("[data-board] [data-choice]").count()).toBe(0);
  await expect.poll(() => page.locator(".seats .tag", { hasText: "vous" }).count()).toBe(1);
  await page.getByRole("button", { name: "Ne pas attendre" }).click();
  await page.waitForSelector('[data-guide="12"]:not([data-led])');
  expect(await page.locator('[data-guide="12"]').innerText()).toMatch(/Itzel pose une ruine en c5/);
  expect(await violations(page)).toEqual([]);
  expect(troubles).toEqual([]);
  await context.close();
});

test(
  "her turn goes on when the page is loaded again or the server comes back, and is taken back as a whole",
  { timeout: 240_000 },
  async () => {
    const { page, context, troubles } = await person(browser, server, { motion: "no-preference" });
    await learn(page, "Learn by playing Tikal");
    await follow(page, 11);
    const hers = page.locator('[data-guide="11"][data-led]');
    await hers.waitFor();
    await page.reload();
    await hers.waitFor();
    await server.restart();
    const ruin = page.locator('[data-guide="12"]:not([data-led])');
    await ruin.waitFor({ timeout: 60_000 });
    // Found again from the list of tables, and in a browser that remembers nothing.
    const lesson = new URL(page.url());
    await page.goto(lesson.pathname);
    await ruin.waitFor();
    await page.evaluate(() => localStorage.removeItem("patolli-guides"));
    await page.goto(lesson.href);
    await ruin.waitFor();
    await page.getByRole("button", { name: "Undo", exact: true }).click();
    await page.waitForSelector('[data-guide="11"]:not([data-led]) [data-guided]');
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.locator('[data-guide="11"] [data-guided]').click();
    await ruin.waitFor();
    expect(troubles).toEqual([]);
    await context.close();
  },
);

test(
  "a learner who strays is led back, also over a turn of hers, or plays on against a bot",
  { timeout: 240_000 },
  async () => {
    const { page, context, troubles } = await person(browser, server);
    await learn(page, "Learn by playing Tikal");
    await follow(page, 8);
    // The turn is ended too early: Itzel is asked, and the guide can't go on.
    await page.locator('[data-guide="9"] [data-guided]').waitFor();
    await page.locator(".choices [data-choice]", { hasText: "End your turn" }).click();
    await page.getByText("You went your own way").waitFor();
    expect(await page.locator("[data-guided]").count()).toBe(0);
    await page.reload();
    await page.getByRole("button", { name: "Back to the guide" }).click();
    await page.waitForSelector('[data-guide="9"] [data-guided]');
    await follow(page, 9, 9);
    // Another deed before the end of the turn: the guide goes on, and over Itzel's turn one can still go back.
    await page.locator('[data-guide="10"] [data-guided]').waitFor();
    await page.locator(".choices [data-choice]", { hasText: "Bring in an explorer on a5" }).click();
    await page.getByText("You chose something else").waitFor();
    await page.locator('[data-guide="11"] [data-guided]').click();
    await page.waitForSelector('[data-guide="12"]:not([data-led])');
    await page.reload();
    await page.getByRole("button", { name: "Back to the guide" }).click();
    await page.waitForSelector('[data-guide="10"] [data-guided]');
    expect(await page.getByRole("button", { name: "Back to the guide" }).count()).toBe(0);
    await page.locator(".choices [data-choice]", { hasText: "End your turn" }).click();
    const lesson = page.url();
    await page.getByRole("button", { name: "Play on against a bot" }).click();
    await page.waitForURL((url) => url.href !== lesson);
    await page.locator(".seats .tag", { hasText: "bot" }).waitFor();
    await page.locator(".choices [data-choice]").first().waitFor({ timeout: 60_000 });
    expect(troubles).toEqual([]);
    await context.close();
  },
);

test("the lesson is followed by keyboard alone, and read aloud", { timeout: 240_000 }, async () => {
  const { page, context, troubles } = await person(browser, server);
  await learn(page, "Learn by playing Tikal");
  for (
    let presses = 0;
    !(await page.evaluate(() => document.activeElement?.hasAttribute("data-guided")));
    presses += 1
  ) {
    expect(presses).toBeLessThan(60);
    await page.keyboard.press("Tab");
  }
  const aloud = page.locator("[aria-live=polite]").first();
  for (let step = 1; step <= STEPS; step += 1) {
    const panel = page.locator(`[data-guide="${step}"]:not([data-led])`);
    await panel.waitFor();
    const said = await panel.locator("p").last().innerText();
    await expect.poll(() => aloud.textContent()).toContain(said);
    await expect.poll(() => page.evaluate(() => document.activeElement?.hasAttribute("data-guided"))).toBe(true);
    await page.keyboard.press("Enter");
  }
  await page.waitForSelector(`[data-guide="${STEPS + 1}"]`);
  expect(troubles).toEqual([]);
  await context.close();
});

test.each(["tikal", "founders"])(
  "the zoom button covers nothing that is drawn in %s, and the others come with a nearer view",
  async (game) => {
    const { page, context, troubles } = await person(browser, server);
    const others = ["Bo", "Cy", "Di"].map((name) => ({ kind: "hotseat", name }));
    const id = await open(page, { game, seats: [{ kind: "me" }, ...others], seed: 7, curtain: false });
    await page.goto(`/t/${id}`);
    await page.waitForSelector(".choices [data-choice]");
    const nearer = page.getByRole("button", { name: "Nearer" });
    for (const [width, height] of [
      [768, 1024],
      [1024, 768],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      // What is drawn on the beds and panels: figures, texts, signs.
      const covered = (): Promise<string[]> =>
        page.evaluate(() => {
          const button = document.querySelector("[data-board] .tool")?.getBoundingClientRect();
          if (!button) return ["no button"];
          const under = (box: DOMRect): boolean =>
            box.left < button.right && box.right > button.left && box.top < button.bottom && box.bottom > button.top;
          const marks = [
            ...document.querySelectorAll("[data-board] svg[data-viewport] :is(text, path, circle, ellipse, polygon)"),
          ];
          return marks
            .filter((mark) => under(mark.getBoundingClientRect()))
            .map((mark) => mark.outerHTML.slice(0, 120));
        });
      await expect.poll(async () => ({ width, covered: await covered() })).toEqual({ width, covered: [] });
      expect(await page.locator("[data-board] .tool").count()).toBe(1);
    }
    const before = await nearer.boundingBox();
    await nearer.click();
    await page.getByRole("button", { name: "Farther" }).waitFor();
    expect(await nearer.boundingBox()).toEqual(before);
    await page.getByRole("button", { name: "The whole board" }).focus();
    await page.keyboard.press("Enter");
    await expect.poll(() => page.locator("[data-board] .tool").count()).toBe(1);
    await expect.poll(() => nearer.evaluate((button) => button === document.activeElement)).toBe(true);
    expect(troubles).toEqual([]);
    await context.close();
  },
);

test.each([
  ["mouse", press, { width: 1440, height: 900 }],
  ["finger", tap, { width: 390, height: 844, touch: true }],
] as const)(
  "by %s a press anywhere on a lit space puts the hex there, and one on the hex lays it",
  async (_, touch, look) => {
    const { page, context, troubles } = await person(browser, server, look);
    const id = await open(page, {
      game: "tikal",
      seats: [{ kind: "me" }, { kind: "me" }],
      options: { first_player: "0" },
      seed: 7,
    });
    await page.goto(`/t/${id}`);
    const spots = page.locator("[data-board] .spot.lit:has(.wild)");
    const hex = page.locator("[data-board] .ghost [data-choice]");
    await spots.first().waitFor();
    await rests(page);
    const count = await spots.count();
    expect(count).toBeGreaterThan(1);
    for (let index = 0; index < count; index += 1) {
      const places = await placesOn(spots.nth(index), 4);
      expect(places.length).toBeGreaterThan(8);
      for (const place of places.filter((_, at) => at % 3 === index % 3)) {
        const wanted = await spots.nth(index).getAttribute("aria-label");
        await touch(page, place);
        await hex.waitFor();
        expect(wanted).toContain(await page.locator("[data-board] [data-turning]").getAttribute("data-turning"));
        await page.getByRole("button", { name: "Undo", exact: true }).click();
        await hex.waitFor({ state: "detached" });
        await rests(page);
      }
    }
    const [place] = await placesOn(spots.first(), 4);
    if (!place) throw new Error("nothing to press");
    await touch(page, place);
    await hex.waitFor();
    await rests(page);
    for (const at of await placesOn(hex, 4)) {
      await touch(page, at);
      await hex.waitFor({ state: "detached" });
      await page.getByRole("button", { name: "Undo", exact: true }).click();
      await hex.waitFor();
      await rests(page);
    }
    expect(troubles).toEqual([]);
    await context.close();
  },
);

test("a piece goes where one presses: on the temple, on the number, on the margin of a lit hex", async () => {
  const { page, context, troubles } = await person(browser, server);
  await learn(page, "Learn by playing Tikal");
  await follow(page, 4);
  const goal = page.locator("[data-board] .spot.lit.taught");
  await page.waitForSelector('[data-guide="5"]');
  const places = await placesOn(goal, 5);
  expect(places.length).toBeGreaterThan(12);
  for (const place of places) {
    await press(page, place);
    await page.waitForSelector('[data-guide="6"]');
    await page.getByRole("button", { name: "Undo", exact: true }).click();
    await page.waitForSelector('[data-guide="5"]');
    await goal.waitFor();
  }
  expect(troubles).toEqual([]);
  await context.close();
});

test("Enter lays the hex that R has turned, wherever the keyboard was", async () => {
  const { page, context, troubles } = await person(browser, server);
  await learn(page, "Learn by playing Tikal");
  await follow(page, 1);
  await page.locator("[data-board] .ghost [data-choice]").waitFor();
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.keyboard.press("r");
  await page.keyboard.press("Enter");
  await page.waitForSelector('[data-guide="3"]');
  expect(troubles).toEqual([]);
  await context.close();
});

test.each([
  { width: 1440, height: 900, touch: false },
  { width: 390, height: 844, touch: true },
])(
  "a bid is stepped up and made on the tray at $width x $height, where Pass stands too",
  { timeout: 240_000 },
  async ({ width, height, touch }) => {
    const { page, context, troubles } = await person(browser, server, { width, height, touch });
    const heard = listen(page);
    const id = await open(page, {
      game: "tikal",
      seats: [{ kind: "me" }, { kind: "hotseat", name: "Bo" }, { kind: "hotseat", name: "Cy" }],
      options: { auction: true },
      seed: 5,
      curtain: false,
    });
    await page.goto(`/t/${id}`);
    expect(await reach(page, '.choices [data-choice="bid 5"]', '.choices [data-choice="pass"]')).toBe(true);
    await rests(page);
    const hit = async (what: Locator): Promise<void> => {
      const box = await what.boundingBox();
      if (!box) throw new Error("nothing to press");
      if (touch) expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(40);
      const [x, y] = [box.x + box.width * 0.7, box.y + box.height * 0.7];
      await (touch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
    };
    const bid = page.locator('[data-board] [data-choice^="bid "]');
    const from = Number((await bid.getAttribute("data-choice"))?.slice(4));
    await hit(page.getByRole("button", { name: "+1" }));
    await hit(page.getByRole("button", { name: "+1" }));
    await hit(page.getByRole("button", { name: "−1" }));
    expect(await bid.getAttribute("data-choice")).toBe(`bid ${from + 1}`);
    const before = heard.made.length;
    await hit(bid);
    await expect.poll(() => heard.made.slice(before)).toEqual([`bid ${from + 1}`]);
    const pass = page.locator('[data-board] [data-choice="pass"]');
    await pass.waitFor();
    await rests(page);
    await hit(pass);
    await expect.poll(() => heard.made.at(-1)).toBe("pass");
    expect(troubles).toEqual([]);
    await context.close();
  },
);
