// Following: what happens is shown for a moment, what was missed is played, a bot reviews the game.
import { expect, test } from "vitest";
import type { Page } from "playwright-core";
import { leaveEnding, open, person, play, type Look } from "./harness";
import { browser, house, server } from "./house";

house();

const SOON = { timeout: 20_000 };
const idle = (page: Page): Promise<unknown> =>
  page.locator(".choices [data-choice]:not([disabled])").first().waitFor(SOON);

/** Count, in the page, how many things were shown flying or lighting up. */
async function watch(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const layer = document.querySelector(".flights");
    if (!layer) throw new Error("nothing can fly here");
    const seen = new Set<Node>();
    Object.assign(window, { flown: seen });
    new MutationObserver((changes) =>
      changes.forEach((change) => change.addedNodes.forEach((node) => node instanceof HTMLElement && seen.add(node))),
    ).observe(layer, { childList: true });
  });
  return async () => (await page.evaluate("window.flown.size")) as number;
}

const PLAYED = (speed: string): Look => ({ motion: "no-preference", settings: { confirm: false, speed } });

test.each(["founders", "patolli", "teotihuacan", "tikal"])("what happens in %s is shown for a moment", async (game) => {
  const { page, context, troubles } = await person(browser, server, PLAYED("fast"));
  const id = await open(page, { game, seats: [{ kind: "me" }, { kind: "bot", level: "novice" }], seed: 4 });
  await page.goto(`/t/${id}`);
  await idle(page);
  const flown = await watch(page);
  await play(page, 6);
  await expect.poll(flown, SOON).toBeGreaterThan(0);
  await expect.poll(() => page.locator(".flights > *").count(), SOON).toBe(0);
  expect(troubles).toEqual([]);
  await context.close();
});

test("nothing moves with reduced motion", async () => {
  const { page, context } = await person(browser, server, { motion: "reduce" });
  const id = await open(page, { game: "patolli", seats: [{ kind: "me" }, { kind: "bot", level: "novice" }], seed: 4 });
  await page.goto(`/t/${id}`);
  await idle(page);
  const flown = await watch(page);
  await play(page, 6);
  await idle(page);
  expect(await flown()).toBe(0);
  await context.close();
});

/** How many lines of the log are shown, once it has caught up: it is drawn after the board. */
async function lines(page: Page): Promise<number> {
  await page.locator(".story ol[aria-busy=false]").waitFor({ ...SOON, state: "attached" });
  return page.locator(".story .line").count();
}

/** Choose until a bot is at its turn and the board is behind. */
async function untilPlayed(page: Page): Promise<void> {
  const behind = page.locator("[data-following]");
  const mine = page.locator(".choices [data-choice]:not([disabled])");
  for (let made = 0; made < 60; made += 1) {
    await play(page, 1);
    // Until the answer is there nothing can be chosen: then I am asked again, or the board is behind.
    await behind.or(mine).first().waitFor({ timeout: 60_000 });
    if (await behind.count()) return;
  }
  throw new Error("the other player was never at its turn");
}

/** Whether the newest that this page was told asks its player for something, however far the board is behind. */
function told(page: Page): { asks: boolean } {
  const newest = { asks: false };
  page.on("websocket", (socket) =>
    socket.on("framereceived", ({ payload }) => {
      const reply = JSON.parse(String(payload)) as { type: string; choices?: unknown[] };
      if (reply.type === "update") newest.asks = (reply.choices ?? []).length > 0;
    }),
  );
  return newest;
}

/** Wait until the page knows all of the other's turn, and is still showing it. */
async function untilKnown(page: Page, newest: { asks: boolean }): Promise<void> {
  await expect.poll(() => newest.asks, { timeout: 60_000 }).toBe(true);
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  expect(await page.locator("[data-following]").count()).toBe(1);
}

