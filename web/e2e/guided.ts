// Following a guided first game, for the tests that learn.
import { expect } from "vitest";
import type { Page } from "playwright-core";

/** Begin a guided first game from the home page, by the name of its button. */
export async function learn(page: Page, button: string): Promise<void> {
  await page.goto("/");
  await page.getByRole("button", { name: button }).click();
  await page.waitForSelector('[data-guide="1"]');
}

/** Follow the guide through some steps: each says something, and its choice is made. Answers what was said. */
export async function follow(page: Page, last: number, first = 1): Promise<string[]> {
  const said: string[] = [];
  for (let step = first; step <= last; step += 1) {
    const panel = page.locator(`[data-guide="${step}"]:not([data-led])`);
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
