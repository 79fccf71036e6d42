// What the tests of the static site (`make site`) share: a browser for which the world ends at loopback, and a hand that
// plays there by raw presses.
import { existsSync } from "node:fs";
import { createServer, type AddressInfo, type Server } from "node:net";
import { join } from "node:path";
import { afterAll, beforeAll } from "vitest";
import { chromium, type Browser, type BrowserContext, type Page } from "playwright-core";
import type { Files } from "./files";
import { asked, eyes, look } from "./hand";
import { FLAGS } from "./harness";

export const SITE = new URL("../../dist/site", import.meta.url).pathname;
/** How long the engine may take to start on a busy machine. */
export const START = 120_000;

/** What Chromium asks its maker by itself, on any page. */
const BROWSER =
  /^\w+ (https?:\/\/)?(accounts|clients\d*)\.google\.com|^\w+ (https?:\/\/)?(content-autofill|update|optimizationguide-pa)\.googleapis\.com/;

let browser: Browser;
/** Everything that is not on loopback would come here, and is refused. */
let elsewhere: Server;
/** What was asked of other hosts. */
export const strangers: string[] = [];

beforeAll(async () => {
  if (!existsSync(join(SITE, "index.html"))) throw new Error("there is no dist/site: run `make site`");
  elsewhere = createServer((socket) => {
    socket.once("data", (data) => {
      const [line = ""] = data.toString().split("\r\n");
      if (!BROWSER.test(line)) strangers.push(line);
    });
    socket.once("data", () => socket.destroy());
    socket.on("error", () => undefined);
  });
  await new Promise<void>((done) => elsewhere.listen(0, "127.0.0.1", done));
  const proxy = `127.0.0.1:${(elsewhere.address() as AddressInfo).port}`;
  browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
    args: [...FLAGS, `--proxy-server=http=${proxy};https=${proxy}`],
  });
});

afterAll(async () => {
  await browser?.close();
  elsewhere?.close();
});

export interface Visit {
  context: BrowserContext;
  page: Page;
  troubles: string[];
}

/** A person at the site; what the browser reports as an error fails the test. */
export async function visit(files: Files): Promise<Visit> {
  const context = await browser.newContext({
    baseURL: files.url,
    viewport: { width: 1440, height: 900 },
    locale: "en-GB",
    reducedMotion: "reduce",
  });
  await context.addInitScript(() => {
    if (!localStorage.getItem("patolli-settings"))
      localStorage.setItem("patolli-settings", JSON.stringify({ confirm: false }));
    // Hear the choices that are made, on their way to the engine.
    const made = { acts: 0 };
    Object.assign(window, { made });
    const post = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (this: Worker, ...given: [unknown]) {
      if ((given[0] as { data?: { type?: string } }).data?.type === "act") made.acts += 1;
      post.apply(this, given);
    } as typeof post;
  });
  context.setDefaultTimeout(START);
  await context.addInitScript(eyes);
  const page = await context.newPage();
  const troubles: string[] = [];
  page.on("pageerror", (error) => troubles.push(String(error)));
  page.on("console", (message) => {
    if (message.type() === "error" && !/ERR_CONNECTION|ERR_INTERNET/.test(message.text()))
      troubles.push(message.text());
  });
  context.on("request", (request) => {
    const { origin, protocol } = new URL(request.url());
    if (origin !== files.origin && protocol !== "data:" && protocol !== "blob:")
      troubles.push(`a request to ${origin}`);
  });
  return { context, page, troubles };
}

export const ready = (page: Page): Promise<void> =>
  page
    .locator("[data-engine]")
    .waitFor({ state: "detached", timeout: START })
    .then(() => undefined);

/** Wait until everything is kept in the browser. */
export async function kept(page: Page): Promise<void> {
  await page.waitForFunction(async () => (await navigator.serviceWorker.ready).active?.state === "activated", null, {
    timeout: START,
  });
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, null, { timeout: START });
}

/** Open a table through the page that every reader has for it. */
export async function openTable(
  page: Page,
  game: string,
  seats: number,
  options: Record<string, string>,
): Promise<void> {
  await page.goto(`#/new/${game}`);
  await page.getByRole("button", { name: String(seats), exact: true }).click();
  if (seats > 1) await page.locator(".seat select:has(option[value=novice])").last().selectOption("novice");
  for (const value of Object.values(options)) {
    const field = page.locator(".option input[type=number], .option select").first();
    if (await field.evaluate((one) => one.tagName === "SELECT")) await field.selectOption({ label: value });
    else await field.fill(value);
  }
  await page.locator("button[type=submit]").click();
  await page.locator("[data-board]").waitFor();
}

const acts = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { made: { acts: number } }).made.acts);

/** Press a lit thing somewhere on it, until a choice has been made. */
async function decide(page: Page, die: (sides: number) => number): Promise<void> {
  const before = await acts(page);
  for (let attempt = 0; attempt < 40; attempt += 1) {
    const all = (await look(page, die(1_000_000), 2)).filter((one) => one.points.some(({ hit }) => hit === "own"));
    const single = all.filter((one) => one.notations.length === 1);
    const board = single.filter((one) => one.where === "board");
    const from = board.length && die(2) ? board : single.length ? single : all;
    const one = from[die(from.length)];
    const point = one?.points.find(({ hit }) => hit === "own");
    if (!point) {
      await page.waitForTimeout(50);
      continue;
    }
    await page.mouse.move(point.x, point.y);
    await page.mouse.down();
    await page.mouse.up();
    for (let wait = 0; wait < 20; wait += 1) {
      if ((await acts(page)) > before) return;
      await page.waitForTimeout(10);
    }
  }
  throw new Error("no press makes a choice");
}

/** Play on by presses, to the end or so many decisions; answers how many were made. */
export async function play(page: Page, die: (sides: number) => number, most = 5000): Promise<number> {
  for (let made = 0; made < most; made += 1) {
    if (!(await asked(page, 20))) return made;
    await decide(page, die);
  }
  return most;
}
