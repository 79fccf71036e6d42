// `npm run bench:site`: how fast the engine in the browser is, and how large the site. On a quiet machine:
// a decision is answered within 150 ms, Apprentice's turn within 1 s, Artisan's within 4 s, all of it below 8 MB.
import { readdirSync, readFileSync, statSync } from "node:fs";
import { extname, join } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import type { Page } from "playwright-core";
import { serveFiles } from "./files";
import { browse } from "./harness";

const SITE = new URL("../../dist/site", import.meta.url).pathname;
const GAMES = ["patolli", "tikal", "founders", "teotihuacan"];
const DECISIONS = Number(process.env.DECISIONS ?? 60);
const PACKED = new Set([".bin", ".zip", ".png", ".woff2"]);

function sizes(folder: string): number {
  return readdirSync(folder)
    .map((name) => join(folder, name))
    .reduce((sum, path) => {
      if (statSync(path).isDirectory()) return sum + sizes(path);
      const data = readFileSync(path);
      return sum + (PACKED.has(extname(path)) ? data.length : gzipSync(data).length);
    }, 0);
}

interface Measured {
  answers: number[];
  turns: number[];
  frames: number[];
}

/** Play against a bot by sending commands, and measure; the page draws all of it, and its frames are counted. */
async function measure(page: Page, decisions: number): Promise<Measured> {
  return await page.evaluate(async (most) => {
    const found: Measured = { answers: [], turns: [], frames: [] };
    const nap = (): Promise<unknown> => new Promise((done) => setTimeout(done, 4));
    let last = performance.now();
    let stop = false;
    const frame = (): void => {
      found.frames.push(performance.now() - last);
      last = performance.now();
      if (!stop) requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
    let chance = 4;
    while (found.answers.length < most && !document.querySelector("[data-outcome]")) {
      const buttons = [...document.querySelectorAll<HTMLElement>(".choices [data-choice]:not([disabled])")];
      if (!buttons.length) {
        await nap();
        continue;
      }
      chance = (chance * 1103515245 + 12345) % 2147483648;
      const heard = (window as unknown as { heard: { updates: number; mine: boolean } }).heard;
      const before = heard.updates;
      const began = performance.now();
      buttons[chance % buttons.length]?.click();
      while (heard.updates === before && performance.now() - began < 5000) await nap();
      found.answers.push(performance.now() - began);
      const waits = performance.now();
      let thought = false;
      while (!heard.mine && !document.querySelector("[data-outcome]") && performance.now() - waits < 20_000) {
        thought = true;
        await nap();
      }
      if (thought) found.turns.push(performance.now() - waits);
    }
    stop = true;
    return found;
  }, decisions);
}

const at = (values: readonly number[], part: number): number =>
  Math.round(values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? 0);

test("the engine in the browser", { timeout: 1_800_000 }, async () => {
  const size = sizes(SITE);
  console.log(`size: ${(size / 1e6).toFixed(2)} MB compressed`);
  expect(size).toBeLessThan(8_000_000);
  const files = await serveFiles(SITE);
  const browser = await browse();
  console.log("game | level | decisions | answered: median, 95 %, worst | bot's turn: median, worst | frame 99 %");
  for (const game of GAMES)
    for (const level of ["apprentice", "artisan"]) {
      const context = await browser.newContext({ baseURL: files.url, viewport: { width: 1280, height: 800 } });
      await context.addInitScript((stored) => {
        localStorage.setItem("patolli-settings", JSON.stringify({ confirm: false }));
        localStorage.setItem("patolli-level", stored);
        const heard = { updates: 0, mine: true };
        Object.assign(window, { heard });
        const { set } = Object.getOwnPropertyDescriptor(Worker.prototype, "onmessage") ?? {};
        Object.defineProperty(Worker.prototype, "onmessage", {
          set(this: Worker, listener: (event: MessageEvent) => void) {
            set?.call(this, (event: MessageEvent) => {
              for (const [, reply] of (event.data.said ?? []) as [number, { type: string; asked: number | null }][])
                if (reply.type === "update") {
                  heard.updates += 1;
                  heard.mine = reply.asked === 0 || reply.asked === null;
                }
              listener(event);
            });
          },
        });
      }, level);
      const page = await context.newPage();
      const began = Date.now();
      await page.goto("");
      await page.locator(".games li").first().waitFor();
      const shown = Date.now() - began;
      await page.locator("[data-engine]").waitFor({ state: "detached", timeout: 120_000 });
      const started = Date.now() - began;
      await page.goto(`#/new/${game}`);
      await page.locator(".seat select:has(option[value=novice])").last().selectOption(level);
      await page.locator("button[type=submit]").click();
      await page.locator("[data-board]").waitFor();
      await page.waitForTimeout(4000); // the worker that thinks has started too
      const { answers, turns, frames } = await measure(page, DECISIONS);
      console.log(
        `${game} | ${level} | ${answers.length} | ${at(answers, 0.5)}, ${at(answers, 0.95)}, ${at(answers, 1)} ms | ${at(turns, 0.5)}, ${at(turns, 1)} ms | ${at(frames, 0.99)} ms (first screen ${shown} ms, engine ${started} ms)`,
      );
      await context.close();
    }
  await browser.close();
  await files.stop();
});
