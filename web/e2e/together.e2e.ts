// Together: two browsers, one screen, taking back, losing the connection, the past and a fork of it.
import { expect, test } from "vitest";
import type { Page } from "playwright-core";
import { leaveEnding, open, person, play } from "./harness";
import { browser, house, server } from "./house";

house();

const SOON = { timeout: 15_000 };
const idle = (page: Page): Promise<unknown> =>
  page.locator(".choices [data-choice]:not([disabled])").first().waitFor({ timeout: 20_000 });

test("two people meet in the lobby, play, talk, and see the same", async () => {
  const ana = await person(browser, server);
  const ben = await person(browser, server);
  await ana.page.goto("/new/patolli");
  await ana.page.locator("select").nth(1).selectOption("open");
  await ana.page.getByRole("button", { name: "Open the table" }).click();
  await ana.page.getByText("The table fills").waitFor();

  await ben.page.goto("/lobby");
  await ben.page.locator("a.table").first().click();
  // Who comes without a name is asked for one first.
  await ben.page.getByRole("button", { name: "Sit down here" }).click();
  await ben.page.getByLabel("Your name").fill("Ben");
  await ben.page.getByRole("button", { name: "Sit down here" }).click();
  await ana.page.getByRole("button", { name: "Start the game" }).click();
  await Promise.race([idle(ana.page), idle(ben.page)]);
  // Each browser has noted what both had committed to before it showed its own part of the deal.
  for (const { page } of [ana, ben])
    expect(await page.evaluate(() => localStorage.getItem("patolli-deals"))).toMatch(
      /"hashes":\["[0-9a-f]{64}","[0-9a-f]{64}"\]/,
    );

  const eve = await person(browser, server);
  await eve.page.goto("/lobby");
  await eve.page.getByRole("button", { name: "Games to watch" }).click();
  await eve.page.locator(`a[href="${new URL(ana.page.url()).pathname}"]`).waitFor(SOON);
  await eve.context.close();

  await ben.page.getByRole("tab", { name: /Chat/ }).click();
  await ben.page.getByLabel("Say something").fill("Hello Ana");
  await ben.page.getByRole("button", { name: "Send" }).click();
  await ana.page.getByRole("tab", { name: /Chat/ }).click();
  await ana.page.getByText("Hello Ana").waitFor();

  for (let turn = 0; turn < 6; turn += 1) {
    const page = (await ana.page.locator(".choices [data-choice]:not([disabled])").count()) ? ana.page : ben.page;
    await page
      .locator(".choices [data-choice]:not([disabled])")
      .first()
      .click({ timeout: 4000 })
      .catch(() => undefined);
    await page.waitForTimeout(150);
  }
  const points = (page: Page): Promise<string[]> => page.locator(".points").allInnerTexts();
  await expect.poll(async () => (await points(ana.page)).join() === (await points(ben.page)).join(), SOON).toBe(true);
  expect([...ana.troubles, ...ben.troubles]).toEqual([]);
  await ana.context.close();
  await ben.context.close();
});

test("the lobby shows a new table by itself, and drops it when it is full", async () => {
  const ana = await person(browser, server);
  const ben = await person(browser, server);
  await ben.page.goto("/lobby");
  await ben.page.waitForSelector("main h1");
  const id = await open(ana.page, {
    game: "founders",
    seats: [{ kind: "me" }, { kind: "open" }],
    visibility: "public",
  });
  const row = ben.page.locator(`a[href="/t/${id}"]`);
  await row.waitFor(SOON);
  await ana.page.goto(`/t/${id}`);
  await ana.page.getByRole("button", { name: "Let a bot play" }).click();
  await row.waitFor({ state: "detached", ...SOON });
  expect([...ana.troubles, ...ben.troubles]).toEqual([]);
  await ana.context.close();
  await ben.context.close();
});

