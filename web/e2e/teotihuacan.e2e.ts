// The board of Teotihuacan: its guided first game to the end, the pyramid in hand, its cards, Teotibot,
// and presses anywhere on what is lit.
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { Page } from "playwright-core";
import { violations } from "./axe";
import { listen } from "./hand";
import { open, person } from "./harness";
import { browser, house, server } from "./house";
import { placesOn, press, rests, tap } from "./press";

house();

const SOLO = {
  game: "teotihuacan",
  seats: [{ kind: "me" }],
  seed: 7,
  options: { setup: "first_game", difficulty: "easy" },
};

/** Follow the guide from a step to another one: each speaks, and its choice is lit on the board or among the buttons. */
async function follow(page: Page, from: number, to: number): Promise<void> {
  for (let step = from; step <= to; step += 1) {
    const panel = page.locator(`[data-guide="${step}"]`);
    await panel.waitFor();
    for (const line of await panel.locator("p").allInnerTexts()) expect(line).not.toMatch(/-guide-|^$/);
    await panel.locator("[data-guided]").click();
  }
}

test(
  "the guided first game leads to the first Eclipse, and shows the tile in hand on its way",
  { timeout: 300_000 },
  async () => {
    const { page, context, troubles } = await person(browser, server);
    await page.goto("/");
    await page.getByRole("button", { name: "Learn by playing Teotihuacan: City of Gods" }).click();
    await follow(page, 1, 19);

    // A tile is in hand: over a place it shows what it would score there, and R turns it.
    await page.waitForSelector('[data-guide="20"]');
    const spot = page.locator("[data-board] .spot.taught");
    await spot.hover();
    await page.waitForSelector('[data-ghost="3"]');
    await page.keyboard.press("r");
    await page.waitForSelector('[data-ghost="5"]');
    await spot.click();
    await page.waitForSelector('[data-guide="21"]');
    expect(await page.locator("[data-ghost]").getAttribute("data-ghost")).toBe("5"); // it lies as it was turned

    await follow(page, 21, 46);
    const end = page.locator('[data-guide="47"]');
    await end.waitFor();
    expect(await end.locator("[data-guided]").count()).toBe(0);
    await expect.poll(() => page.locator(".choices [data-choice]").count()).toBeGreaterThan(1);
    expect(troubles).toEqual([]);
    await context.close();
  },
);

test("the guide speaks French, says when one strays, and leads back", async () => {
  const { page, context, troubles } = await person(browser, server, { language: "fr-FR" });
  await page.goto("/");
  await page.getByRole("button", { name: /^Apprendre en jouant Teotihuacan/ }).click();
  await page.waitForSelector('[data-guide="1"]');
  expect(await page.locator("[data-guide]").innerText()).toMatch(/Vos dés sont des ouvriers/);
  await page.locator(".choices [data-choice]").filter({ hasText: "Forêt" }).click();
  await page.getByRole("button", { name: "Revenir au guide" }).click();
  await page.waitForSelector('[data-guide="1"]');
  await follow(page, 1, 3);
  await page.waitForSelector('[data-guide="4"]');
  expect(troubles).toEqual([]);
  await context.close();
});

test("the pyramid is tilted and its levels are lifted by keyboard", async () => {
  const { page, context, troubles } = await person(browser, server);
  const id = await open(page, SOLO);
  await page.goto(`/t/${id}`);
  await page.waitForSelector(".choices [data-choice]");
  const tilt = page.getByRole("button", { name: "Tilted view" });
  const walls = page.locator("[data-board] polygon.wall");
  await tilt.waitFor(); // the pyramid is laid after the action boards, and its key with it
  // There is room for the tilted view here; V shows it from above, and tilted again.
  await expect.poll(() => walls.count()).toBeGreaterThan(20);
  await page.keyboard.press("v");
  await expect.poll(() => tilt.getAttribute("aria-pressed")).toBe("false");
  expect(await walls.count()).toBe(0);
  await page.keyboard.press("v");
  await expect.poll(() => tilt.getAttribute("aria-pressed")).toBe("true");
  await expect.poll(() => walls.count()).toBeGreaterThan(20);
  const two = page.getByRole("button", { name: "Show the pyramid up to level 1" });
  const all = await walls.count();
  await two.focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => walls.count()).toBeLessThan(all);
  await tilt.focus();
  await page.keyboard.press("Space");
  await expect.poll(() => walls.count()).toBe(0);
  expect(troubles).toEqual([]);
  await context.close();
});

