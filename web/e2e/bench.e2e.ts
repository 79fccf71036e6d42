// How long an update takes from its message to the drawn board: a measurement, printed, not a timed test.
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

test.each(["patolli", "tikal", "founders", "teotihuacan"])("%s: from the message to the next frame", { timeout: 120_000 }, async (game) => {
  const { page, context } = await person(browser, server);
  await page.addInitScript(() => {
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
  });
  const id = await open(page, { game, seats: [{ kind: "me" }, { kind: "bot", level: "novice" }], seed: 4 });
  await page.goto(`/t/${id}`);
  await rush(page, 15_000);
  const times = ((await page.evaluate("window.updateTimes")) as number[]).sort((a, b) => a - b);
  const at = (part: number): string => (times[Math.floor(times.length * part)] ?? 0).toFixed(1);
  console.log(`${game}: ${times.length} updates, median ${at(0.5)} ms, 95 % within ${at(0.95)} ms, slowest ${at(0.999)} ms`);
  expect(times.length).toBeGreaterThan(5);
  await context.close();
});