test("a decision is taken back and made again", async () => {
  const { page, context, troubles } = await person(browser, server);
  const id = await open(page, { game: "tikal", seats: [{ kind: "me" }, { kind: "hotseat", name: "Bo" }], seed: 2 });
  await page.goto(`/t/${id}`);
  await idle(page);
  const before = await page.locator("section.prompt h2").innerText();
  const choices = await page.locator(".choices [data-choice]").count();
  await page.locator(".choices [data-choice]").first().click();
  await expect.poll(() => page.locator("section.prompt h2").innerText(), SOON).not.toBe(before);
  const after = await page.locator("section.prompt h2").innerText();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => page.locator("section.prompt h2").innerText(), SOON).toBe(before);
  await expect.poll(() => page.locator(".choices [data-choice]").count()).toBe(choices);
  await page.getByRole("button", { name: "Redo" }).click();
  await expect.poll(() => page.locator("section.prompt h2").innerText(), SOON).toBe(after);
  await page.keyboard.press("z");
  await expect.poll(() => page.locator("section.prompt h2").innerText(), SOON).toBe(before);
  expect(troubles).toEqual([]);
  await context.close();
});

/** The log, once it tells everything that the board shows. */
const story = (page: Page): Promise<string> => page.locator("#side-panel-log ol[aria-busy=false]").innerText();

test("a killed server loses nothing, and the table comes back by itself", async () => {
  const { page, context } = await person(browser, server);
  const id = await open(page, { game: "patolli", seats: [{ kind: "me" }, { kind: "hotseat", name: "Bo" }], seed: 9 });
  await page.goto(`/t/${id}`);
  await play(page, 4);
  await idle(page);
  const prompt = await page.locator("section.prompt h2").innerText();
  const told = await story(page);
  await server.restart();
  await page.getByText("Connected", { exact: true }).waitFor({ timeout: 40_000 });
  await idle(page);
  expect(await page.locator("section.prompt h2").innerText()).toBe(prompt);
  expect(await story(page)).toBe(told);
  await play(page, 2);
  await context.close();
});

/** The lines of a page to its table, which can be cut (nothing comes through, without notice) or closed and refused. */
async function lines(page: Page): Promise<{ state: "open" | "silent" | "closed" }> {
  const line: { state: "open" | "silent" | "closed" } = { state: "open" };
  await page.routeWebSocket(/\/ws\/tables\//, (socket) => {
    if (line.state === "closed") {
      void socket.close();
      return;
    }
    const there = socket.connectToServer();
    let dead = false; // once silent, a line never speaks again
    const through = (): boolean => {
      dead ||= line.state === "silent";
      if (line.state === "closed") void socket.close();
      return !dead && line.state === "open";
    };
    socket.onMessage((message) => through() && there.send(message));
    there.onMessage((message) => through() && socket.send(message));
  });
  return line;
}

test("a page that slept notices by itself that its line is dead, and catches up", async () => {
  const { page, context, troubles } = await person(browser, server);
  const id = await open(page, { game: "patolli", seats: [{ kind: "me" }, { kind: "hotseat", name: "Bo" }], seed: 9 });
  const asleep = await context.newPage();
  const line = await lines(asleep);
  await page.goto(`/t/${id}`);
  await asleep.goto(`/t/${id}`);
  await idle(asleep);
  line.state = "silent";
  const before = await story(asleep);
  await play(page, 4);
  await idle(page);
  expect(await story(page)).not.toBe(before);
  expect(await story(asleep)).toBe(before);
  line.state = "open";
  await asleep.evaluate(() => document.dispatchEvent(new Event("visibilitychange"))); // it wakes
  await expect.poll(async () => (await story(asleep)) === (await story(page)), { timeout: 30_000 }).toBe(true);
  await play(asleep, 1);
  await expect.poll(async () => (await story(asleep)) === (await story(page)), SOON).toBe(true);
  expect(troubles).toEqual([]);
  await context.close();
});

