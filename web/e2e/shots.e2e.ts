// Screenshots of every screen at five widths, light and dark, and some in French, for people to look at.
import { mkdirSync } from "node:fs";
import { expect, test } from "vitest";
import type { Page } from "playwright-core";
import { follow } from "./guided";
import { leaveEnding, open, person, play, recorded } from "./harness";
import { browser, house, server } from "./house";
import { findEvents, MOMENTS } from "./moments";

const FOLDER = new URL("../shots/", import.meta.url).pathname;
const SIZES = [
  [390, 844],
  [768, 1024],
  [1366, 650],
  [1440, 900],
  [1920, 1080],
] as const;
/** Games whose ends are shown: every game and number of seats, alone against an automaton won and lost. */
const ENDED = [
  "founders/2p-shared-victory",
  "founders/3p-planned",
  "founders/4p-planned-side-b",
  "founders/solo-apprentice-won",
  "founders/solo-founder-lost",
  "patolli/2p-4-pieces-home",
  "patolli/3p-6-pieces-broke",
  "patolli/4p-4-pieces-home",
  "teotihuacan/standard-2",
  "teotihuacan/standard-3",
  "teotihuacan/standard-4",
  "teotihuacan/solo-won",
  "teotihuacan/solo-ruthless",
  "tikal/auction-2",
  "tikal/basic-3-busy",
  "tikal/auction-4-busy",
];
const ENDS = [SIZES[0], SIZES[3]] as const;
/** So many random decisions are made before a board is shown again: in no game of the seed is it over by then. */
const LATER = 14;
/** Games that people or bots have played well, shown when two thirds of them are played. */
const MIDWAY = [
  "founders/4p-planned-side-b",
  "patolli/4p-4-pieces-home",
  "teotihuacan/standard-4",
  "tikal/auction-4-busy",
];
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

test("the home page: new here, in the middle of its pictures, and with a game that waits", async () => {
  if (!wanted("home")) return;
  const moving = await person(browser, server, { motion: "no-preference" });
  await moving.page.goto("/");
  await moving.page.waitForSelector("h3");
  await moving.page.waitForTimeout(1500);
  await moving.page.screenshot({ path: `${FOLDER}home-moving-1440-light.png` });
  await moving.context.close();
  const { page } = await person(browser, server);
  await page.goto("/");
  await page.waitForSelector("h3");
  await shoot(page, "home-new");
  for (const game of ["tikal", "teotihuacan"])
    await open(page, { game, seats: [{ kind: "me" }, { kind: "hotseat", name: "Bo" }], seed: 3 });
  await page.goto("/");
  await page.waitForSelector("[data-resume]");
  await shoot(page, "home-resume");
}, 300_000);

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
    await play(page, LATER);
    await page.waitForSelector(".choices [data-choice]", { timeout: 30_000 });
    await shoot(page, `game-${game.id}-later`);
    await page.setViewportSize({ width: 390, height: 844 });
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
    await shoot(page, `guide-${game}`, [SIZES[0], SIZES[2], SIZES[3]]);
    if (game !== "tikal") continue;
    await follow(page, 29);
    await page.waitForSelector('[data-guide="30"]:not([data-led])');
    await shoot(page, "guide-tikal-volcano");
    await follow(page, 47, 30);
    await page.waitForSelector('[data-guide="48"]');
    await shoot(page, "guide-tikal-end", ENDS);
  }
}, 300_000);

test("the boards of games that were played well", async () => {
  const { page } = await person(browser, server);
  for (const name of MIDWAY) {
    const shot = `midway-${name.replace("/", "-")}`;
    if (!wanted(shot)) continue;
    await page.goto(`/t/${await recorded(page, name)}`);
    await page.getByRole("button", { name: "Step through" }).click();
    const slider = page.locator("input[type=range]");
    const at = String(Math.floor((Number(await slider.getAttribute("max")) * 2) / 3));
    await slider.fill(at);
    await page.waitForFunction((goal) => document.querySelector<HTMLInputElement>(".past input")?.value === goal, at);
    await shoot(page, shot);
  }
}, 300_000);

test("every great moment, still at its peak", async () => {
  for (const [game, { records, events }] of Object.entries(MOMENTS)) {
    if (!wanted(`moment-${game}`)) continue;
    const left = new Set(events);
    for (const name of records) {
      const { page, context } = await person(browser, server, { motion: "reduce", settings: { speed: "slow" } });
      const id = await recorded(page, name);
      const found = await page.evaluate(findEvents, { id, events: [...left] });
      await page.goto(`/t/${id}`);
      await page.getByRole("button", { name: "Step through" }).click();
      for (const [event, at] of Object.entries(found)) {
        left.delete(event);
        const shot = `moment-${event}`;
        if (!wanted(shot)) continue;
        for (const theme of ["light", "dark"] as const) {
          await page.emulateMedia({ colorScheme: theme });
          for (const [width, height] of SIZES) {
            await page.setViewportSize({ width, height });
            // By way of the beginning, so that nothing is left of the moment before.
            for (const to of [0, at - 1]) {
              await page.locator(".past input[type=range]").fill(String(to));
              await page.getByRole("heading", { name: new RegExp(`After decision ${to} `) }).waitFor();
            }
            await page.getByRole("button", { name: "One decision on" }).click();
            await page.locator(`.flights[data-moment][data-event="${event}"]`).waitFor({ state: "attached" });
            await page.waitForTimeout(300);
            await page.screenshot({ path: `${FOLDER}${shot}-${width}-${theme}.png` });
          }
        }
      }
      await context.close();
    }
    expect([...left], `moments of ${game} without a picture`).toEqual([]);
  }
}, 1_800_000);

test("the ending of every game", async () => {
  const { page } = await person(browser, server);
  for (const name of ENDED) {
    const shot = `ending-${name.replace("/", "-")}`;
    if (!wanted(shot)) continue;
    await page.goto(`/t/${await recorded(page, name)}`);
    await page.getByRole("button", { name: "The ending" }).click();
    await page.locator("dialog.ending [data-highlight] svg").first().waitFor();
    await page.waitForTimeout(500);
    await shoot(page, shot);
    if (!name.startsWith("tikal")) continue;
    const saved = page.waitForEvent("download");
    await page.getByRole("button", { name: "Save as a picture" }).click();
    await (await saved).saveAs(`${FOLDER}${shot}-shared.png`);
  }
}, 600_000);

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
  await leaveEnding(page);
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
