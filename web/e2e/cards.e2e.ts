// Explaining and choosing never compete: where a card stands, when it goes, what a long press does; and the filter.
import { expect, test } from "vitest";
import type { Page } from "playwright-core";
import { dice, eyes, listen, look, asked } from "./hand";
import { open, person, pointAt } from "./harness";
import { browser, house, server } from "./house";

house();

const TWO = [{ kind: "me" }, { kind: "hotseat", name: "Bo" }];

/** How much of what can be chosen, and of the board, the card covers; and whether a press on it would reach it. */
function covered(page: Page): Promise<{ choices: number; board: number; takes: boolean }> {
  return page.evaluate(() => {
    const card = document.querySelector("[role=tooltip]");
    if (!card) throw new Error("no card");
    const at = card.getBoundingClientRect();
    const share = (one: Element): number => {
      const box = one.getBoundingClientRect();
      const width = Math.min(at.right, box.right) - Math.max(at.left, box.left);
      const height = Math.min(at.bottom, box.bottom) - Math.max(at.top, box.top);
      return width > 0 && height > 0 ? (width * height) / (box.width * box.height) : 0;
    };
    const choices = [...document.querySelectorAll("[data-choice]")].filter((one) => share(one) > 0).length;
    const board = document.querySelector("[data-board]");
    const top = document.elementFromPoint(at.left + at.width / 2, at.top + at.height / 2);
    return { choices, board: board ? share(board) : 0, takes: card.contains(top) };
  });
}

test.each([
  [1280, 720],
  [1366, 650],
  [1440, 900],
])(
  "a card at %i x %i covers no choice, takes no press, and goes when the hand moves on or presses",
  async (width, height) => {
    const { page, context, troubles } = await person(browser, server, { width, height });
    const id = await open(page, { game: "tikal", seats: TWO, seed: 7, curtain: false });
    await page.goto(`/t/${id}`);
    await page.waitForSelector(".choices [data-choice]");
    const card = page.locator("[role=tooltip]");
    const base = page.locator('[data-place="space a5"]');
    await pointAt(page, base);
    await card.waitFor();
    expect(await covered(page)).toMatchObject({ choices: 0, takes: false });
    await page.mouse.move(5, 5);
    expect(await card.count()).toBe(0);
    await pointAt(page, base);
    await card.waitFor();
    await page.mouse.down();
    expect(await card.count()).toBe(0);
    await page.mouse.up();
    expect(troubles).toEqual([]);
    await context.close();
  },
);

test("a long press on a phone explains beside the board and does not choose, a tap chooses", async () => {
  const { page, context, troubles } = await person(browser, server, { width: 390, height: 844, touch: true });
  await page.addInitScript(eyes);
  const heard = listen(page);
  const id = await open(page, { game: "tikal", seats: TWO, seed: 7, curtain: false });
  await page.goto(`/t/${id}`);
  await asked(page);
  const spot = (await look(page, dice(3)(1000), 1)).find((one) => one.where === "board");
  const point = spot?.points.find(({ hit }) => hit === "own");
  if (!point) throw new Error("nothing is lit");
  const tools = await context.newCDPSession(page);
  const touch = (type: "touchStart" | "touchEnd"): Promise<unknown> =>
    tools.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: type === "touchEnd" ? [] : [{ x: point.x, y: point.y }],
    });
  await touch("touchStart");
  await page.locator("[role=tooltip]").waitFor();
  await touch("touchEnd");
  await page.waitForTimeout(300);
  expect((await covered(page)).board).toBeLessThan(0.15);
  expect(heard.made).toEqual([]);
  await page.touchscreen.tap(point.x, point.y);
  await expect.poll(() => heard.made).toEqual(spot?.notations);
  expect(await page.locator("[role=tooltip]").count()).toBe(0);
  expect(troubles).toEqual([]);
  await context.close();
});

test("what is sought in a long list is forgotten with its prompt", async () => {
  const { page, context, troubles } = await person(browser, server);
  await page.addInitScript(eyes);
  const id = await open(page, { game: "founders", seats: TWO, seed: 7, curtain: false });
  await page.goto(`/t/${id}`);
  const choices = page.locator(".choices [data-choice]:not(:disabled)");
  const field = page.locator(".prompt input[type=text]");
  for (let made = 0; made < 30; made += 1) {
    await asked(page);
    if (await field.count()) break;
    await choices.first().click();
  }
  const last = (await choices.last().locator(".grow").innerText()).trim();
  const all = await choices.count();
  await field.fill(last);
  await expect.poll(() => choices.count()).toBeLessThan(all);
  await choices.first().click();
  await asked(page);
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await field.waitFor();
  expect(await field.inputValue()).toBe("");
  await expect.poll(() => choices.count()).toBe(all);
  expect(troubles).toEqual([]);
  await context.close();
});
