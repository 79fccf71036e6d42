// How long an update takes from its message to the drawn board: a measurement, printed, not a timed test.
import { loadavg } from "node:os";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Browser } from "playwright-core";
import { browse, open, person, rush, serve, type Server } from "./harness";

let server: Server;
let browser: Browser;

beforeAll(async () => {
  server = await serve();
  browser = await browse();
});

afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

/** In the page: note how long each update takes from its message to the frame that shows it. */
function watch(): void {
  const times: number[] = [];
  Object.assign(window, { updateTimes: times });
  const Real = WebSocket;
  window.WebSocket = class extends Real {
    constructor(url: string | URL) {
      super(url);
      this.addEventListener("message", (event: MessageEvent<string>) => {
        if (!event.data.startsWith('{"type":"update"')) return;
        const began = performance.now();
        requestAnimationFrame(() => {
          const channel = new MessageChannel();
          channel.port1.onmessage = () => times.push(performance.now() - began);
          channel.port2.postMessage(null);
        });
      });
    }
  };
}

test.each(["patolli", "tikal", "founders", "teotihuacan"])("%s: from the message to the next frame", { timeout: 120_000 }, async (game) => {
  const { page, context } = await person(browser, server);
  const id = await open(page, { game, seats: [{ kind: "me" }, { kind: "bot", level: "novice" }], seed: 4 });
  await page.goto(`/t/${id}`);
  await page.waitForSelector("[data-choice]");
  // Measured is a tab of the same player that nobody touches: it draws the same choices, and has no clicks to find.
  const tab = await context.newPage();
  await tab.addInitScript(watch);
  await tab.goto(`/t/${id}`);
  await tab.waitForSelector("[data-choice]");
  const tools = await context.newCDPSession(tab);
  await tools.send("Performance.enable", { timeDomain: "threadTicks" });
  /** Seconds of processor time that the tab's thread has used: what counts when the machine does other things beside. */
  const busy = async (): Promise<number> => (await tools.send("Performance.getMetrics")).metrics.find(({ name }) => name === "TaskDuration")?.value ?? 0;
  await tab.evaluate("window.updateTimes.length = 0");
  const before = await busy();
  await rush(page, 15_000);
  const spent = (await busy()) - before;
  const times = ((await tab.evaluate("window.updateTimes")) as number[]).sort((a, b) => a - b);
  const at = (part: number): string => (times[Math.floor(times.length * part)] ?? 0).toFixed(1);
  const each = ((spent * 1000) / Math.max(1, times.length)).toFixed(1);
  const load = (loadavg()[0] ?? 0).toFixed(1);
  console.log(`${game}: ${times.length} updates, median ${at(0.5)} ms, 95 % within ${at(0.95)} ms, slowest ${at(0.999)} ms; ${each} ms of processor time each, previews included (load of the machine ${load})`);
  expect(times.length).toBeGreaterThan(5);
  await context.close();
});
