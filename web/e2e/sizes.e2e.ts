// What every size of screen keeps: things that a finger can hit, one's own goods, every player's line; and the focus.
import { expect, test } from "vitest";
import type { Page } from "playwright-core";
import { asked, dice, eyes } from "./hand";
import { open, person } from "./harness";
import { browser, house, server } from "./house";
import { reach } from "./reach";

house();

const GAMES = ["founders", "patolli", "teotihuacan", "tikal"];
const NAMES = ["Bo", "Cléo", "Dana"];
const around = (seats: number): object[] => [
  { kind: "me" },
  ...NAMES.slice(0, seats - 1).map((name) => ({ kind: "hotseat", name })),
];

/** The lit things of the board that are wholly in sight and smaller than a finger. */
function tooSmall(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const board = document.querySelector("[data-board]")?.getBoundingClientRect();
    return [...document.querySelectorAll("[data-board] [data-choice]")].flatMap((one) => {
      const { left, top, right, bottom, width, height } = one.getBoundingClientRect();
      const seen = board && left >= board.left && right <= board.right && top >= board.top && bottom <= board.bottom;
      return seen && Math.min(width, height) < 39.5
        ? [`${one.getAttribute("data-choice")}: ${Math.round(width)} x ${Math.round(height)}`]
        : [];
    });
  });
}

test.each(GAMES)(
  "%s on a phone: targets of 40 px, the whole width, own points in sight",
  { timeout: 200_000 },
  async (game) => {
    const { page, context, troubles } = await person(browser, server, { width: 390, height: 844, touch: true });
    await page.addInitScript(eyes);
    const id = await open(page, { game, seats: around(2), seed: 12, curtain: false });
    await page.goto(`/t/${id}`);
    const die = dice(5);
    const small: string[] = [];
    for (let made = 0; made < 25 && (await asked(page)); made += 1) {
      small.push(...(await tooSmall(page)));
      const own = await page.locator("[data-own]").boundingBox();
      expect(own?.width).toBeGreaterThan(380);
      expect((own?.y ?? 900) + (own?.height ?? 0)).toBeLessThan(844);
      expect((await page.locator("[data-board] svg[data-viewport]").boundingBox())?.width).toBe(390);
      const choices = page.locator(".choices [data-choice]:not(:disabled)");
      await choices.nth(die(await choices.count())).click();
    }
    expect(small).toEqual([]);
    expect(troubles).toEqual([]);
    await context.close();
  },
);

test("on a phone the sheet is dragged or folded, and its buttons leave the board to the finger", async () => {
  const { page, context, troubles } = await person(browser, server, { width: 390, height: 844, touch: true });
  await page.addInitScript(eyes);
  const id = await open(page, { game: "founders", seats: around(2), seed: 12, curtain: false });
  await page.goto(`/t/${id}`);
  expect(await reach(page, ".choices.many [data-choice^='place ']")).toBe(true);
  await asked(page);
  const height = async (what: string): Promise<number> => (await page.locator(what).boundingBox())?.height ?? 0;
  const [sheet, board] = [await height("section.prompt"), await height("[data-viewport]")];
  expect(sheet).toBeLessThan(0.41 * 844); // what so many choices are about lies on the board
  const own = await page.locator("[data-own]").boundingBox();
  if (!own) throw new Error("there is no strip to drag by");
  const tools = await context.newCDPSession(page);
  const drag = async (by: number): Promise<void> => {
    const [x, y] = [own.x + 200, own.y + own.height / 2];
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", at: number): Promise<unknown> =>
      tools.send("Input.dispatchTouchEvent", { type, touchPoints: type === "touchEnd" ? [] : [{ x, y: at }] });
    await touch("touchStart", y);
    for (let step = 1; step <= 5; step += 1) await touch("touchMove", y + (by * step) / 5);
    await touch("touchEnd", y + by);
  };
  const fold = page.getByRole("button", { name: "Room for the choices" });
  await fold.tap();
  await expect.poll(() => height("section.prompt")).toBeLessThan(0.25 * 844);
  await fold.tap();
  await expect.poll(() => height("section.prompt")).toBeCloseTo(sheet, 0);
  await drag(100);
  await expect.poll(() => height("section.prompt")).toBeCloseTo(sheet - 100, -1);
  expect(await height("[data-viewport]")).toBeCloseTo(board + 100, -1);
  // All resources are in the strip, also on the narrowest phone.
  await page.setViewportSize({ width: 360, height: 740 });
  const right = async (what: string): Promise<number> => {
    const box = await page.locator(what).boundingBox();
    return (box?.x ?? 0) + (box?.width ?? 0);
  };
  await expect.poll(() => right("[data-own] [data-place$=' gold']")).toBeLessThan(await right("[data-own] .goods"));
  // The zoom buttons stand beside the drawing, where no square can lie under them.
  const bottom = await page.locator("[data-viewport]").evaluate((svg) => svg.getBoundingClientRect().bottom);
  for (const tool of await page.locator("[data-board] .tool").all())
    expect((await tool.boundingBox())?.y).toBeGreaterThanOrEqual(bottom);
  expect(troubles).toEqual([]);
  await context.close();
});

