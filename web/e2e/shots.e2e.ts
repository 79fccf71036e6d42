// Screenshots of every screen at 360, 768 and 1440 pixels, light and dark, for people to look at.
import { mkdirSync } from "node:fs";
import { afterAll, beforeAll, test } from "vitest";
import type { Browser, Page } from "playwright-core";
import { browse, open, person, play, serve, type Server } from "./harness";

const FOLDER = new URL("../shots/", import.meta.url).pathname;
const SIZES = [
  [360, 740],
  [768, 1024],
  [1440, 900],
] as const;
const PAGES = ["/", "/new", "/lobby", "/mine", "/finished", "/rules", "/rules/patolli", "/settings", "/account", "/nowhere"];
const ONLY = process.env.SHOTS?.split(",") ?? null;

let server: Server;
let browser: Browser;

beforeAll(async () => {
  mkdirSync(FOLDER, { recursive: true });
  server = await serve();
  browser = await browse();
}, 120_000);

afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

async function shoot(page: Page, name: string): Promise<void> {
  if (ONLY && !ONLY.some((wanted) => name.startsWith(wanted))) return;
  for (const theme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme: theme });
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      await page.waitForTimeout(350);
      await page.screenshot({ path: `${FOLDER}${name}-${width}-${theme}.png` });
    }
  }
}

test("every page", async () => {
  const { page } = await person(browser, server);
  for (const path of PAGES) {
    await page.goto(path);
    await page.waitForSelector("h1, h2");
    await page.waitForLoadState("networkidle");
    await shoot(page, `page-${path.slice(1).replaceAll("/", "-") || "home"}`);
  }
}, 240_000);

test("every game at the table", async () => {
  const { page } = await person(browser, server);
  await page.goto("/");
  const { games } = (await (await fetch(`${server.url}/api/games`)).json()) as { games: { id: string; seats: number[] }[] };
  for (const game of games) {
    if (ONLY && !ONLY.some((wanted) => `game-${game.id}`.startsWith(wanted) || wanted.startsWith(`game-${game.id}`))) continue;
    const seats = game.seats.find((count) => count > 2) ?? 2;
    const others = Array.from({ length: seats - 1 }, () => ({ kind: "bot", level: "novice" }));
    const id = await open(page, { game: game.id, seats: [{ kind: "me" }, ...others], seed: 7 });
    await page.goto(`/t/${id}`);
    await page.waitForSelector("[data-choice]", { timeout: 30_000 });
    await shoot(page, `game-${game.id}-start`);
    await page.setViewportSize({ width: 1440, height: 900 });
    await play(page, 25);
    await page.waitForSelector("[data-choice], [data-outcome]", { timeout: 30_000 });
    await shoot(page, `game-${game.id}-later`);
  }
}, 600_000);

test("a finished game and its review, the curtain, the waiting room", async () => {
  const { page } = await person(browser, server);
  const waiting = await open(page, { game: "patolli", seats: [{ kind: "me" }, { kind: "open" }, { kind: "invited" }], visibility: "public" });
  await page.goto(`/t/${waiting}`);
  await page.waitForSelector("h2");
  await shoot(page, "table-waiting");
  const id = await open(page, { game: "patolli", seats: [{ kind: "me" }, { kind: "bot", level: "novice" }], options: { pieces: 2 }, seed: 3 });
  await page.goto(`/t/${id}`);
  await play(page);
  await shoot(page, "table-finished");
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole("button", { name: "Review" }).click();
  await page.waitForSelector("dialog svg");
  await shoot(page, "table-review");
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.keyboard.press("Escape");
  await page.waitForSelector("dialog", { state: "detached" });
  await page.getByRole("button", { name: "Step through" }).click();
  await page.waitForSelector("input[type=range]");
  await shoot(page, "table-past");
}, 300_000);
