// The rules page: an address for every rule, a search in both languages, examples to step through.
import { expect, test } from "vitest";
import { violations } from "./axe";
import { person } from "./harness";
import { browser, house, server } from "./house";

house();

test("a rule has its address, a search says what it found, an example is stepped through by keys", async () => {
  const { page, context, troubles } = await person(browser, server, { width: 1366, height: 768, theme: "light" });
  await page.goto("/rules/tikal#TIK-LEVEL-2");
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("TIK-LEVEL-2");
  const unfolded = page.locator("details.chapter[open]");
  await expect.poll(() => unfolded.count()).toBe(2); // the chapter of the rule, and the signs, which are read after it

  await page.locator("#example-second-turn").scrollIntoViewIfNeeded();
  const example = page.locator("#example-second-turn");
  await example.locator("svg[data-viewport]").waitFor();
  const current = example.locator("button[aria-current=step]");
  expect(await current.textContent()).toContain("10 action points");
  await current.focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  expect(await current.textContent()).toContain("4 points");
  expect(await current.evaluate((one) => one === document.activeElement)).toBe(true);
  await example.getByRole("button", { name: "Next step" }).click();
  expect(await example.getByRole("button", { name: "Next step" }).isDisabled()).toBe(true);
  expect(await example.locator("[data-place='space a4'] .value").textContent()).toBe("3"); // the temple has grown

  await page.locator("h1").click();
  await page.keyboard.press("/");
  await page.keyboard.type("tik-exch-2");
  const said = page.locator(".finder [role=status]");
  await expect.poll(() => said.textContent()).toBe("1 place found.");
  expect(await page.locator("mark").textContent()).toBe("TIK-EXCH-2");
  await page.keyboard.press("Escape");
  await page.keyboard.type("etages valeur"); // as the French rules say it
  await page.locator(".there[lang=fr] mark").first().waitFor();
  expect(await said.textContent()).toMatch(/^[1-9]\d* places? found/);
  await page.keyboard.press("Escape");
  await page.keyboard.type("propre chapeau"); // the French name of a sign
  await page.locator(".pictures .there[lang=fr] mark").first().waitFor();
  expect(await said.textContent()).toBe("2 places found, in 2 chapters."); // and the same piece in the box
  await page.keyboard.press("Escape");
  expect(await violations(page)).toEqual([]);
  expect(troubles).toEqual([]);
  await context.close();
});

test("on a phone the contents unfold and lead to a chapter", async () => {
  const look = { width: 390, height: 844, theme: "dark", language: "fr-FR" } as const;
  const { page, context, troubles } = await person(browser, server, look);
  await page.goto("/rules/founders");
  await page.getByRole("button", { name: "Sommaire" }).click();
  await page.getByRole("navigation", { name: "Sommaire" }).getByRole("link", { name: "Masques" }).click();
  await page.locator("#FOU-MASK-1").waitFor({ state: "visible" });
  expect(await page.getByRole("navigation", { name: "Sommaire" }).count()).toBe(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.evaluate(() => scrollTo(0, 0)); // so that the search bar, which stays, lies over nothing
  expect(await violations(page)).toEqual([]);
  expect(troubles).toEqual([]);
  await context.close();
});