test("a rival's turn is played step by step, at a speed that is remembered, and skipped by Space", async () => {
  const { page, context, troubles } = await person(browser, server, PLAYED("slow"));
  const newest = told(page);
  const id = await open(page, { game: "tikal", seats: [{ kind: "me" }, { kind: "bot", level: "novice" }], seed: 4 });
  await page.goto(`/t/${id}`);
  await idle(page);
  // Noted in the page while something is played: how long the log is, and whether something could be chosen.
  await page.evaluate(() => {
    const seen = { lengths: new Set<number>(), choices: 0 };
    Object.assign(window, { seen });
    setInterval(() => {
      if (!document.querySelector("[data-following]")) return;
      seen.lengths.add(document.querySelectorAll(".story .line").length);
      seen.choices += document.querySelectorAll(".choices [data-choice]").length;
    }, 50);
  });
  await untilPlayed(page);
  await page.locator(".choices [data-choice]:not([disabled])").first().waitFor({ timeout: 90_000 });
  expect(await page.evaluate("window.seen.lengths.size")).toBeGreaterThan(1); // one thing after the other
  expect(await page.evaluate("window.seen.choices")).toBe(0);
  // Once the server asks me, Space goes there at once: at this speed it would take seconds.
  await untilPlayed(page);
  await untilKnown(page, newest);
  await page.keyboard.press("Space");
  expect(await page.locator("[data-following]").count()).toBe(0);
  await idle(page);
  // The speed is chosen while something is played, and stays.
  await untilPlayed(page);
  await page.locator("[data-speed=off]").click();
  await idle(page);
  await page.reload();
  await idle(page);
  for (let made = 0; made < 12; made += 1) {
    await play(page, 1);
    expect(await page.locator("[data-following]").count()).toBe(0);
  }
  expect(troubles).toEqual([]);
  await context.close();
});

test("a tap on the board skips to now, and without motion the turn goes on step by step", async () => {
  const { page, context, troubles } = await person(browser, server, {
    ...PLAYED("slow"),
    motion: "reduce",
    width: 390,
    height: 844,
    touch: true,
  });
  const newest = told(page);
  const id = await open(page, { game: "tikal", seats: [{ kind: "me" }, { kind: "bot", level: "novice" }], seed: 4 });
  await page.goto(`/t/${id}`);
  await idle(page);
  const flown = await watch(page);
  await untilPlayed(page);
  await untilKnown(page, newest);
  expect(await flown()).toBe(0);
  const board = await page.locator("[data-board]").boundingBox();
  if (!board) throw new Error("there is no board");
  await page.touchscreen.tap(board.x + board.width / 2, board.y + 60);
  expect(await page.locator("[data-following]").count()).toBe(0);
  await idle(page);
  expect(troubles).toEqual([]);
  await context.close();
});

test.each([
  ["teotihuacan", "teotibot"],
  ["founders", "rival"],
])("alone in %s, the automaton's turn is played as it stood, and again on demand", async (game, place) => {
  const { page, context, troubles } = await person(browser, server, PLAYED("fast"));
  const id = await open(page, { game, seats: [{ kind: "me" }], seed: 4 });
  await page.goto(`/t/${id}`);
  await idle(page);
  await page.locator(`[data-place="${place}"]`).first().waitFor(SOON);
  await untilPlayed(page);
  await page.locator("[data-following] svg.card").waitFor(SOON); // what it carries out lies beside the board
  await idle(page);
  const told = await lines(page);
  await page.getByRole("button", { name: "Since my last turn" }).click();
  await page.locator("[data-following] svg.card").waitFor(SOON);
  await page.locator("input[type=range]").waitFor({ state: "detached", timeout: 60_000 });
  await idle(page);
  expect(await lines(page)).toBe(told);
  expect(troubles).toEqual([]);
  await context.close();
});

test("what was missed is played, and leads back to now", async () => {
  const { page, context, troubles } = await person(browser, server);
  const id = await open(page, { game: "founders", seats: [{ kind: "me" }, { kind: "bot", level: "novice" }], seed: 4 });
  await page.goto(`/t/${id}`);
  const missed = async (): Promise<boolean> => {
    const since = (await (await page.request.get(`/api/tables/${id}/since`)).json()) as { at: number; length: number };
    return since.at < since.length;
  };
  for (let made = 0; made < 60 && !(await missed()); made += 1) await play(page, 1);
  await idle(page);
  await page.getByRole("button", { name: "Since my last turn" }).click();
  await page.locator("input[type=range]").waitFor(SOON);
  await page.locator("input[type=range]").waitFor({ state: "detached", timeout: 60_000 });
  await idle(page);
  expect(troubles).toEqual([]);
  await context.close();
});