test.each([
  [1440, 900, 4],
  [1280, 720, 4],
  [1366, 650, 3],
])("at %i x %i the lines of all %i players are in sight", { timeout: 120_000 }, async (width, height, seats) => {
  const { page, context, troubles } = await person(browser, server, { width, height });
  for (const game of ["teotihuacan", "tikal"]) {
    const id = await open(page, { game, seats: around(seats), seed: 3, curtain: false });
    await page.goto(`/t/${id}`);
    await page
      .locator("[data-seats] li")
      .nth(seats - 1)
      .waitFor();
    const cut = await page.evaluate(() => {
      const list = document.querySelector("[data-seats]")?.getBoundingClientRect();
      return [...document.querySelectorAll("[data-seats] li .head")].filter((one) => {
        const { top, bottom } = one.getBoundingClientRect();
        return !list || top < list.top - 1 || bottom > Math.min(list.bottom, innerHeight) + 1;
      }).length;
    });
    expect(cut).toBe(0);
    // What the player who decides holds is read whole where the window has room for it.
    const holdings = page.locator("[data-seats] li.open .holdings").first();
    if (height > 800)
      expect(await holdings.evaluate((one) => one.scrollHeight - one.clientHeight)).toBeLessThanOrEqual(1);
  }
  expect(troubles).toEqual([]);
  await context.close();
});

test("after Enter the keyboard stays at the prompt", async () => {
  const { page, context, troubles } = await person(browser, server);
  const id = await open(page, { game: "tikal", seats: around(2), seed: 4, curtain: false });
  await page.goto(`/t/${id}`);
  await page.waitForSelector(".choices [data-choice]");
  for (let made = 0; made < 4; made += 1) {
    const before = await page.locator("section.prompt").innerText();
    await page.keyboard.press("1");
    await page.keyboard.press("Enter");
    await expect.poll(() => page.locator("section.prompt").innerText()).not.toBe(before);
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.closest(".prompt, [data-board]") !== null))
      .toBe(true);
  }
  expect(troubles).toEqual([]);
  await context.close();
});

test("what is refused is said without moving a choice", async () => {
  const { page, context, troubles } = await person(browser, server);
  await page.addInitScript(eyes);
  let refuse = (): void => undefined;
  await page.routeWebSocket(/\/ws\//, (socket) => {
    socket.connectToServer();
    refuse = () =>
      socket.send(JSON.stringify({ type: "error", code: "no_hint", key: "server-error-no-hint", data: {}, ref: null }));
  });
  const id = await open(page, { game: "tikal", seats: around(2), seed: 4, curtain: false });
  await page.goto(`/t/${id}`);
  await asked(page);
  const stood = (): Promise<string> => page.evaluate("hand.stood()");
  const before = await stood();
  refuse();
  await page.locator(".prompt [role=alert]").waitFor();
  expect(await stood()).toBe(before);
  expect(troubles).toEqual([]);
  await context.close();
});
