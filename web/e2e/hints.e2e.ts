// A hint: the whole planned turn in labels, drawn on the board, with a reason, in both languages.
import { expect, test } from "vitest";
import { open, person } from "./harness";
import { browser, house, server } from "./house";
import { reach } from "./reach";

house();

/** What is lit when a turn of several decisions begins. */
const TURNS: [string, string][] = [
  ["tikal", ".choices [data-choice^='bring ']"],
  ["teotihuacan", ".choices [data-choice^='worker ']"],
  ["founders", "[data-board] [data-choice^='space ']"],
];

test.each(TURNS.flatMap(([game, lit]) => ["en-GB", "fr-FR"].map((language) => [game, language, lit] as const)))(
  "%s, in %s: the turn is told in labels, marked on the board, and reasoned",
  { timeout: 120_000 },
  async (game, language, lit) => {
    const { page, context, troubles } = await person(browser, server, { language });
    const id = await open(page, {
      game,
      seats: [{ kind: "me" }, { kind: "hotseat", name: "Bo" }],
      seed: 5,
      curtain: false,
    });
    await page.goto(`/t/${id}`);
    expect(await reach(page, lit)).toBe(true);
    const choices = await page
      .locator(".choices [data-choice]")
      .evaluateAll((all) =>
        all.map((one) => ({ name: one.getAttribute("data-choice"), text: one.querySelector(".grow")?.textContent })),
      );
    await page.keyboard.press("h");
    const hint = page.locator("[data-hint]");
    await hint.waitFor({ timeout: 30_000 });
    const steps = await hint.locator("li").allInnerTexts();
    expect(steps.length).toBeGreaterThan(1);
    const first = choices.find(({ text }) => text === steps[0]);
    expect(first).toBeDefined();
    expect(steps).not.toContain(first?.name); // a label, not its notation
    const why = await hint.locator("[data-hint-why]").innerText();
    expect(why).toMatch(language === "fr-FR" ? /environ .* point|vaut à peu près/ : /about .* point|as good/);
    expect(why).not.toMatch(/[.!?][^\s.!?»”]/); // nothing is glued
    const marks = page.locator("[data-hint-mark]");
    await expect.poll(() => marks.count()).toBeGreaterThan(0);
    expect((await marks.first().getAttribute("data-hint-mark"))?.split(" ")).toContain("1");
    // The marks let a press through: the thing under the first one is still chosen by it.
    const box = await marks.first().boundingBox();
    expect(
      await page.evaluate(
        ([x, y]) => document.elementFromPoint(x ?? 0, y ?? 0)?.closest(".marks"),
        [(box?.x ?? 0) + 5, (box?.y ?? 0) + 5],
      ),
    ).toBeNull();
    expect(troubles).toEqual([]);
    await context.close();
  },
);
