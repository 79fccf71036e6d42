// Founders in the hand: cubes are picked to be paid in any order, a bonus is used where it lies, and no card comes
// while a tile is placed.
import { expect, test } from "vitest";
import type { Page } from "playwright-core";
import { asked, dice, eyes, listen } from "./hand";
import { open, person } from "./harness";
import { browser, house, server } from "./house";
import { placesOn, press as pressAt } from "./press";
import { reach } from "./reach";

house();

interface Cube {
  name: string;
  notations: string[];
  x: number;
  y: number;
}

/** The cubes that can be picked, in the engine's order of squares. */
async function cubes(page: Page): Promise<Cube[]> {
  const all = await page.locator("[data-square][data-choice]").evaluateAll((squares) =>
    squares.map((square) => {
      const { left, top, width, height } = square.getBoundingClientRect();
      return {
        name: square.getAttribute("data-square") ?? "",
        notations: (square.getAttribute("data-choice") ?? "").split("|"),
        x: left + width / 2,
        y: top + height / 2,
      };
    }),
  );
  const rank = ({ name }: Cube): number => Number(name.slice(1)) * 10 + name.charCodeAt(0);
  return all.sort((one, two) => rank(one) - rank(two));
}

/** The squares of the cubes that were paid, as the table tells it. */
function payments(page: Page): string[] {
  const paid: string[] = [];
  page.on("websocket", (socket) =>
    socket.on("framereceived", ({ payload }) => {
      const reply = JSON.parse(String(payload)) as {
        type: string;
        steps?: { events: { key: string; data: { square?: string } }[] }[];
      };
      if (reply.type !== "update") return;
      for (const { key, data } of (reply.steps ?? []).flatMap(({ events }) => events))
        if (key === "founders-paid") paid.push(data.square ?? "");
    }),
  );
  return paid;
}

test.each([
  { width: 1440, height: 900, touch: false },
  { width: 390, height: 844, touch: true },
])(
  "cubes are picked to be paid in any order at $width x $height",
  { timeout: 240_000 },
  async ({ width, height, touch }) => {
    const { page, context, troubles } = await person(browser, server, { width, height, touch });
    await page.addInitScript(eyes);
    const heard = listen(page);
    const told = payments(page);
    const id = await open(page, {
      game: "founders",
      seats: [{ kind: "me" }, { kind: "hotseat", name: "Bo" }],
      seed: 11,
      curtain: false,
    });
    await page.goto(`/t/${id}`);
    const die = dice(5);
    const press = async ({ x, y }: Cube): Promise<void> =>
      touch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y);
    let paid = 0;
    for (let decision = 0; decision < 600 && paid < 2; decision += 1) {
      if (!(await asked(page, touch ? 70 : 20))) break;
      // The last square that is not certain yet: the engine asks for another one first.
      const late = (await cubes(page)).findLast(({ notations }) => notations.length > 1);
      if (!late) {
        const choices = page.locator(".choices [data-choice]:not([disabled])");
        await choices.nth(die(await choices.count())).click();
        continue;
      }
      const [before, earlier] = [heard.made.length, told.length];
      await press(late);
      const mark = page.locator(`[data-square="${late.name}"][aria-pressed="true"]`);
      await mark.waitFor();
      await press(late); // it can be put back
      await mark.waitFor({ state: "detached" });
      await press(late);
      await mark.waitFor();
      expect(heard.made.slice(before)).toEqual([]);
      const picked = [late.name];
      for (let more = 0; more < 8; more += 1) {
        await asked(page, touch ? 70 : 20);
        if ((await mark.count()) === 0) break;
        const next = (await cubes(page)).at(-1);
        if (!next) throw new Error(`nothing can be picked after ${picked.join()}`);
        picked.push(next.name);
        await press(next);
        // It is marked, or it was the last one and all are paid.
        const marked = page.locator(`[data-square="${next.name}"][aria-pressed="true"]`);
        await expect.poll(async () => (await marked.count()) > 0 || (await mark.count()) === 0).toBe(true);
      }
      expect(await mark.count()).toBe(0);
      const cubesPaid = told.slice(earlier);
      for (const name of picked) expect(cubesPaid).toContain(name);
      expect(cubesPaid.at(0)).not.toBe(picked[0]); // the engine's order was another one
      paid += 1;
    }
    expect(paid).toBe(2);
    expect(troubles).toEqual([]);
    await context.close();
  },
);

test("a bonus is used after the action by a press on its space", { timeout: 200_000 }, async () => {
  const { page, context, troubles } = await person(browser, server);
  const id = await open(page, {
    game: "founders",
    seats: [{ kind: "me" }, { kind: "hotseat", name: "Bo" }],
    seed: 11,
    curtain: false,
  });
  await page.goto(`/t/${id}`);
  expect(await reach(page, '.choices [data-choice="bonus"]', '.choices [data-choice="decline"]')).toBe(true);
  const heard = listen(page);
  await page.reload(); // it is there after a reload as well
  const spot = page.locator('[data-board] [data-choice="bonus"]').first();
  await spot.waitFor();
  for (const point of (await placesOn(spot)).slice(0, 1)) await pressAt(page, point);
  await expect.poll(() => heard.made).toEqual(["bonus"]);
  expect(troubles).toEqual([]);
  await context.close();
});

test.each([
  ["founders", ".choices [data-choice^='place ']"],
  ["tikal", ".choices [data-choice^='place ']"],
])("no card comes while a tile of %s is placed", { timeout: 120_000 }, async (game, asks) => {
  const { page, context, troubles } = await person(browser, server);
  const id = await open(page, {
    game,
    seats: [{ kind: "me" }, { kind: "hotseat", name: "Bo" }],
    seed: 3,
    curtain: false,
  });
  await page.goto(`/t/${id}`);
  expect(await reach(page, asks)).toBe(true);
  const spot = page.locator("[data-board] .spot[data-choice^='place ']").first();
  const [point] = await placesOn(spot);
  if (!point) throw new Error("nothing to point at");
  await page.mouse.move(point.x, point.y, { steps: 3 });
  await page.locator("[data-board] [data-ghost]").first().waitFor();
  await page.waitForTimeout(700);
  expect(await page.locator("[role=tooltip]").count()).toBe(0);
  expect(troubles).toEqual([]);
  await context.close();
});
