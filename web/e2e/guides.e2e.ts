// The guided first games, followed to their ends choice by choice; and left, and found again.
import { expect, test } from "vitest";
import { follow, learn } from "./guided";
import { person } from "./harness";
import { browser, house, server } from "./house";

house();

test("Patolli's is a whole game, and it is won", async () => {
  const { page, context, troubles } = await person(browser, server);
  await learn(page, "Learn by playing Patolli");
  const said = await follow(page, 16);
  expect(new Set(said).size).toBe(said.length);
  await page.waitForSelector("[data-outcome]");
  expect(await page.locator("[data-outcome]").innerText()).toMatch(/^Guest.* wins/);
  expect(await page.locator("header .status").innerText()).toBe("The game is over");
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
  await expect.poll(() => page.locator(".choices [data-choice]").count()).toBeGreaterThan(1);
  expect(troubles).toEqual([]);
  await context.close();
});

test("a learner who chooses otherwise is told, and finds the way back, even after loading the page again", async () => {
  const { page, context, troubles } = await person(browser, server);
  await learn(page, "Learn by playing Founders of Teotihuacan");
  const taught = await page.locator("[data-guided]").innerText();
  await expect.poll(() => page.locator("[data-board] .spot.taught").count()).toBe(1);
  await page.locator(".choices [data-choice]").filter({ hasNotText: taught }).first().click();
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
