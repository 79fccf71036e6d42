// Playing: one click to a game, by mouse on the board, in French, on a phone.
import { describe, expect, test } from "vitest";
import type { Page } from "playwright-core";
import { open, person } from "./harness";
import { browser, house, server } from "./house";

house();

const AGAINST_BOT = {
  game: "patolli",
  seats: [{ kind: "me" }, { kind: "bot", level: "novice" }],
  options: { pieces: 2 },
};

/** Play on by something other than the buttons, until the game is over. */
async function until(page: Page, step: () => Promise<void>): Promise<void> {
  for (let made = 0; made < 400; made += 1) {
    await page
      .locator(".choices [data-choice]:not([disabled])")
      .or(page.locator("[data-outcome]"))
      .first()
      .waitFor({ timeout: 30_000 });
    if (await page.locator("[data-outcome]").count()) return;
    const before = await page.locator("section.prompt").innerText();
    await step();
    await page
      .waitForFunction((old) => document.querySelector<HTMLElement>("section.prompt")?.innerText !== old, before, {
        timeout: 5000,
      })
      .catch(() => undefined);
  }
  throw new Error("the game does not end");
}

test("home plays a picture of each game once, or shows it still, and takes me back to my game", async () => {
  const moving = await person(browser, server, { motion: "no-preference" });
  await moving.page.goto("/");
  await moving.page.getByRole("button", { name: "Play Tikal" }).waitFor();
  const ends = await moving.page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ effect }) => effect instanceof KeyframeEffect && effect.target?.closest("li.game svg"))
      .map(({ effect }) => Number(effect?.getComputedTiming().endTime)),
  );
  expect(ends.length).toBeGreaterThan(20);
  expect(Math.max(...ends)).toBeLessThan(5000);
  await moving.context.close();

  const { page, context, troubles } = await person(browser, server);
  const later = await open(page, { game: "tikal", seats: [{ kind: "me" }, { kind: "hotseat", name: "Bo" }] });
  await page.goto("/");
  await page.locator("[data-resume]").waitFor();
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  await page.getByRole("link", { name: "Resume my game" }).click();
  await page.waitForSelector(".choices [data-choice]");
  expect(page.url()).toContain(later);
  expect(troubles).toEqual([]);
  await context.close();
});

describe("a game of Patolli", () => {
  test("begins with one click at home, against a bot", async () => {
    const { page, context, troubles } = await person(browser, server);
    await page.goto("/");
    await page.getByRole("button", { name: "Play Patolli", exact: true }).click();
    await page.waitForSelector(".choices [data-choice]");
    expect(page.url()).toContain("/t/");
    expect(troubles).toEqual([]);
    await context.close();
  });

  test("is played to its end by clicks on the board, and reviewed", async () => {
    const { page, context, troubles } = await person(browser, server, { motion: "no-preference" });
    const id = await open(page, { ...AGAINST_BOT, seed: 5 });
    await page.goto(`/t/${id}`);
    await until(page, async () => {
      await page.mouse.move(5, 5); // the hand goes away, and with it the card that explains what lay under it
      const spot = page.locator("[data-board] [data-choice]").first();
      if (await spot.count()) await spot.click();
      else await page.locator(".choices [data-choice]").first().click();
    });
    await page.locator("dialog.ending").getByRole("button", { name: "Review" }).click();
    await page.getByRole("heading", { name: "Turning points" }).waitFor();
    await expect.poll(() => page.locator("dialog svg path.line").count()).toBe(2);
    expect(troubles).toEqual([]);
    await context.close();
  });

  test("is played in French on a phone, and the page says so", async () => {
    const { page, context, troubles } = await person(browser, server, {
      width: 360,
      height: 740,
      language: "fr-FR",
      touch: true,
    });
    const id = await open(page, { game: "patolli", seats: [{ kind: "me" }, { kind: "hotseat", name: "Bo" }], seed: 7 });
    await page.goto(`/t/${id}`);
    await page.waitForSelector(".choices [data-choice]");
    expect(await page.locator("html").getAttribute("lang")).toBe("fr");
    expect(await page.locator("section.prompt h2").innerText()).toMatch(/haricots/);
    const small = await page
      .locator(".choices [data-choice], section.prompt button")
      .evaluateAll(
        (buttons) =>
          buttons.map((button) => button.getBoundingClientRect()).filter((box) => box.height < 40 || box.width < 40)
            .length,
      );
    expect(small).toBe(0);
    await until(page, () => page.locator(".choices [data-choice]:not([disabled])").first().tap());
    expect(await page.locator("[data-outcome]").innerText()).toMatch(/gagne|partagent/);
    expect(troubles).toEqual([]);
    await context.close();
  });

  test("asks before the end of a turn if one wants, and takes no for an answer", async () => {
    const { page, context, troubles } = await person(browser, server, { settings: { confirm: true } });
    const id = await open(page, { game: "patolli", seats: [{ kind: "me" }, { kind: "hotseat", name: "Bo" }], seed: 8 });
    await page.goto(`/t/${id}`);
    const asked = page.getByText("This ends your turn");
    const choice = page.locator(".choices [data-choice]:not([disabled])").first();
    for (let attempt = 0; attempt < 20; attempt += 1) {
      await asked.or(choice).first().waitFor();
      if (await asked.count()) break;
      const before = await page.locator("section.prompt").innerText();
      await choice.click();
      await page.waitForFunction(
        (old) => document.querySelector<HTMLElement>("section.prompt")?.innerText !== old,
        before,
      );
    }
    await page.getByRole("button", { name: "Not yet" }).click();
    await asked.waitFor({ state: "detached" });
    await page.locator(".choices [data-choice]:not([disabled])").first().click();
    await page.getByRole("button", { name: "Confirm" }).click();
    await asked.waitFor({ state: "detached" });
    expect(troubles).toEqual([]);
    await context.close();
  });

  test("asks once for the end of a turn when nothing else is left to choose", async () => {
    const { page, context, troubles } = await person(browser, server, { settings: { confirm: true } });
    const id = await open(page, { game: "tikal", seats: [{ kind: "me" }, { kind: "hotseat", name: "Bo" }], seed: 8 });
    await page.goto(`/t/${id}`);
    const choices = page.locator(".choices [data-choice]:not([disabled])");
    const prompt = (): Promise<string> => page.locator("section.prompt").innerText();
    for (let attempt = 0; attempt < 40; attempt += 1) {
      await choices.first().waitFor();
      const before = await prompt();
      const other = choices.filter({ hasNotText: /End/ }).first();
      if (!(await other.count())) break;
      await other.click();
      await page.waitForFunction(
        (old) => document.querySelector<HTMLElement>("section.prompt")?.innerText !== old,
        before,
      );
    }
    await expect.poll(() => choices.count()).toBe(1);
    const before = await prompt();
    await choices.first().click();
    await page.waitForFunction(
      (old) => document.querySelector<HTMLElement>("section.prompt")?.innerText !== old,
      before,
    );
    expect(await page.getByText("This ends your turn").count()).toBe(0);
    expect(troubles).toEqual([]);
    await context.close();
  });

  test("teaches by playing", async () => {
    const { page, context, troubles } = await person(browser, server);
    await page.goto("/");
    await page.getByRole("button", { name: "Learn by playing Patolli" }).click();
    await page.getByRole("region", { name: "Your first game" }).waitFor();
    await page.locator(".choices [data-choice]").first().click();
    await page.getByRole("region", { name: "Your first game" }).waitFor();
    expect(troubles).toEqual([]);
    await context.close();
  });
});
