// Lighthouse on the home page and on a running table, as a phone and as a desktop.
// Accessibility and best practices are tested; performance is a measurement, asked for with PERFORMANCE=1.
import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import lighthouse, { desktopConfig, type Config, type Result } from "lighthouse";
import { chromium, type BrowserContext } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { FLAGS, open, serve, type Server } from "./harness";

const TARGETS: Record<string, number> = {
  accessibility: 100,
  "best-practices": 100,
  ...(process.env.PERFORMANCE ? { performance: 90 } : {}),
};
const GAMES = ["founders", "teotihuacan", "tikal"];

let server: Server;
let browser: BrowserContext;
let port: number;
const folder = mkdtempSync(join(tmpdir(), "patolli-lighthouse-"));

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await new Promise((done) => probe.once("listening", done));
  const { port: found } = probe.address() as AddressInfo;
  await new Promise((done) => probe.close(done));
  return found;
}

beforeAll(async () => {
  server = await serve();
  port = await freePort();
  browser = await chromium.launchPersistentContext(folder, {
    executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
    args: [...FLAGS, `--remote-debugging-port=${port}`],
    baseURL: server.url,
  });
});

afterAll(async () => {
  await browser?.close();
  await server?.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** What is wrong, one line per audit that is not passed. */
function faults(result: Result): string[] {
  return Object.values(result.categories).flatMap((category) =>
    category.auditRefs
      .filter(({ id, weight }) => weight > 0 && (result.audits[id]?.score ?? 1) < 0.9)
      .map(({ id }) => `${category.id}: ${id}: ${result.audits[id]?.displayValue ?? result.audits[id]?.title}`),
  );
}

async function look(name: string, path: string, device: "phone" | "desktop"): Promise<void> {
  const config: Config | undefined = device === "desktop" ? desktopConfig : undefined;
  const flags = { port, onlyCategories: Object.keys(TARGETS), disableStorageReset: true, logLevel: "error" as const };
  const answer = await lighthouse(`${server.url}${path}`, flags, config);
  if (!answer) throw new Error("Lighthouse said nothing");
  const scores = Object.fromEntries(Object.entries(answer.lhr.categories).map(([id, { score }]) => [id, Math.round((score ?? 0) * 100)]));
  console.log(`${name}, ${device}: ${Object.entries(scores).map(([id, score]) => `${id} ${score}`).join(", ")}`);
  const short = Object.keys(TARGETS).filter((id) => (scores[id] ?? 0) < (TARGETS[id] ?? 0));
  expect({ name, device, short, why: short.length ? faults(answer.lhr) : [] }).toEqual({ name, device, short: [], why: [] });
}

test.each(["phone", "desktop"] as const)("the home page on a %s", async (device) => {
  await look("home", "/", device);
});

for (const game of GAMES) {
  test.each(["phone", "desktop"] as const)(`a table of ${game} on a %s`, async (device) => {
    const page = await browser.newPage();
    const id = await open(page, { game, seats: [{ kind: "me" }, { kind: "bot", level: "novice" }], seed: 7 });
    await page.goto(`/t/${id}`);
    await page.waitForSelector("[data-choice]");
    await page.close();
    await look(game, `/t/${id}`, device);
  });
}