test.each(["en-GB", "fr-FR"])("every component explains itself by keyboard (%s)", async (language) => {
  const { page, context, troubles } = await person(browser, server, { language });
  const id = await open(page, SOLO);
  await page.goto(`/t/${id}`);
  await page.waitForSelector(".choices [data-choice]");
  await page.waitForSelector('[data-viewport] [aria-busy="false"]', { state: "attached" }); // all parts are laid
  const count = await page.locator("[data-explained]").count();
  expect(count).toBeGreaterThan(100);
  const said: string[] = [];
  for (let index = 0; index < count; index += 1) {
    await page.keyboard.press("i");
    said.push(await page.evaluate(() => document.activeElement?.getAttribute("aria-label") ?? ""));
  }
  const gaps = said.filter((text) => text.length < 3 || /teotihuacan-[a-z]|\{ ?\$|undefined|NaN/.test(text));
  expect(gaps).toEqual([]);
  expect(new Set(said).size).toBeGreaterThan(80);
  await page.locator("[role=tooltip] a[href*='/rules/teotihuacan#TEO-']").waitFor();
  expect(troubles).toEqual([]);
  await context.close();
});

test("Teotibot's turn can be checked, and the table is sound for everybody, tilted and from above, light and dark", async () => {
  const { page, context, troubles } = await person(browser, server);
  const id = await open(page, SOLO);
  await page.goto(`/t/${id}`);
  for (const name of [/^Worker 2/, /Nobles/])
    await page.locator(".choices [data-choice]").filter({ hasText: name }).first().click();
  // The worker collects by itself, Teotibot throws its dice, and they are shown with the place that they chose.
  await page.locator("[data-board] rect.tile.used").waitFor();
  await page.getByText("Teotibot rolls").first().waitFor();
  await page.locator("[data-board] polygon.wall").first().waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole("button", { name: "Tilted view" }).click();
  await expect.poll(() => page.locator("[data-board] polygon.wall").count()).toBe(0);
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await violations(page)).toEqual([]);
  expect(troubles).toEqual([]);
  await context.close();
});