test("sounds are off until they are switched on, and that is remembered", async () => {
  const { page, context, troubles } = await person(browser, server);
  const id = await open(page, { game: "patolli", seats: [{ kind: "me" }, { kind: "bot", level: "novice" }], seed: 4 });
  await page.goto(`/t/${id}`);
  await idle(page);
  const button = page.getByRole("button", { name: "Sounds" });
  expect(await button.getAttribute("aria-pressed")).toBe("false");
  await button.click();
  expect(await button.getAttribute("aria-pressed")).toBe("true");
  await page.reload();
  await idle(page);
  expect(await button.getAttribute("aria-pressed")).toBe("true");
  expect(troubles).toEqual([]);
  await context.close();
});

test("a review of every turn asks the server once, and again with patience when that was too much", async () => {
  const { page, context, troubles } = await person(browser, server);
  const id = await open(page, {
    game: "patolli",
    seats: [{ kind: "me" }, { kind: "bot", level: "novice" }],
    options: { pieces: 2 },
    seed: 3,
  });
  await page.goto(`/t/${id}`);
  await play(page);
  await leaveEnding(page);
  let asked = 0;
  let refusing = false;
  await page.route("**/api/tables/*/review*", async (route) => {
    asked += 1;
    if (refusing) await route.fulfill({ status: 429, json: { code: "limit", key: "server-error-limit", data: {} } });
    else await route.continue();
  });
  await page.getByRole("button", { name: "Review" }).click();
  await page.getByRole("button", { name: "Ask the bot" }).waitFor(SOON);
  await page.waitForTimeout(3000);
  expect(asked).toBe(1);
  await page.getByRole("button", { name: "Ask the bot" }).click();
  await page.locator("dialog select").waitFor({ timeout: 60_000 });
  await expect.poll(() => page.locator("dialog progress").count(), { timeout: 60_000 }).toBe(0); // the review is complete
  asked = 0;
  await page.waitForTimeout(3000);
  expect(asked).toBe(0);
  // Opened again while the server has enough: it waits longer each time, and comes back by itself.
  await page.keyboard.press("Escape");
  refusing = true;
  await page.getByRole("button", { name: "Review" }).click();
  await page.locator("dialog [role=alert]").waitFor(SOON);
  await page.waitForTimeout(6000);
  expect(asked).toBeLessThan(5);
  refusing = false;
  await page.locator("dialog [role=alert]").waitFor({ state: "detached", timeout: 15_000 });
  await page.waitForTimeout(500);
  expect(await page.locator("dialog [role=alert]").count()).toBe(0);
  expect(troubles).toEqual([]);
  await context.close();
});

test("a bot says what it thinks of each turn, and leads there", async () => {
  const { page, context, troubles } = await person(browser, server);
  const id = await open(page, {
    game: "patolli",
    seats: [{ kind: "me" }, { kind: "bot", level: "novice" }],
    options: { pieces: 2 },
    seed: 3,
  });
  await page.goto(`/t/${id}`);
  await play(page);
  await leaveEnding(page);
  await page.getByRole("button", { name: "Review" }).click();
  await page.getByRole("button", { name: "Ask the bot" }).click();
  await page.locator("dialog select").selectOption("all", { timeout: 60_000 });
  await page.locator("dialog ol button").first().click({ timeout: 60_000 });
  await page.locator("input[type=range]").waitFor(SOON);
  await page.getByText(/^The bot on the turn of/).click();
  await page
    .getByText(/^(✓ )?The bot(:| would have)/)
    .first()
    .waitFor(SOON);
  expect(troubles).toEqual([]);
  await context.close();
});

test("the log makes older lines when the reader scrolls to them, and drops them at the end", async () => {
  const { page, context, troubles } = await person(browser, server, { height: 600 });
  const bot = { kind: "bot", level: "novice" };
  const id = await open(page, { game: "patolli", seats: [bot, bot], seed: 4 });
  await page.goto(`/t/${id}`);
  const held = Math.ceil(600 / 26); // by a window of this height, at 26 px a line
  const round = (): number =>
    Number(/Round (\d+)/.exec(document.querySelector(".status")?.textContent ?? "")?.[1] ?? 0);
  await expect.poll(() => page.evaluate(round), { timeout: 60_000 }).toBeGreaterThan(14);
  expect(await lines(page)).toBeLessThan(held + 10);
  const scroll = (to: number): Promise<void> =>
    page.locator(".story").evaluate((story, top) => story.scrollTo({ top }), to);
  await scroll(-100_000); // counted from the end
  await expect.poll(() => lines(page)).toBeGreaterThan(held + 10);
  await scroll(0);
  await expect.poll(() => lines(page)).toBeLessThan(held + 10);
  expect(troubles).toEqual([]);
  await context.close();
});
