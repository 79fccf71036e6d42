// Lighthouse on the home page and on a running table, as a phone and as a desktop.
// Accessibility and best practices are tested; performance is a measurement, asked for with PERFORMANCE=1.
import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { loadavg, tmpdir } from "node:os";
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
/** Without the measurement one device is enough: axe-core looks at the rest in the other tests. */
const DEVICES: ("phone" | "desktop")[] = process.env.PERFORMANCE ? ["phone", "desktop"] : ["phone"];
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

async function measure(path: string, device: "phone" | "desktop"): Promise<Result> {
  const config: Config | undefined = device === "desktop" ? desktopConfig : undefined;
  const flags = { port, onlyCategories: Object.keys(TARGETS), disableStorageReset: true, logLevel: "error" as const };
  const answer = await lighthouse(`${server.url}${path}`, flags, config);
  if (!answer) throw new Error("Lighthouse said nothing");
  return answer.lhr;
}

const score = (result: Result, category: string): number => Math.round((result.categories[category]?.score ?? 0) * 100);

/** One look tells accessibility and best practices; performance is the median of three. */
async function look(name: string, path: string, device: "phone" | "desktop"): Promise<void> {
  const results: Result[] = [];
  for (let run = 0; run < (TARGETS.performance ? 3 : 1); run += 1) results.push(await measure(path, device));
  const [result] = results
    .sort((a, b) => score(a, "performance") - score(b, "performance"))
    .slice(Math.floor(results.length / 2));
  if (!result) throw new Error("nothing was measured");
  const scores = Object.keys(TARGETS).map((id) => `${id} ${score(result, id)}`);
  const blocked = result.audits["total-blocking-time"]?.displayValue;
  const noise = blocked ? `; blocked for ${blocked} (load of the machine ${(loadavg()[0] ?? 0).toFixed(1)})` : "";
  console.log(`${name}, ${device}: ${scores.join(", ")}${noise}`);
  const short = Object.keys(TARGETS).filter((id) => score(result, id) < (TARGETS[id] ?? 0));
  expect({ name, device, short, why: short.length ? faults(result) : [] }).toEqual({
    name,
    device,
    short: [],
    why: [],
  });
}

test.each(DEVICES)("the home page on a %s", async (device) => {
  await look("home", "/", device);
});

for (const game of GAMES) {
  test.each(DEVICES)(`a table of ${game} on a %s`, async (device) => {
    const page = await browser.newPage();
    const id = await open(page, { game, seats: [{ kind: "me" }, { kind: "bot", level: "novice" }], seed: 7 });
    await page.goto(`/t/${id}`);
    await page.waitForSelector(".choices [data-choice]");
    await page.close();
    await look(game, `/t/${id}`, device);
  });
}
