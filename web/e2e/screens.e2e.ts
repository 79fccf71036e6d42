// Every screen: no error, no request to another host, nothing that axe objects to, in any dress.
import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import type { Page } from "playwright-core";
import { violations } from "./axe";
import { leaveEnding, open, person, play, rush, type Look } from "./harness";
import { browser, house, server } from "./house";

const DRESSES: Look[] = [
  { width: 1440, height: 900, theme: "light" },
  { width: 1440, height: 900, theme: "dark", language: "fr-FR" },
  { width: 360, height: 740, theme: "dark" },
];
const PAGES = [
  "/",
  "/new",
  "/new/patolli",
  "/lobby",
  "/mine",
  "/finished",
  "/rules",
  "/rules/patolli",
  "/settings",
  "/account",
  "/nowhere",
  "/t/nothing",
];

house();

/** Nothing sticks out of the page sideways. */
async function wide(page: Page): Promise<boolean> {
  return await page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth + 1);
}

/** Kilobytes of script that a page loads, compressed. */
async function scripts(page: Page, path: string): Promise<number> {
  let bytes = 0;
  const taken: Promise<void>[] = [];
  page.on("response", (response) => {
    if (response.request().resourceType() === "script")
      taken.push(response.body().then((body) => void (bytes += gzipSync(body).length)));
  });
  await page.goto(path);
  await page.waitForLoadState("networkidle");
  await Promise.all(taken);
  return bytes / 1000;
}

test("the first load is light: 250 kB of compressed script at home, 150 kB more for a game", async () => {
  const home = await person(browser, server);
  const first = await scripts(home.page, "/");
  expect(first).toBeLessThan(250);
  await home.context.close();
  for (const game of ["founders", "patolli", "teotihuacan", "tikal"]) {
    const { page, context } = await person(browser, server);
    const id = await open(page, { game, seats: [{ kind: "me" }, { kind: "bot", level: "novice" }] });
    await page.goto("about:blank");
    const more = (await scripts(page, `/t/${id}`)) - first;
    expect({ game, light: more < 150 }).toEqual({ game, light: true });
    await context.close();
  }
});

describe.each(DRESSES)("at $width pixels, $theme", (dress) => {
  test("every page is sound", async () => {
    const { page, context, troubles } = await person(browser, server, dress);
    for (const path of PAGES) {
      await page.goto(path);
      await page.waitForSelector("main h1, main h2, main p");
      await page.waitForLoadState("networkidle");
      expect({ path, found: await violations(page) }).toEqual({ path, found: [] });
      expect({ path, wide: await wide(page) }).toEqual({ path, wide: false });
    }
    expect(troubles).toEqual([]);
    await context.close();
  });

  test.each(["founders", "teotihuacan", "tikal"])("the board of %s is sound", async (game) => {
    const { page, context, troubles } = await person(browser, server, {
      ...dress,
      settings: { confirm: false, text: true },
    });
    const id = await open(page, {
      game,
      seats: [{ kind: "me" }, { kind: "bot", level: "novice" }, { kind: "bot", level: "novice" }],
      seed: 7,
    });
    await page.goto(`/t/${id}`);
    await page.waitForSelector(".choices [data-choice]");
    expect(await violations(page)).toEqual([]);
    await rush(page, 2500);
    await page.waitForSelector(".choices [data-choice], [data-outcome]");
    expect(await violations(page)).toEqual([]);
    expect(await wide(page)).toBe(false);
    expect(troubles).toEqual([]);
    await context.close();
  });

  test("a table is sound while it is played, reviewed and looked back at", async () => {
    const { page, context, troubles } = await person(browser, server, dress);
    const id = await open(page, {
      game: "patolli",
      seats: [{ kind: "me" }, { kind: "bot", level: "novice" }],
      options: { pieces: 2 },
      seed: 3,
    });
    await page.goto(`/t/${id}`);
    await page.waitForSelector(".choices [data-choice]");
    expect(await violations(page)).toEqual([]);
    if ((dress.width ?? 1440) < 1100) {
      await page.locator("header button[aria-expanded]").click();
      await page.waitForTimeout(100);
      expect(await violations(page)).toEqual([]);
      await page.locator("header button[aria-expanded]").click();
    }
    await page.keyboard.press("?");
    await page.waitForSelector("dialog");
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await page.waitForSelector("dialog", { state: "detached" });
    await play(page);
    await page.locator("dialog.ending [data-highlight] svg").first().waitFor();
    expect(await violations(page)).toEqual([]);
    await leaveEnding(page);
    expect(await violations(page)).toEqual([]);
    await page.locator("[data-outcome] ~ div button").first().click();
    await page.waitForSelector("dialog svg");
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await page.waitForSelector("dialog", { state: "detached" });
    await page.locator("[data-outcome] ~ div button").nth(1).click();
    await page.waitForSelector("input[type=range]");
    expect(await violations(page)).toEqual([]);
    expect(await wide(page)).toBe(false);
    expect(troubles).toEqual([]);
    await context.close();
  });
});