test("without a network the page says so, keeps the board, takes no decision, and goes on when it is back", async () => {
  const { page, context, troubles } = await person(browser, server);
  const id = await open(page, { game: "patolli", seats: [{ kind: "me" }, { kind: "hotseat", name: "Bo" }], seed: 9 });
  const line = await lines(page);
  await page.goto(`/t/${id}`);
  await play(page, 2);
  await idle(page);
  const board = await page.locator("[data-board]").textContent();
  line.state = "closed";
  await page.evaluate(() => dispatchEvent(new Event("offline"))); // it asks, and the line breaks
  await page.getByText("No connection, trying again…", { exact: true }).first().waitFor(SOON);
  expect(await page.locator(".choices [data-choice]:not([disabled])").count()).toBe(0);
  expect(await page.locator("[data-board]").textContent()).toBe(board);
  line.state = "open";
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await idle(page);
  await play(page, 2);
  expect(troubles).toEqual([]);
  await context.close();
});

test("around one screen nothing is shown until the right person says so", async () => {
  const { page, context, troubles } = await person(browser, server);
  const id = await open(page, {
    game: "teotihuacan",
    seats: [{ kind: "me" }, { kind: "hotseat", name: "Bo" }],
    seed: 2,
    curtain: true,
  });
  await page.goto(`/t/${id}`);
  const curtain = page.locator(".curtain");
  const choice = page.locator(".choices [data-choice]:not([disabled])");
  const names = new Set<string>();
  for (let made = 0; made < 60 && names.size < 2; made += 1) {
    await curtain.or(choice.first()).first().waitFor();
    if (await curtain.count()) {
      expect(await choice.count()).toBe(0);
      names.add(await curtain.getByRole("heading").innerText());
      await curtain.getByRole("button").click();
      await curtain.waitFor({ state: "detached" });
    } else {
      await choice
        .first()
        .click({ timeout: 2000 })
        .catch(() => undefined);
      await page.waitForTimeout(100);
    }
  }
  expect(names.size).toBe(2);
  expect(troubles).toEqual([]);
  await context.close();
});

test("a line of the log shows its moment, and one plays on from there", async () => {
  const { page, context, troubles } = await person(browser, server);
  const id = await open(page, {
    game: "patolli",
    seats: [{ kind: "me" }, { kind: "bot", level: "novice" }],
    options: { pieces: 2 },
    seed: 10,
  });
  await page.goto(`/t/${id}`);
  await play(page);
  await leaveEnding(page);
  await page.locator("#side-panel-log ol[aria-busy=false] li button").nth(2).click(); // a game may be short
  await page.locator("input[type=range]").waitFor();
  const on = page.getByRole("button", { name: "Play on from here" });
  const slider = page.locator("input[type=range]");
  await slider.fill((await slider.getAttribute("max")) ?? "");
  await on.waitFor({ state: "detached" }); // the game is over there
  await page.getByRole("button", { name: "The beginning" }).click();
  for (let step = 0; step < 3; step += 1) await page.keyboard.press("."); // faster than the moments come
  await expect.poll(() => slider.inputValue(), SOON).toBe("3");
  await on.click();
  await expect.poll(() => page.url(), SOON).not.toContain(id);
  await page.locator(".choices [data-choice]").or(page.locator("section.prompt h2")).first().waitFor();
  expect(troubles).toEqual([]);
  await context.close();
});

test("a hint says what a bot would do", async () => {
  const { page, context, troubles } = await person(browser, server);
  const id = await open(page, { game: "patolli", seats: [{ kind: "me" }, { kind: "bot", level: "novice" }], seed: 11 });
  await page.goto(`/t/${id}`);
  await idle(page);
  await page.getByRole("button", { name: "Hint" }).click();
  await page.getByText("A bot would play your turn like this").waitFor({ timeout: 30_000 });
  expect(troubles).toEqual([]);
  await context.close();
});

test("a bot plays in the style that was chosen, and is called by it", async () => {
  const { page, context, troubles } = await person(browser, server);
  await page.goto("/new/patolli");
  await page.getByLabel("Style").selectOption("bold");
  await page.getByRole("link", { name: "Tikal", exact: true }).last().click();
  const style = page.locator("select:has(option[value=treasures])");
  await style.waitFor();
  expect(await style.inputValue()).toBe(""); // a style of another game is none of this one's
  await style.selectOption("treasures");
  await page.getByRole("button", { name: "Open the table" }).click();
  await page.locator("span.name", { hasText: "Apprentice, treasures first" }).waitFor(SOON);
  expect(troubles).toEqual([]);
  await context.close();
});
