// The static site from a plain file server under a sub-path: the network is cut off, and then a whole game of each kind is
// played by raw presses, with a reload in the middle. Nothing may be asked of any other host.
import { expect, test } from "vitest";
import { serveFiles } from "./files";
import type { Page } from "playwright-core";
import { dice } from "./hand";
import { kept, openTable, play, ready, SITE, START, strangers, visit } from "./site";

/** Each game as it is short (alone where the game has an automaton, else against the mildest bot), and how many decisions
 * come before the reload; one of Patolli with two pieces may have six in all. */
const GAMES = [
  { game: "patolli", seats: 2, options: { pieces: "2" }, early: 3 },
  { game: "founders", seats: 1, options: {}, early: 8 },
  { game: "teotihuacan", seats: 1, options: {}, early: 8 },
  { game: "tikal", seats: 2, options: {}, early: 8 },
];

/** The newest lines of the log. */
const story = async (page: Page): Promise<string> =>
  (await page.locator("[role=tabpanel] ol li").allInnerTexts()).join("\n");

test("whole games of each kind without a network, through reloads", async () => {
  const files = await serveFiles(SITE);
  const { context, page, troubles } = await visit(files);
  await page.goto("");
  await ready(page);
  await kept(page);
  await files.stop();
  await context.setOffline(true);
  const report: string[] = [];
  for (const { game, seats, options, early } of GAMES) {
    const began = Date.now();
    const die = dice(7);
    await openTable(page, game, seats, options);
    const first = await play(page, die, early);
    const [table, log] = [page.url(), await story(page)];
    // At first the rival's turns are shown step by step; the rest need not be waited for (follow.e2e.ts does).
    await page.evaluate(() =>
      localStorage.setItem("patolli-settings", JSON.stringify({ confirm: false, speed: "off" })),
    );
    await page.reload();
    await page.locator("[data-board]").waitFor({ timeout: START });
    expect(page.url()).toBe(table);
    await expect.poll(() => story(page)).toContain(log.split("\n").slice(-9, -1).join("\n")); // the last may grow
    const rest = await play(page, die);
    await page.locator("[data-outcome]").waitFor();
    report.push(`${game}: ${first + rest} decisions in ${Math.round((Date.now() - began) / 1000)} s`);
    expect([first, rest > 0]).toEqual([early, true]);
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
