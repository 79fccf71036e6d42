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
  /** How many buttons there are. */
  buttons: number;
  /** The letters that the buttons show. */
  letters: string[];
}

/** Count, in the page, the decisions that it sends. */
function countDecisions(): void {
  const send = WebSocket.prototype.send;
  Object.assign(window, { decisions: 0 });
  WebSocket.prototype.send = function (this: WebSocket, data: Parameters<typeof send>[0]): void {
    if (String(data).includes('"type":"act"')) (window as unknown as { decisions: number }).decisions += 1;
    send.call(this, data);
  };
}

/** Wait until a player at this keyboard can choose, or the game is over. While a decision is on its way no one can. */
async function asked(page: Page): Promise<Asked> {
  const found = await page.waitForFunction(
    () => {
      const prompt = document.querySelector<HTMLElement>("section.prompt");
      const over = document.querySelector("[data-outcome]") !== null;
      const buttons = prompt?.querySelectorAll(".choices [data-choice]:not(:disabled)").length ?? 0;
      if (!over && !buttons) return null;
      const letters = [...(prompt?.querySelectorAll("kbd") ?? [])].map((key) => key.innerText.toLowerCase());
      return { over, narrowed: prompt?.querySelector(".quiet") !== null, buttons, letters };
    },
    null,
    { timeout: 60_000 },
  );
  return (await found.jsonValue()) as Asked;
}

/** Play on by keys until the game is over: with the arrows on the board, by number among the buttons, by letter. */
async function playByKeys(page: Page, end: string | undefined): Promise<Record<string, number>> {
  const ways = { board: 0, buttons: 0, letters: 0 };
  let decisions = 0;
  for (let made = 0; made < 1500; made += 1) {
    const now = await asked(page);
    if (now.over) return ways;
    let way: keyof typeof ways = "letters";
    if (end && made % 4 === 3 && now.letters.includes(end)) await page.keyboard.press(end);
    else {
      const number = String(1 + (made % Math.min(2, now.buttons)));
      const keys = now.narrowed || made % 3 === 2 ? [number] : ["ArrowRight", made % 2 ? "ArrowUp" : "ArrowDown"];
      for (const key of keys) await page.keyboard.press(key);
      way = (await page.evaluate(() => document.activeElement?.closest("[data-board]"))) ? "board" : "buttons";
      await page.keyboard.press("Enter");
    }
    // A key that only turns a tile, or picks a place with several choices, decides nothing.
    const sent = (await page.evaluate("window.decisions")) as number;
    if (sent > decisions) ways[way] += 1;
    decisions = sent;
  }
  throw new Error("the game does not end");
}

test.each(["founders", "patolli", "teotihuacan", "tikal"])(
  "%s is played to its end",
  { timeout: 400_000 },
  async (game) => {
    const { page, context, troubles } = await person(browser, server);
    await context.addInitScript(countDecisions);
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
