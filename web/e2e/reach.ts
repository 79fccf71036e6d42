// Play on, now this and now that, until something special can be chosen.
import type { Page } from "playwright-core";

/** Click buttons of the prompt until all these selectors are found at once; false when the game ended before. */
export async function reach(page: Page, ...selectors: string[]): Promise<boolean> {
  await page.waitForSelector(".choices [data-choice]");
  return await page.evaluate(async (wanted) => {
    let chance = 4711;
    for (const until = performance.now() + 120_000; performance.now() < until;) {
      await new Promise((done) => setTimeout(done, 5));
      if (document.querySelector("[data-outcome]")) return false;
      const buttons = [...document.querySelectorAll<HTMLElement>(".choices [data-choice]:not([disabled])")];
      if (!buttons.length) continue;
      if (wanted.every((selector) => document.querySelector(selector))) return true;
      chance = (chance * 1103515245 + 12345) % 2147483648;
      buttons[Math.floor((chance / 2147483648) * buttons.length)]?.click();
    }
    return false;
  }, selectors);
}
