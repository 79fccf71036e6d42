// What the boards of Tikal and Founders show while one decides: what a choice would do, before it is made.
import { expect, test } from "vitest";
import type { Page } from "playwright-core";
import { open, person, pointAt, rush } from "./harness";
import { browser, house, server } from "./house";

house();

/** Follow a guided first game up to a step. */
async function taught(page: Page, game: string, step: number): Promise<void> {
  await page.goto("/");
  await page.getByRole("button", { name: `Learn by playing ${game}` }).click();
  for (let at = 1; at < step; at += 1) await page.locator(`[data-guide="${at}"] [data-guided]`).click();
  await page.waitForSelector(`[data-guide="${step}"]`);
}

/** The squares that the tile in hand would cover, as drawn. */
const ghost = (page: Page): Promise<string[]> =>
  page
    .locator("[data-board] .ghost rect.fill")
    .evaluateAll((cells) => cells.map((cell) => `${cell.getAttribute("x") ?? ""} ${cell.getAttribute("y") ?? ""}`));

test("a tile of Founders snaps to squares, turns with R under the pointer and says what it makes", async () => {
  const { page, context, troubles } = await person(browser, server);
  await taught(page, "Founders of Teotihuacan", 14);
  const at = async (column: number, row: number): Promise<void> => {
    const box = await page.locator("[data-board] .frame").first().boundingBox();
    if (!box) throw new Error("no city");
    await page.mouse.move(box.x + ((column + 0.5) * box.width) / 10, box.y + ((row + 0.5) * box.height) / 10, {
      steps: 4,
    });
  };
  await at(1, 2);
  await page.waitForSelector("[data-board] .ghost rect.fill");
  const lying = await ghost(page);
  expect(lying).toHaveLength(2);
  expect(lying).toContain("70 140");
  await expect.poll(() => page.locator("[data-board] .made").count()).toBeGreaterThan(3);
  await page.keyboard.press("r");
  await expect.poll(async () => (await ghost(page)).join()).not.toBe(lying.join());
  const turned = await ghost(page);
  expect(turned).toContain("70 140");
  expect(turned).toHaveLength(2);
  await page.mouse.down();
  await page.mouse.up();
  await page.waitForSelector('[data-guide="15"]');
  expect(troubles).toEqual([]);
  await context.close();
});

test("by keyboard a tile of Founders is turned where it is held", async () => {
  const { page, context, troubles } = await person(browser, server);
  await taught(page, "Founders of Teotihuacan", 14);
  await page.keyboard.press("ArrowRight");
  await page.waitForSelector("[data-board] .ghost rect.fill");
  const lying = await ghost(page);
  await page.keyboard.press("r");
  await expect.poll(async () => (await ghost(page)).join()).not.toBe(lying.join());
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.matches("[data-board] [data-choice]")))
    .toBe(true);
  await page.keyboard.press("Enter");
  await page.waitForSelector('[data-guide="15"]');
  expect(troubles).toEqual([]);
  await context.close();
});

test("by touch a tile of Founders is put down to be seen, turned, and laid by a second touch", async () => {
  const { page, context, troubles } = await person(browser, server, { width: 360, height: 740, touch: true });
  await taught(page, "Founders of Teotihuacan", 14);
  const spots = page.locator("[data-board] [data-choice]");
  await spots.nth(5).tap();
  await page.waitForSelector("[data-board] .ghost rect.fill");
  const lying = await ghost(page);
  expect(await page.locator('[data-guide="14"]').count()).toBe(1);
  await page.getByRole("button", { name: "The whole board" }).waitFor();
  const boxes = await page
    .locator("[data-board] .hand button, [data-board] .tool")
    .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().toJSON() as DOMRect));
  const over = boxes.flatMap((one, index) =>
    boxes
      .slice(index + 1)
      .filter(
        (other) => one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom,
      ),
  );
  expect(over).toEqual([]); // no button covers another
  await page.getByRole("button", { name: "Turn", exact: true }).tap();
  await expect.poll(async () => (await ghost(page)).join()).not.toBe(lying.join());
  await page.getByRole("button", { name: "Lay it here" }).tap();
  await expect.poll(() => page.locator("section.prompt h2").last().innerText()).not.toMatch(/Where does/);
  expect(await page.locator("[data-board] .ghost").count()).toBe(0);
  expect(troubles).toEqual([]);
  await context.close();
});

