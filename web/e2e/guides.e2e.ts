// The guided first games, followed to their ends choice by choice; and left, and found again.
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Browser, Page } from "playwright-core";
import { browse, person, serve, type Server } from "./harness";

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

async function learn(page: Page, button: string): Promise<void> {
  await page.goto("/");
  await page.getByRole("button", { name: button }).click();
  await page.waitForSelector('[data-guide="1"]');
}

/** Follow the guide from its first step: each says something of its own and lights its choice, on the board as well. */
async function follow(page: Page, last: number): Promise<string[]> {
  const said: string[] = [];
  for (let step = 1; step <= last; step += 1) {
    const panel = page.locator(`[data-guide="${step}"]`);
    await panel.waitFor();
    const text = await panel.locator("p").allInnerTexts();
    expect(text.length).toBeGreaterThan(0);
    for (const line of text) expect(line).not.toMatch(/-guide-/);
    said.push(...text);
    const choice = panel.locator("[data-guided]");
    await choice.waitFor();
    await choice.click();
  }
  return said;
}

test("Patolli's is a whole game, and it is won", async () => {
  const { page, context, troubles } = await person(browser, server);
  await learn(page, "Learn by playing Patolli");
  const said = await follow(page, 16);
  expect(new Set(said).size).toBe(said.length);
  await page.waitForSelector("[data-outcome]");
  expect(await page.locator("[data-outcome]").innerText()).toMatch(/^Guest.* wins/);
  expect(troubles).toEqual([]);
  await context.close();
});

test("that of Founders leads through the setup and the first round, in French", async () => {
  const { page, context, troubles } = await person(browser, server, { language: "fr-FR" });
  await learn(page, "Apprendre en jouant Fondateurs de Teotihuacan");
  await follow(page, 55);
  const end = page.locator('[data-guide="56"]');
  await end.waitFor();
  expect(await end.innerText()).toMatch(/Quatre manches en tout/);
  expect(await end.locator("[data-guided]").count()).toBe(0);
  expect(await page.locator("[data-choice]").count()).toBeGreaterThan(1);
  expect(troubles).toEqual([]);
  await context.close();
});

test("Tikal's leads through the first turn and lets go", async () => {
  const { page, context, troubles } = await person(browser, server);
  await learn(page, "Learn by playing Tikal");
  await follow(page, 11);
  const free = page.locator('[data-guide="12"]');
  await free.waitFor({ timeout: 60_000 });
  expect(await free.locator("[data-guided]").count()).toBe(0);
  expect(troubles).toEqual([]);
  await context.close();
});

test("whoever chooses otherwise is told, and finds the way back, even after loading the page again", async () => {
  const { page, context, troubles } = await person(browser, server);
  await learn(page, "Learn by playing Founders of Teotihuacan");
  const taught = await page.locator("[data-guided]").innerText();
  expect(await page.locator("[data-board] .spot.taught").count()).toBe(1);
  await page.locator("[data-choice]").filter({ hasNotText: taught }).first().click();
  await page.getByText("You chose something else").or(page.getByText("You went your own way")).waitFor();
  await page.reload();
  await page.getByRole("button", { name: "Back to the guide" }).click();
  await page.waitForSelector('[data-guide="1"]');
  await page.locator("[data-guided]").click();
  await page.waitForSelector('[data-guide="2"]');
  expect(await page.getByRole("button", { name: "Back to the guide" }).count()).toBe(0);
  expect(troubles).toEqual([]);
  await context.close();
});
