// Screenshots of every screen at 360, 768 and 1440 pixels, light and dark, and some in French, for people to look at.
import { mkdirSync } from "node:fs";
import { test } from "vitest";
import type { Page } from "playwright-core";
import { follow } from "./guided";
import { open, person, play } from "./harness";
import { browser, house, server } from "./house";

const FOLDER = new URL("../shots/", import.meta.url).pathname;
const SIZES = [
  [360, 740],
  [768, 1024],
  [1440, 900],
] as const;
const ENDS = [SIZES[0], SIZES[2]] as const;
const PAGES = [
  "/",
  "/new",
  "/lobby",
  "/mine",
  "/finished",
  "/rules",
  "/rules/patolli",
  "/settings",
  "/account",
  "/nowhere",
];
const NAMES: Record<string, RegExp> = {
  founders: /^Founders/,
  patolli: /^Patolli/,
  teotihuacan: /^Teotihuacan/,
  tikal: /^Tikal/,
};
const ONLY = process.env.SHOTS?.split(",") ?? null;

house();
mkdirSync(FOLDER, { recursive: true });

const wanted = (name: string): boolean => !ONLY || ONLY.some((one) => name.startsWith(one) || one.startsWith(name));

async function shoot(page: Page, name: string, sizes: readonly (readonly [number, number])[] = SIZES): Promise<void> {
  if (ONLY && !ONLY.some((one) => name.startsWith(one))) return;
  for (const theme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme: theme });
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height });
      await page.evaluate(() => document.fonts.ready);
      await page.waitForTimeout(150);
      await page.screenshot({ path: `${FOLDER}${name}-${width}-${theme}.png` });
    }
  }
}

test("every page", async () => {
  const { page } = await person(browser, server);
  const other = await person(browser, server);
  await open(other.page, {
    game: "tikal",
    seats: [{ kind: "me" }, { kind: "open" }, { kind: "open" }],
    visibility: "public",
  });
  await open(page, { game: "founders", seats: [{ kind: "me" }, { kind: "hotseat", name: "Bo" }], seed: 3 });
  await open(page, { game: "teotihuacan", seats: [{ kind: "me" }, { kind: "hotseat", name: "Bo" }], seed: 3 });
  for (const path of PAGES) {
    await page.goto(path);
    await page.waitForSelector("h1, h2");
    await page.waitForLoadState("networkidle");
    await shoot(page, `page-${path.slice(1).replaceAll("/", "-") || "home"}`);
  }
}, 600_000);

test("some pages and every table in French", async () => {
  const { page } = await person(browser, server, { language: "fr-FR" });
  for (const path of ["/", "/new/teotihuacan", "/rules/tikal", "/settings"]) {
    const name = `french-${path.slice(1).replaceAll("/", "-") || "home"}`;
    if (!wanted(name)) continue;
    await page.goto(path);
    await page.waitForSelector("h1, h2");
    await page.waitForLoadState("networkidle");
    await shoot(page, name, ENDS);
  }
  for (const game of ["founders", "patolli", "teotihuacan", "tikal"]) {
    const name = `french-${game}`;
    if (!wanted(name)) continue;
    const id = await open(page, { game, seats: [{ kind: "me" }, { kind: "bot", level: "novice" }], seed: 5 });
    await page.goto(`/t/${id}`);
    await play(page, 12);
    await page.waitForSelector(".choices [data-choice], [data-outcome]", { timeout: 30_000 });
    await shoot(page, name, ENDS);
  }
}, 600_000);

test("every game at the table", async () => {
  const { page } = await person(browser, server);
  await page.goto("/");
  const { games } = (await (await fetch(`${server.url}/api/games`)).json()) as {
    games: { id: string; seats: number[] }[];
  };
  for (const game of games) {
    if (!wanted(`game-${game.id}`)) continue;
    const seats = game.seats.find((count) => count > 2) ?? 2;
    const others = Array.from({ length: seats - 1 }, () => ({ kind: "bot", level: "novice" }));
    const id = await open(page, { game: game.id, seats: [{ kind: "me" }, ...others], seed: 7 });
    await page.goto(`/t/${id}`);
    await page.waitForSelector(".choices [data-choice]", { timeout: 30_000 });
    await shoot(page, `game-${game.id}-start`);
    await page.setViewportSize({ width: 1440, height: 900 });
    await play(page, 25);
    await page.waitForSelector(".choices [data-choice], [data-outcome]", { timeout: 30_000 });
    await shoot(page, `game-${game.id}-later`);
    await page.setViewportSize({ width: 360, height: 740 });
    await page.locator("header button[aria-expanded]").click();
    await shoot(page, `game-${game.id}-drawer`, SIZES.slice(0, 2));
  }
}, 900_000);

test("the guided first games", async () => {
  const { page } = await person(browser, server);
  for (const game of ["founders", "patolli", "teotihuacan", "tikal"]) {
    if (!wanted(`guide-${game}`)) continue;
    await page.goto("/");
    await page
      .locator("li.paper", { has: page.locator("h3", { hasText: NAMES[game] ?? game }) })
      .getByRole("button", { name: /Learn/ })
      .click();
    await page.waitForSelector("section.guide, .guide");
    await shoot(page, `guide-${game}`, ENDS);
    if (game !== "tikal") continue;
    await follow(page, 29);
    await page.waitForSelector('[data-guide="30"]:not([data-led])');
    await shoot(page, "guide-tikal-volcano");
    await follow(page, 47, 30);
    await page.waitForSelector('[data-guide="48"]');
    await shoot(page, "guide-tikal-end", ENDS);
  }
}, 300_000);

test("a finished game and its review, the curtain, the waiting room", async () => {
  if (!wanted("table")) return;
  const { page } = await person(browser, server);
  const waiting = await open(page, {
    game: "patolli",
    seats: [{ kind: "me" }, { kind: "open" }, { kind: "invited" }],
    visibility: "public",
  });
  await page.goto(`/t/${waiting}`);
  await page.waitForSelector("h2");
  await shoot(page, "table-waiting");
  const id = await open(page, {
    game: "patolli",
    seats: [{ kind: "me" }, { kind: "bot", level: "novice" }],
    options: { pieces: 2 },
    seed: 3,
  });
  await page.goto(`/t/${id}`);
  await play(page);
  await shoot(page, "table-finished");
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole("button", { name: "Review" }).click();
  await page.waitForSelector("dialog svg");
  await shoot(page, "table-review");
  await page.getByRole("button", { name: "Ask the bot" }).click();
  await page.locator("dialog ol button").first().waitFor({ timeout: 120_000 });
  await page.locator("dialog ol button").first().scrollIntoViewIfNeeded();
  await shoot(page, "table-turn-reviews");
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.keyboard.press("Escape");
  await page.waitForSelector("dialog", { state: "detached" });
  await page.getByRole("button", { name: "Step through" }).click();
  await page.waitForSelector("input[type=range]");
  await shoot(page, "table-past");
  const around = await open(page, {
    game: "teotihuacan",
    seats: [{ kind: "me" }, { kind: "hotseat", name: "Bo" }],
    seed: 2,
    curtain: true,
  });
  await page.goto(`/t/${around}`);
  await page.waitForSelector(".curtain");
  await shoot(page, "table-curtain");
}, 600_000);
