// Every kind of choice that has a thing on the table is offered there, not only by a button of the prompt.
import { expect, test } from "vitest";
import { open, person } from "./harness";
import { browser, house, server } from "./house";

house();

/** Answers that are no thing: yes and no, how often, how much; and what is said with a board of its own. */
const BUTTONS: Record<string, string[]> = {
  patolli: [],
  tikal: ["end"],
  founders: ["pass", "decline", "done", "keep", "skip", "times"],
  teotihuacan: ["both", "decline", "discount", "end", "pay", "salary", "stop", "times", "unlock", "extra"],
};
/** Choices with a thing that is turned first: one of them is on the table at a time. */
const TURNED: Record<string, string[]> = { tikal: ["turn"], founders: ["place"], teotihuacan: ["turn"], patolli: [] };
const DECISIONS = 150;

interface Seen {
  made: number;
  offered: string[];
  missing: string[];
}

test.each(["patolli", "tikal", "founders", "teotihuacan"])(
  "the choices of %s lie on its table",
  { timeout: 120_000 },
  async (game) => {
    const { page, context, troubles } = await person(browser, server);
    const id = await open(page, { game, seats: [{ kind: "me" }, { kind: "hotseat", name: "Bo" }], seed: 3 });
    await page.goto(`/t/${id}`);
    await page.waitForSelector(".choices [data-choice], .curtain");
    const { made, offered, missing }: Seen = await page.evaluate(async (decisions) => {
      const [offered, missing] = [new Set<string>(), new Set<string>()];
      let made = 0;
      let chance = 12345;
      while (made < decisions && !document.querySelector("[data-outcome]")) {
        await new Promise((done) => setTimeout(done, 5));
        document.querySelector<HTMLElement>(".curtain button")?.click();
        const buttons = [...document.querySelectorAll<HTMLElement>(".choices [data-choice]:not([disabled])")];
        if (!buttons.length) continue;
        const spots = new Set(
          [...document.querySelectorAll<HTMLElement>(":is([data-board], [data-seats]) [data-choice]")].flatMap((one) =>
            (one.dataset.choice ?? "").split("|"),
          ),
        );
        for (const { dataset } of buttons)
          (spots.has(dataset.choice ?? "") ? offered : missing).add(dataset.choice ?? "");
        chance = (chance * 1103515245 + 12345) % 2147483648;
        buttons[Math.floor((chance / 2147483648) * buttons.length)]?.click();
        made += 1;
      }
      return { made, offered: [...offered], missing: [...missing] };
    }, DECISIONS);
    const kinds = (actions: string[]): Set<string> => new Set(actions.map((action) => action.split(" ")[0] ?? ""));
    const there = kinds(offered);
    const turned = new Set(TURNED[game]?.filter((kind) => there.has(kind)));
    expect(made).toBeGreaterThan(10);
    expect([...kinds(missing)].filter((kind) => !BUTTONS[game]?.includes(kind) && !turned.has(kind))).toEqual([]);
    expect(troubles).toEqual([]);
    await context.close();
  },
);
