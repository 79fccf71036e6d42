// Alone against an automaton: previews say what is certain, and the end says won or lost with both scores by source.
import { expect, test } from "vitest";
import { open, person, rush } from "./harness";
import { browser, house, server } from "./house";
import { reach } from "./reach";

house();

const ALONE = [
  { game: "teotihuacan", automaton: "Teotibot" },
  { game: "founders", automaton: "Rival Architect" },
];

test.each(ALONE)("$game: the end", { timeout: 200_000 }, async ({ game, automaton }) => {
  const { page, context, troubles } = await person(browser, server);
  const id = await open(page, { game, seats: [{ kind: "me" }], seed: 8 });
  await page.goto(`/t/${id}`);
  expect((await rush(page, 180_000)).over).toBe(true);
  const [, own, its] = /^You have (?:won|lost), (-?\d+) to (\d+)\.$/.exec(
    await page.locator("[data-outcome]").innerText(),
  ) ?? ["", "", ""];
  expect([own, its]).not.toContain("");
  const places = await page.locator(".prompt ol li").allInnerTexts();
  expect(places.join(" ")).toContain(automaton);
  const table = page.locator(".prompt [data-sources]");
  await table.waitFor();
  expect(await table.locator("thead").innerText()).toContain(automaton);
  const sums = await table.evaluate((all) =>
    [1, 2].map((column) =>
      [...all.querySelectorAll("tbody tr")].reduce(
        (sum, row) => sum + (Number(row.children[column]?.textContent?.replace("−", "-")) || 0),
        0,
      ),
    ),
  );
  expect(sums).toEqual([Number(own), Number(its)]);
  expect(troubles).toEqual([]);
  await context.close();
});

test("a choice that brings something to light says what is certain", { timeout: 120_000 }, async () => {
  const { page, context, troubles } = await person(browser, server);
  const id = await open(page, { game: "teotihuacan", seats: [{ kind: "me" }], seed: 8 });
  await page.goto(`/t/${id}`);
  // The last decision of a turn lets Teotibot roll: that is hidden, what the main action brings is not.
  expect(await reach(page, ".choices [data-choice='collect']")).toBe(true);
  await page.locator(".choices [data-choice='collect']").hover();
  const told = page.locator(".prompt .preview .told");
  await told.waitFor();
  expect(await told.innerText()).toMatch(/hidden/);
  expect(await told.innerText()).toMatch(/cocoa/);
  expect(troubles).toEqual([]);
  await context.close();
});
