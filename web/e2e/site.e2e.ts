// The static site (`make site`) from a plain file server under a sub-path: the network is cut off, and then a whole game
// of each kind is played by raw presses, with a reload in the middle. Nothing may be asked of any other host.
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:net";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { chromium, type Browser, type BrowserContext, type Page } from "playwright-core";
import { serveFiles, type Files } from "./files";
import { asked, dice, eyes, look } from "./hand";
import { FLAGS, serve } from "./harness";

const SITE = new URL("../../dist/site", import.meta.url).pathname;
/** How long the engine may take to start on a busy machine. */
const START = 120_000;

/** Each game as it is short: alone where the game has an automaton, else against the mildest bot. */
const GAMES = [
  { game: "patolli", seats: 2, options: { pieces: "2" } },
  { game: "founders", seats: 1, options: {} },
  { game: "teotihuacan", seats: 1, options: {} },
  { game: "tikal", seats: 2, options: {} },
];

/** What Chromium asks its maker by itself, on any page. */
const BROWSER =
  /^\w+ (https?:\/\/)?(accounts|clients\d*)\.google\.com|^\w+ (https?:\/\/)?(content-autofill|update|optimizationguide-pa)\.googleapis\.com/;

let browser: Browser;
/** Everything that is not on loopback would come here, and is refused. */
let elsewhere: Server;
const strangers: string[] = [];

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

interface Visit {
  context: BrowserContext;
  page: Page;
  troubles: string[];
}

/** A person at the site; what the browser reports as an error fails the test. */
async function visit(files: Files): Promise<Visit> {
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

const ready = (page: Page): Promise<void> =>
  page
    .locator("[data-engine]")
    .waitFor({ state: "detached", timeout: START })
    .then(() => undefined);

/** Wait until everything is kept in the browser. */
async function kept(page: Page): Promise<void> {
  await page.waitForFunction(async () => (await navigator.serviceWorker.ready).active?.state === "activated", null, {
    timeout: START,
  });
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, null, { timeout: START });
}