test("a finished game is reviewed: every source of points has a name, and several may score in one turn", async () => {
  const { page, context, troubles } = await person(browser, server, { language: "fr-FR" });
  const kept = JSON.parse(
    readFileSync(new URL("../../tests/records/teotihuacan/standard-3.json", import.meta.url), "utf8"),
  ) as Record<string, unknown>;
  const record = Object.fromEntries(
    ["format", "game", "rules_version", "seats", "options", "seed", "actions"].map((name) => [name, kept[name]]),
  );
  await page.goto("/");
  const id = await page.evaluate(async (record) => {
    const post = async (path: string, body: unknown, csrf = ""): Promise<{ id: string; csrf: string }> => {
      const answer = await fetch(path, {
        method: "POST",
        headers: { "Content-Type": "application/json", "X-CSRF-Token": csrf },
        body: JSON.stringify(body),
      });
      if (!answer.ok) throw new Error(await answer.text());
      return await answer.json();
    };
    const me = await post("/api/guests", { name: "Ana", language: "fr" });
    return (await post("/api/records", { record }, me.csrf)).id;
  }, record);
  await page.goto(`/t/${id}`);
  await page.getByRole("button", { name: "Analyse" }).click();
  const names = await page.locator("dialog tbody th").allInnerTexts();
  expect(names).toContain("Salaires impayés");
  expect(names.filter((name) => /teotihuacan-|\{/.test(name))).toEqual([]);
  const turns = (await page.locator("dialog .turning button").allInnerTexts()).map((text) => /(\d+)$/.exec(text)?.[1]);
  expect(turns.length).toBe(5);
  expect(new Set(turns).size).toBeLessThan(5); // two of them in the same turn
  expect(troubles).toEqual([]);
  await context.close();
});

/** A game whose first decision may use a discovery tile: a step in any temple, from a starting tile. */
async function holding(page: Page): Promise<void> {
  const id = await open(page, {
    game: "teotihuacan",
    seats: [{ kind: "me" }],
    seed: 8,
    options: { setup: "standard", difficulty: "easy" },
  });
  await page.goto(`/t/${id}`);
  await page
    .locator(".choices [data-choice]")
    .filter({ hasText: /starting tile 4 .*starting tile 16/ })
    .click();
  await page.locator(".choices [data-choice]").filter({ hasText: "Claim: step in any temple" }).click();
}

test("a held discovery tile is used on the panel, by mouse and by keyboard", async () => {
  const { page, context, troubles } = await person(browser, server);
  await holding(page);
  const tile = page.locator("[data-seats] [data-choice]");
  await tile.waitFor();
  expect(await tile.getAttribute("aria-label")).toBe("Use discovery tile: step in any temple");
  const box = await tile.boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(40);
  expect(await violations(page)).toEqual([]);

  // The pointer or the keyboard on it lights the button of the prompt, and the preview speaks.
  const button = page.locator(".choices [data-choice]").filter({ hasText: "step in any temple" });
  await tile.hover();
  await page.waitForFunction((one) => one?.classList.contains("focused"), await button.elementHandle());
  await page.locator("section.prompt .preview span").first().waitFor();
  await tile.click();
  await page.locator("h2").filter({ hasText: "In which temple do you advance?" }).waitFor();
  await expect.poll(() => page.locator("[data-seats] [data-choice]").count()).toBe(0); // only what is legal reacts

  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await tile.waitFor();
  for (let step = 0; step < 12 && !(await tile.evaluate((one) => one === document.activeElement)); step += 1)
    await page.keyboard.press("ArrowRight");
  await expect.poll(() => tile.evaluate((one) => one === document.activeElement)).toBe(true);
  await page.keyboard.press("Enter");
  await page.locator("h2").filter({ hasText: "In which temple do you advance?" }).waitFor();
  expect(troubles).toEqual([]);
  await context.close();
});

test("a held discovery tile is used by touch, in the drawer of a phone", async () => {
  const { page, context, troubles } = await person(browser, server, { width: 360, height: 740, touch: true });
  await holding(page);
  await page.getByRole("button", { name: "Seats & log" }).tap();
  await page.locator("[data-seats] [data-choice]").last().tap();
  await page.locator("h2").filter({ hasText: "In which temple do you advance?" }).waitFor();
  expect(troubles).toEqual([]);
  await context.close();
});

test("a phone brings into sight what can be chosen, as soon as the board is laid", async () => {
  const { page, context, troubles } = await person(browser, server, { width: 360, height: 740, touch: true });
  const id = await open(page, SOLO);
  // So slow that the choices are known long before the places they are about are drawn.
  await (await context.newCDPSession(page)).send("Emulation.setCPUThrottlingRate", { rate: 10 });
  await page.goto(`/t/${id}`);
  // Nearer than the whole board, which is as wide as the screen.
  await page.waitForFunction(
    () => Number(document.querySelector("[data-viewport]")?.getAttribute("viewBox")?.split(" ")[2]) < 1200,
    null,
    { timeout: 90_000 },
  );
  expect(troubles).toEqual([]);
  await context.close();
});

const STANDARD = {
  game: "teotihuacan",
  seats: [{ kind: "me" }, { kind: "bot", level: "novice" }],
  seed: 7,
  options: { setup: "standard", first_player: 0 },
};

test.each([
  ["mouse", press, { width: 1440, height: 900 }],
  ["finger", tap, { width: 390, height: 844, touch: true }],
] as const)("by %s two starting tiles are picked one after the other", async (_, touch, look) => {
  const { page, context, troubles } = await person(browser, server, look);
  const id = await open(page, STANDARD);
  await page.goto(`/t/${id}`);
  const tiles = page.locator("[data-board] [aria-pressed][data-choice]");
  const chosen = page.locator('[data-board] [aria-pressed="true"]');
  await tiles.first().waitFor();
  await rests(page);
  await expect.poll(() => tiles.count()).toBe(4);
  const touched = async (index: number): Promise<void> => {
    const places = await placesOn(tiles.nth(index), 3);
    const place = places[index % places.length];
    if (!place) throw new Error("nothing to press");
    await touch(page, place);
  };
  await touched(0);
  await expect.poll(() => chosen.count()).toBe(1);
  await expect.poll(() => tiles.count()).toBe(3);
  // Pressed again it is put back.
  const box = await chosen.boundingBox();
  if (!box) throw new Error("nothing is chosen");
  await touch(page, { x: box.x + box.width / 2, y: box.y + box.height / 2 });
  await expect.poll(() => tiles.count()).toBe(4);
  await touched(2);
  await expect.poll(() => tiles.count()).toBe(3);
  const pair = await tiles.nth(0).getAttribute("data-choice");
  expect(pair).toMatch(/^keep t\d+ t\d+$/);
  const said = await tiles.nth(0).getAttribute("aria-label");
  await touched(0);
  await expect.poll(() => page.locator("section.prompt h2").last().innerText()).not.toMatch(/Which two/);
  expect(said).toMatch(/^Keep starting tile/);
  expect(troubles).toEqual([]);
  await context.close();
});

test("two starting tiles are picked by keyboard too", async () => {
  const { page, context, troubles } = await person(browser, server);
  const id = await open(page, STANDARD);
  await page.goto(`/t/${id}`);
  await page.locator("[data-board] [aria-pressed][data-choice]").first().waitFor();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await page.locator('[data-board] [aria-pressed="true"]').waitFor();
  await expect.poll(() => page.locator("[aria-live=polite]").first().textContent()).toContain("second tile");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await expect.poll(() => page.locator("section.prompt h2").last().innerText()).not.toMatch(/Which two/);
  expect(troubles).toEqual([]);
  await context.close();
});

test.each([
  ["mouse", press, { width: 1440, height: 900 }],
  ["finger", tap, { width: 390, height: 844, touch: true }],
] as const)("by %s a lit board is pressed anywhere on it", { timeout: 240_000 }, async (_, touch, look) => {
  const { page, context, troubles } = await person(browser, server, look);
  const id = await open(page, SOLO);
  await page.goto(`/t/${id}`);
  const workers = page.locator('[data-board] [data-choice^="worker"]');
  const boards = page.locator('[data-board] [data-choice^="to "]');
  await workers.or(boards).first().waitFor();
  if (await workers.count()) await workers.first().press("Enter");
  await boards.first().waitFor();
  for (let index = 0; index < (await boards.count()); index += 1) {
    await rests(page);
    const places = await placesOn(boards.nth(index), 5);
    for (const place of places.filter((_, at) => at % 5 === index % 5)) {
      const asked = await page.locator("section.prompt h2").last().innerText();
      await touch(page, place);
      await expect.poll(() => page.locator("section.prompt h2").last().innerText()).not.toBe(asked);
      await page.getByRole("button", { name: "Undo", exact: true }).click();
      await boards.first().waitFor();
      await rests(page);
    }
  }
  expect(troubles).toEqual([]);
  await context.close();
});

test.each(["claim", "decline"])(
  "a starting discovery tile is answered on the board: %s",
  { timeout: 120_000 },
  async (word) => {
    const { page, context, troubles } = await person(browser, server);
    const heard = listen(page);
    const id = await open(page, {
      game: "teotihuacan",
      seats: [{ kind: "me" }, { kind: "hotseat", name: "Bo" }],
      seed: 22,
      curtain: false,
    });
    await page.goto(`/t/${id}`);
    for (const made of [1, 2]) {
      await page.locator(".choices [data-choice]:not([disabled])").first().click();
      await expect.poll(() => heard.made.length).toBe(made);
    }
    await page.getByRole("heading", { name: "Your starting tile drew a discovery tile" }).waitFor();
    const spot = page.locator(`[data-board] [data-choice^="${word}"]`);
    await spot.waitFor();
    const before = heard.made.length;
    const [point] = await placesOn(spot);
    if (!point) throw new Error("nothing to press");
    await press(page, point);
    await expect.poll(() => heard.made.at(before)?.split(" ")[0]).toBe(word);
    expect(troubles).toEqual([]);
    await context.close();
  },
);
