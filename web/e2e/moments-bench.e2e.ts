// How smoothly the great moments of the games are played at normal speed: a measurement, printed, not a timed test.
import { loadavg } from "node:os";
import { expect, test } from "vitest";
import type { Page } from "playwright-core";
import { person, recorded } from "./harness";
import { browser, house, server } from "./house";
import { findEvents, MOMENTS } from "./moments";

house();

interface Played {
  look: string;
  /** When each frame of it was drawn. */
  frames: number[];
}

/** In the page: note the frames of every moment that is shown; the first one after its own is where it begins. */
function watch(): void {
  const played: Played[] = [];
  Object.assign(window, { played });
  let before: string | null = null;
  const frame = (now: number): void => {
    const look = document.querySelector(".flights")?.getAttribute("data-moment") ?? null;
    if (look !== null && look !== before) played.push({ look, frames: [] });
    if (look !== null) played.at(-1)?.frames.push(now);
    before = look;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}

/** Step from one decision to the next, and wait until it has been played. */
async function step(page: Page, at: number): Promise<Played[]> {
  await page.locator(".past input[type=range]").fill(String(at - 1));
  await page.getByRole("heading", { name: new RegExp(`After decision ${at - 1} `) }).waitFor();
  await page.waitForTimeout(500);
  await page.evaluate("window.played.length = 0");
  await page.getByRole("button", { name: "One decision on" }).click();
  await page.locator(".flights[data-moment]").waitFor({ timeout: 20_000 });
  await page.locator("[data-following]").waitFor({ state: "detached", timeout: 30_000 });
  return (await page.evaluate("window.played")) as Played[];
}

test.each(Object.keys(MOMENTS))("%s: frames of its moments", { timeout: 300_000 }, async (game) => {
  const { records = [], events = [] } = MOMENTS[game] ?? {};
  const lines: string[] = [];
  const left = new Set(events);
  for (const name of records) {
    const settings = { confirm: false, speed: "normal" };
    const { page, context } = await person(browser, server, { motion: "no-preference", settings });
    const id = await recorded(page, name);
    const found = await page.evaluate(findEvents, { id, events: [...left] });
    await page.addInitScript(watch);
    await page.goto(`/t/${id}`);
    await page.locator(".story .line").last().click();
    const tools = await context.newCDPSession(page);
    await tools.send("Performance.enable", { timeDomain: "threadTicks" });
    /** Seconds of processor time that the page's thread has used: what counts when the machine does other things beside. */
    const busy = async (): Promise<number> =>
      (await tools.send("Performance.getMetrics")).metrics.find(({ name }) => name === "TaskDuration")?.value ?? 0;
    for (const [event, at] of Object.entries(found)) {
      left.delete(event);
      const before = await busy();
      const all = await step(page, at);
      const spent = ((await busy()) - before) * 1000;
      const drawn = all.reduce((sum, { frames }) => sum + frames.length, 0);
      lines.push(
        `  decision ${at}: ${(spent / Math.max(1, drawn)).toFixed(1)} ms of the page's processor time a frame`,
      );
      for (const { look, frames } of all) {
        const gaps = frames.slice(1).map((time, index) => time - (frames[index] ?? 0));
        const lasted = (frames.at(-1) ?? 0) - (frames[0] ?? 0);
        const rate = (gaps.length * 1000) / Math.max(1, lasted);
        const late = gaps.filter((gap) => gap > 1000 / 30 + 1).length;
        lines.push(
          `    ${event} (${look}): ${rate.toFixed(0)} frames a second over ${lasted.toFixed(0)} ms, ${late} of ${gaps.length} later than 1/30 s, the latest after ${Math.max(0, ...gaps).toFixed(0)} ms`,
        );
      }
    }
    await context.close();
  }
  console.log(`${game} (load of the machine ${(loadavg()[0] ?? 0).toFixed(1)})\n${lines.join("\n")}`);
  expect([...left], "every moment is played").toEqual([]);
});
