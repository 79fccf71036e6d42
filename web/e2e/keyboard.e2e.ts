// Whole games by keyboard alone: nothing is clicked, from the address to the outcome.
import { expect, test } from "vitest";
import type { Page } from "playwright-core";
import { open, person } from "./harness";
import { browser, house, server } from "./house";

house();

/** What makes a game short: its options, and the letter that ends a turn before everything is spent. */
const SHORT: Record<string, { options?: Record<string, number>; end?: string }> = {
  patolli: { options: { pieces: 2 } },
  tikal: { end: "e" },
};

interface Asked {
  over: boolean;
  /** A place with several choices was picked: the buttons show these alone. */
  narrowed: boolean;
  /** What a key changes: the prompt and its buttons. */
  text: string;
  /** The letters that the buttons show. */
  letters: string[];
}

/** Wait until a player at this keyboard is asked something other than `before`, or the game is over. */
async function asked(page: Page, before: string | null, timeout: number): Promise<Asked | null> {
  const found = await page
    .waitForFunction(
      (old) => {
        const prompt = document.querySelector<HTMLElement>("section.prompt");
        const over = document.querySelector("[data-outcome]") !== null;
        const text = prompt?.innerText ?? "";
        if (!over && (text === old || !prompt?.querySelector(".choices [data-choice]:not(:disabled)"))) return null;
        const letters = [...(prompt?.querySelectorAll("kbd") ?? [])].map((key) => key.innerText.toLowerCase());
        return { over, narrowed: prompt?.querySelector(".quiet") !== null, text, letters };
      },
      before,
      { timeout },
    )
    .catch(() => null);
  return (await found?.jsonValue()) ?? null;
}

/** Play on by keys until the game is over: with the arrows on the board, by number among the buttons, by letter. */
async function playByKeys(page: Page, end: string | undefined): Promise<Record<string, number>> {
  const ways = { board: 0, buttons: 0, letters: 0 };
  let now = await asked(page, null, 60_000);
  for (let made = 0; made < 1500; made += 1) {
    if (!now) throw new Error("nothing can be chosen");
    if (now.over) return ways;
    let way: keyof typeof ways = "letters";
    if (end && made % 4 === 3 && now.letters.includes(end)) await page.keyboard.press(end);
    else {
      const keys =
        now.narrowed || made % 3 === 2 ? [String(1 + (made % 2))] : ["ArrowRight", made % 2 ? "ArrowUp" : "ArrowDown"];
      for (const key of keys) await page.keyboard.press(key);
      way = (await page.evaluate(() => document.activeElement?.closest("[data-board]"))) ? "board" : "buttons";
      await page.keyboard.press("Enter");
    }
    const next = await asked(page, now.text, 1000);
    if (next) ways[way] += 1;
    // A key that means nothing here (a second button where there is one) leaves everything as it was.
    now = next ?? (await asked(page, null, 60_000));
  }
  throw new Error("the game does not end");
}

test.each(["founders", "patolli", "teotihuacan", "tikal"])(
  "%s is played to its end",
  { timeout: 400_000 },
  async (game) => {
    const { page, context, troubles } = await person(browser, server);
    const { options = {}, end } = SHORT[game] ?? {};
    const id = await open(page, { game, seats: [{ kind: "me" }, { kind: "bot", level: "novice" }], options, seed: 6 });
    await page.goto(`/t/${id}`);
    const ways = await playByKeys(page, end);
    expect(ways.board).toBeGreaterThan(0);
    // A game of Patolli may be over after a few choices; a longer one uses every way.
    if (game !== "patolli") expect(ways.buttons).toBeGreaterThan(0);
    if (end) expect(ways.letters).toBeGreaterThan(0);
    expect(await page.locator("[data-outcome]").innerText()).not.toBe("");
    expect(troubles).toEqual([]);
    await context.close();
  },
);
