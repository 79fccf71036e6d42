// Carrying: what can be taken is dragged to where it shall lie, by mouse and by finger, in place of two presses.
import { expect, test } from "vitest";
import type { Page } from "playwright-core";
import { follow, learn } from "./guided";
import { listen } from "./hand";
import { open, person } from "./harness";
import { browser, house, server } from "./house";
import { placesOn, rests, type Place } from "./press";

house();

/** Where a hand takes hold of something, or lets it go on it. */
async function on(page: Page, selector: string): Promise<Place> {
  const thing = page.locator(`[data-board] ${selector}`).first();
  await thing.waitFor();
  const places = await placesOn(thing);
  const place = places[Math.floor(places.length / 2)];
  if (!place) throw new Error(`nothing to hold of ${selector}`);
  return place;
}

/** Take hold of a thing with the mouse, and carry it to where another one is by then; it is not let go. */
async function carry(page: Page, grip: string, goal: string): Promise<void> {
  await rests(page);
  const from = await on(page, grip);
  await page.mouse.move(from.x, from.y, { steps: 3 });
  await page.mouse.down();
  await page.mouse.move(from.x + 14, from.y - 14, { steps: 3 });
  await page.locator("[data-board] > .carried").waitFor({ state: "attached" });
  await page.locator(`[data-board] ${goal}`).first().waitFor();
  await rests(page);
  const to = await on(page, goal);
  await page.mouse.move(to.x, to.y, { steps: 5 });
}

test("Tikal: a hex is carried to its space, an explorer to where he walks", async () => {
  const { page, context, troubles } = await person(browser, server);
  const heard = listen(page);
  const id = await open(page, {
    game: "tikal",
    seats: [{ kind: "me" }, { kind: "hotseat", name: "Bo" }],
    seed: 5,
    curtain: false,
  });
  await page.goto(`/t/${id}`);

  // Let go where it can't lie, it is back in the tray and nothing was chosen.
  await carry(page, "[data-grip=place]", '[data-choice^="place "]');
  const tray = await on(page, "[data-grip=place]");
  await page.mouse.move(tray.x + 400, tray.y, { steps: 5 });
  await page.mouse.up();
  await page.locator(".carried").waitFor({ state: "detached" });
  expect(heard.made).toEqual([]);

  await carry(page, "[data-grip=place]", '[data-choice^="place "]');
  await page.locator("[data-ghost]").waitFor(); // it is seen how it would lie
  await page.locator(".carried.over").waitFor({ state: "attached" });
  await page.mouse.up();
  await expect.poll(() => heard.made.length).toBe(1);
  expect(heard.made[0]).toMatch(/^place /);
  await page.locator(".carried").waitFor({ state: "detached" });

  // Play on until a piece on the board can be moved.
  const walks = page.locator('[data-board] [data-grip^="step"]');
  for (let decision = 0; decision < 60 && !(await walks.count()); decision += 1) {
    const buttons = page.locator(".choices [data-choice]:not([disabled])");
    await buttons.first().waitFor();
    const wanted = page.locator('.choices [data-choice^="bring "], .choices [data-choice^="turn "]');
    await ((await wanted.count()) ? wanted.first() : buttons.last()).click();
    await page.locator('[data-board][aria-busy="false"]').waitFor();
  }
  const before = heard.made.length;
  await carry(
    page,
    '[data-grip^="step"]',
    ':is([data-choice^="step "], [data-choice^="walk "], [data-choice^="trail "])',
  );
  await page.mouse.up();
  await expect.poll(() => heard.made.length).toBe(before + 2);
  expect(heard.made[before]).toMatch(/^move /);
  expect(heard.made[before + 1]).toMatch(/^(step|walk|trail) /);
  expect(troubles).toEqual([]);
  await context.close();
});

test("Founders: a building and a pyramid tile are carried into the city", async () => {
  const { page, context, troubles } = await person(browser, server);
  const heard = listen(page);
  await learn(page, "Learn by playing Founders of Teotihuacan");

  await carry(page, '[data-choice="pyramid green"]', '[data-choice="set base-ne"]');
  await page.mouse.up();
  await expect.poll(() => heard.made).toEqual(["pyramid green", "set base-ne"]);

  await follow(page, 5, 3);
  await page.locator('[data-guide="6"]').waitFor();
  await carry(page, '[data-choice="tile wood2"]', '[data-choice="place xx e2"]');
  await page.locator('[data-ghost="wood2"]').waitFor();
  await page.mouse.up();
  await expect.poll(() => heard.made.slice(-2)).toEqual(["tile wood2", "place xx e2"]);
  await page.locator('[data-guide="8"]').waitFor();

  // The tile in hand is taken again from where it lay.
  await carry(page, '[data-place="display wood1"][data-grip=place]', '[data-choice="place x e9"]');
  await page.mouse.up();
  await expect.poll(() => heard.made.at(-1)).toBe("place x e9");
  expect(troubles).toEqual([]);
  await context.close();
});

test("Teotihuacan: a worker is carried to a board, a tile to the Pyramid", { timeout: 300_000 }, async () => {
  const { page, context, troubles } = await person(browser, server);
  const heard = listen(page);
  await learn(page, "Learn by playing Teotihuacan: City of Gods");
  await carry(page, '[data-choice="worker w1"]', '[data-choice="to b3"]');
  await page.mouse.up();
  await expect.poll(() => heard.made).toEqual(["worker w1", "to b3"]);
  await follow(page, 18, 3);
  await page.locator('[data-guide="19"]').waitFor();
  await carry(page, '[data-choice="tile 1"]', '[data-choice="at 2a2"]');
  await page.locator("[data-ghost]").waitFor();
  await page.mouse.up();
  await expect.poll(() => heard.made.slice(-2)).toEqual(["tile 1", "at 2a2"]);
  expect(troubles).toEqual([]);
  await context.close();
});

test("a finger carries a hex on a phone, and the board does not move under it", async () => {
  const { page, context, troubles } = await person(browser, server, { width: 390, height: 844, touch: true });
  const heard = listen(page);
  const id = await open(page, {
    game: "tikal",
    seats: [{ kind: "me" }, { kind: "hotseat", name: "Bo" }],
    seed: 5,
    curtain: false,
  });
  await page.goto(`/t/${id}`);
  await rests(page);
  await page.getByRole("button", { name: "The whole board" }).tap(); // the tray too is in sight then
  await rests(page);
  const view = page.locator("svg[data-viewport]");
  const [from, to, before] = [
    await on(page, "[data-grip=place]"),
    await on(page, '[data-choice^="place "]'),
    await view.getAttribute("viewBox"),
  ];
  const finger = await context.newCDPSession(page);
  const touch = async (type: "touchStart" | "touchMove" | "touchEnd", at?: Place): Promise<void> => {
    await finger.send("Input.dispatchTouchEvent", { type, touchPoints: at ? [at] : [] });
  };
  await touch("touchStart", from);
  for (let step = 1; step <= 6; step += 1)
    await touch("touchMove", { x: from.x + ((to.x - from.x) * step) / 6, y: from.y + ((to.y - from.y) * step) / 6 });
  await page.locator("[data-board] > .carried.over").waitFor({ state: "attached" });
  expect(await view.getAttribute("viewBox")).toBe(before);
  await touch("touchEnd");
  await expect.poll(() => heard.made.length).toBe(1);
  expect(heard.made[0]).toMatch(/^place /);
  expect(troubles).toEqual([]);
  await context.close();
});
