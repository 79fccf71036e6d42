// Following: what happens is shown for a moment, what was missed is played, a bot reviews the game.
import { expect, test } from "vitest";
import type { Page } from "playwright-core";
import { open, person, play } from "./harness";
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

test.each(["founders", "patolli", "teotihuacan", "tikal"])("what happens in %s is shown for a moment", async (game) => {
  const { page, context, troubles } = await person(browser, server, { motion: "no-preference" });
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

test("a review with opinions asks the server once, and again with patience when that was too much", async () => {
  const { page, context, troubles } = await person(browser, server);
  const id = await open(page, {
    game: "patolli",
    seats: [{ kind: "me" }, { kind: "bot", level: "novice" }],
    options: { pieces: 2 },
    seed: 3,
  });
  await page.goto(`/t/${id}`);
  await play(page);
  let asked = 0;
  let refusing = false;
  await page.route("**/opinions*", async (route) => {
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
  await expect.poll(() => page.locator("dialog progress").count(), { timeout: 60_000 }).toBe(0); // all is thought
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