test("Founders shows the mask that would be won, and the discs with their power", async () => {
  const { page, context, troubles } = await person(browser, server);
  await taught(page, "Founders of Teotihuacan", 11);
  await page.locator(".choices [data-choice]").last().hover();
  await page.locator("[data-board] .ghost ellipse").nth(2).waitFor();
  expect(await page.locator("[data-board] .power + text").innerHTML()).toBe("4");
  for (let step = 11; step < 29; step += 1) await page.locator(`[data-guide="${step}"] [data-guided]`).click();
  await page.waitForSelector('[data-guide="29"]');
  await page.mouse.move(5, 5);
  await page.locator("[data-guided]").hover();
  await page.locator("[data-board] .won text").waitFor();
  expect(await page.locator("[data-board] .won text").innerHTML()).toBe("+8");
  expect(troubles).toEqual([]);
  await context.close();
});

test("discs of Founders are put on the stack itself, the log tells it, and a resource is picked on the panel", async () => {
  const { page, context, troubles } = await person(browser, server);
  await taught(page, "Founders of Teotihuacan", 11);
  const stack = page.locator('[data-place="space building-1"]');
  const discs = stack.locator("[data-choice]");
  expect(await discs.evaluateAll((spots) => spots.map((spot) => spot.getAttribute("aria-label")))).toEqual([
    "1 disc: power 2",
    "2 discs: power 3",
    "3 discs: power 4",
  ]);
  await discs.nth(1).hover();
  await expect.poll(() => stack.locator(".ghost:not(.maybe)").count()).toBeGreaterThan(1);
  await discs.nth(0).click();
  await page.waitForSelector('[data-guide="12"]');
  await page.locator(".line").filter({ hasText: "puts 1 disc on buildings 1: power 2." }).waitFor();
  for (const step of [12, 13, 14, 15]) await page.locator(`[data-guide="${step}"] [data-guided]`).click();
  await page.waitForSelector('[data-guide="16"]');
  await expect.poll(() => page.locator("[data-seats] [data-choice]").count()).toBe(3); // one of each kind
  await page.locator("[data-seats] [data-choice].taught").click();
  await page.waitForSelector('[data-guide="17"]');
  expect(troubles).toEqual([]);
  await context.close();
});

test("the other cities of Founders open large under the pointer and by key", async () => {
  const { page, context, troubles } = await person(browser, server);
  const id = await open(page, {
    game: "founders",
    seats: [{ kind: "me" }, { kind: "bot", level: "novice" }, { kind: "bot", level: "novice" }],
    seed: 7,
  });
  await page.goto(`/t/${id}`);
  await page.waitForSelector(".choices [data-choice]");
  const title = page.locator("[data-board] text.name").first();
  expect(await title.innerHTML()).toBe("City of Ana");
  await page.locator("[data-board] .thumb").nth(1).hover();
  await expect.poll(() => title.innerHTML()).toBe("City of Novice 2");
  await page.mouse.move(5, 5);
  await expect.poll(() => title.innerHTML()).toBe("City of Ana");
  await page.keyboard.press("v");
  await expect.poll(() => title.innerHTML()).toBe("City of Novice 1");
  await page.locator("[data-board] .back").focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => title.innerHTML()).toBe("City of Ana");
  expect(troubles).toEqual([]);
  await context.close();
});

test("Tikal shows what paths and moves cost, and what is left of the ten points", async () => {
  const { page, context, troubles } = await person(browser, server);
  await taught(page, "Tikal", 5);
  await expect.poll(() => page.locator("[data-board] .cost").count()).toBeGreaterThan(2);
  await page.mouse.move(5, 5);
  await page.locator("[data-guided]").hover();
  await expect.poll(() => page.locator("[data-board] .pip.spent").count()).toBe(2);
  expect(await page.locator("[data-board] text.points").innerHTML()).toBe("7");
  await expect.poll(() => page.locator("[data-board] .way").count()).toBe(1);
  const base = await page.locator('[data-place="space a5"]').boundingBox();
  if (!base) throw new Error("no base camp");
  await page.mouse.move(base.x + base.width / 2, base.y + 1, { steps: 3 });
  await expect.poll(() => page.locator("[data-board] .price text").allTextContents()).toEqual(["2"]);
  await page.mouse.move(5, 5);
  await page.keyboard.press("s");
  await expect.poll(() => page.locator("[data-board] .price").count()).toBeGreaterThan(3);
  await page.keyboard.press("s");
  await expect.poll(() => page.locator("[data-board] .price").count()).toBe(0);
  expect(troubles).toEqual([]);
  await context.close();
});