/** Open a table through the page that every reader has for it. */
async function openTable(page: Page, game: string, seats: number, options: Record<string, string>): Promise<void> {
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
async function play(page: Page, die: (sides: number) => number, most = 5000): Promise<number> {
  for (let made = 0; made < most; made += 1) {
    if (!(await asked(page, 20))) return made;
    await decide(page, die);
  }
  return most;
}

test("the first screen comes before the engine, which is loaded with a bar", async () => {
  const files = await serveFiles(SITE);
  const { context, page, troubles } = await visit(files);
  let free = (): void => undefined;
  const held = new Promise<void>((done) => (free = done));
  await context.route("**/python/python_stdlib.zip", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("");
  await page.getByRole("button", { name: "Play Tikal" }).waitFor();
  const bar = page.locator("[data-engine=loading] progress");
  await expect.poll(() => bar.evaluate((one: HTMLProgressElement) => one.value)).toBeGreaterThan(1_000_000);
  expect(await bar.evaluate((one: HTMLProgressElement) => one.value < one.max)).toBe(true);
  await page.goto("#/rules/tikal");
  await page.getByRole("heading", { name: "Tikal" }).first().waitFor();
  expect(await page.getByRole("link", { name: "Lobby" }).count()).toBe(0);
  free();
  await ready(page);
  expect(troubles).toEqual([]);
  await context.close();
  await files.stop();
}, 300_000);

test("whole games of each kind without a network, through reloads", async () => {
  const files = await serveFiles(SITE);
  const { context, page, troubles } = await visit(files);
  await page.goto("");
  await ready(page);
  await kept(page);
  await files.stop();
  await context.setOffline(true);
  const report: string[] = [];
  for (const { game, seats, options } of GAMES) {
    const began = Date.now();
    const die = dice(7);
    await openTable(page, game, seats, options);
    const first = await play(page, die, 8);
    const log = await page.locator("[data-board]").count();
    expect(log).toBe(1);
    const table = page.url();
    await page.reload();
    await page.locator("[data-board]").waitFor({ timeout: START });
    expect(page.url()).toBe(table);
    const rest = await play(page, die);
    await page.locator("[data-outcome]").waitFor();
    report.push(`${game}: ${first + rest} decisions in ${Math.round((Date.now() - began) / 1000)} s`);
    expect(first + rest).toBeGreaterThan(8);
    // The first game shows the rival's turns step by step; the others need not be waited for (follow.e2e.ts does).
    await page.evaluate(() =>
      localStorage.setItem("patolli-settings", JSON.stringify({ confirm: false, speed: "off" })),
    );
  }
  console.log(report.join("\n"));

  // The tables are in the list, and what happened can be looked at.
  await page.goto("#/finished");
  await expect.poll(() => page.locator("a.table").count()).toBe(GAMES.length);
  await page.locator("a.table").last().click();
  await page.getByRole("button", { name: "Review" }).first().click();
  await page.locator("dialog[open]").waitFor();

  expect(troubles).toEqual([]);
  expect(strangers).toEqual([]);
  await context.close();
}, 1_200_000);

test("around one screen, with the guide, and all of it moved to another browser and to a server", async () => {
  const files = await serveFiles(SITE);
  const here = await visit(files);
  await here.page.goto("");
  await ready(here.page);
  await here.page.getByRole("button", { name: "Learn by playing Patolli" }).click();
  await here.page.locator(".guide").waitFor();

  await here.page.goto("#/new/tikal");
  await here.page.locator(".seat select").nth(1).selectOption("hotseat");
  await here.page.locator(".seat").nth(1).locator("input").fill("Bo");
  await here.page.locator("button[type=submit]").click();
  await here.page.locator("[data-board]").waitFor();
  await play(here.page, dice(3), 6);
  const table = new URL(here.page.url()).hash;
  const lines = await here.page.locator("[role=tabpanel] ol li").count();

  // The table by its record, to a real server.
  await here.page.getByRole("button", { name: "This table" }).click();
  const record = await saved(here.page, "Save to go on elsewhere");
  const server = await serve();
  const answer = await fetch(`${server.url}/api/guests`, { method: "POST", body: "{}", headers: JSON_BODY });
  const { csrf } = (await answer.json()) as { csrf: string };
  const cookie = answer.headers
    .getSetCookie()
    .map((one) => one.split(";")[0])
    .join("; ");
  const headers = { ...JSON_BODY, Cookie: cookie, "X-CSRF-Token": csrf };
  const ask = async <T>(path: string, body?: unknown): Promise<T> => {
    const reply = await fetch(server.url + path, {
      headers,
      ...(body ? { method: "POST", body: JSON.stringify(body) } : {}),
    });
    if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`);
    return (path.includes("/record?") ? await reply.text() : await reply.json()) as T;
  };
  interface Shown {
    id: string;
    length: number;
    status: string;
  }
  const shown = await ask<Shown>("/api/records", { text: record });
  expect(shown.length).toBeGreaterThan(4);
  const seats = [{ kind: "me" }, { kind: "hotseat" }];
  const fork = await ask<Shown>(`/api/tables/${shown.id}/fork`, { at: shown.length, seats });
  expect(fork.status).toBe("running");

  // And back: the record of the server's table is shown here.
  const back = await ask<string>(`/api/tables/${shown.id}/record?format=json`);
  await server.stop();
  await here.page.goto("#/finished");
  await here.page
    .locator("input[type=file]")
    .setInputFiles({ name: "record.json", mimeType: "application/json", buffer: Buffer.from(back) });
  await here.page.locator("[data-board]").waitFor();

  // All of it in one file, to another browser.
  await here.page.goto("#/device");
  const all = await saved(here.page, "Save all games");
  expect(here.troubles).toEqual([]);
  await here.context.close();
  const there = await visit(files);
  await there.page.goto("#/device");
  await ready(there.page);
  await there.page
    .locator("input[type=file]")
    .setInputFiles({ name: "all.json", mimeType: "application/json", buffer: Buffer.from(all) });
  await there.page.getByText("3 games have been loaded.").waitFor();
  await there.page.goto(table);
  await there.page.locator("[data-board]").waitFor();
  expect(await there.page.locator("[role=tabpanel] ol li").count()).toBe(lines);
  await play(there.page, dice(4), 2);
  expect(there.troubles).toEqual([]);
  expect(strangers).toEqual([]);
  await there.context.close();
  await files.stop();
}, 600_000);

test("a newer version says so, and no game is lost when it is taken", async () => {
  const folder = mkdtempSync(join(tmpdir(), "patolli-site-"));
  cpSync(SITE, folder, { recursive: true });
  const files = await serveFiles(folder);
  const { context, page, troubles } = await visit(files);
  await page.goto("");
  await ready(page);
  await kept(page);
  await openTable(page, "patolli", 2, {});
  await play(page, dice(5), 2);
  const script = join(folder, "sw.js");
  writeFileSync(script, readFileSync(script, "utf8").replace(/VERSION = "\w+"/, 'VERSION = "newer"'));
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await page.getByText("A newer version of Patolli is ready.").waitFor({ timeout: START });
  await Promise.all([page.waitForEvent("load"), page.getByRole("button", { name: "Use it now" }).click()]);
  await page.locator("[data-board]").waitFor({ timeout: START });
  expect(await page.evaluate(() => caches.keys())).toEqual([expect.stringMatching(/newer$/)]);
  await play(page, dice(6), 2);
  expect(troubles).toEqual([]);
  await context.close();
  await files.stop();
  rmSync(folder, { recursive: true, force: true });
}, 300_000);

const JSON_BODY = { "Content-Type": "application/json" };

/** The text of the file that a button gives. */
async function saved(page: Page, button: string): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: button }).click(),
  ]);
  return readFileSync(await download.path(), "utf8");
}