test("a hex of Tikal is turned with R and laid with Enter", async () => {
  const { page, context, troubles } = await person(browser, server);
  await taught(page, "Tikal", 2);
  const stones = (): Promise<string> =>
    page
      .locator("[data-board] .ghost .stone")
      .evaluateAll((all) => all.map((one) => one.getAttribute("transform")).join());
  const lying = await stones();
  await page.keyboard.press("r");
  await expect.poll(stones).not.toBe(lying);
  const turned = await stones();
  const spot = page.locator("[data-board] .ghost [data-choice]");
  await spot.focus();
  await page.keyboard.press("r");
  await expect.poll(stones).not.toBe(turned);
  await page.keyboard.press("Enter");
  await page.waitForSelector('[data-guide="3"]');
  expect(troubles).toEqual([]);
  await context.close();
});

test.each([
  ["tikal", '[data-place="space a5"]', "TIK-BRING-1"],
  ["founders", '[data-place="architect"]', "FOU-REACH-1"],
  ["patolli", '[data-place="counters 0"]', "PAT-END-4"],
])(
  "components of %s explain themselves, with a link to the rule, under the pointer and by key",
  async (game, place, rule) => {
    const { page, context, troubles } = await person(browser, server);
    const id = await open(page, { game, seats: [{ kind: "me" }, { kind: "bot", level: "novice" }], seed: 7 });
    await page.goto(`/t/${id}`);
    await page.waitForSelector(".choices [data-choice]");
    await pointAt(page, page.locator(place).first());
    const card = page.locator('[role="tooltip"]');
    await card.waitFor();
    expect(await card.locator("a").getAttribute("href")).toBe(`/rules/${game}#${rule}`);
    await page.mouse.move(5, 5);
    await card.waitFor({ state: "detached" });
    await page.keyboard.press("i");
    await card.waitFor();
    const first = await card.innerText();
    await page.keyboard.press("i");
    await expect.poll(() => card.innerText()).not.toBe(first);
    await page.keyboard.press("Shift+I");
    await expect.poll(() => card.innerText()).toBe(first);
    expect(troubles).toEqual([]);
    await context.close();
  },
);

test.each(["tikal", "founders", "patolli"])(
  "what happens in %s is shown over the table, and every place that it names is there",
  async (game) => {
    const { page, context, troubles } = await person(browser, server, {
      motion: "no-preference",
      settings: { confirm: false, speed: "fast" },
    });
    const id = await open(page, { game, seats: [{ kind: "me" }, { kind: "bot", level: "novice" }], seed: 7 });
    await page.goto(`/t/${id}`);
    await page.waitForSelector(".choices [data-choice]");
    // The layer of flights looks for named places with querySelector: note what it looks for, and what it does not find.
    await page.evaluate(() => {
      const seen = { found: 0, missed: [] as string[] };
      const find = document.querySelector.bind(document);
      document.querySelector = (selector: string) => {
        const element = find(selector);
        if (selector.includes("data-place")) {
          if (element) seen.found += 1;
          else seen.missed.push(selector);
        }
        return element;
      };
      Object.assign(window, { seen });
    });
    const seen = (): Promise<{ found: number; missed: string[] }> =>
      page.evaluate(() => (window as unknown as { seen: { found: number; missed: string[] } }).seen);
    // A short game may end before that many things have flown: then it is enough that it was seen to its end.
    const seenEnough = async (): Promise<boolean> => {
      const { over } = await rush(page, 500);
      return over || (await seen()).found > 20;
    };
    await expect.poll(seenEnough, { timeout: 90_000 }).toBe(true);
    expect((await seen()).found).toBeGreaterThan(5);
    expect((await seen()).missed).toEqual([]);
    expect(troubles).toEqual([]);
    await context.close();
  },
);
