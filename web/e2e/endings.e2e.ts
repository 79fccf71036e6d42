// The ending of a game: it opens by itself, tells places and points, can be skipped, left, found again and shared.
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { violations } from "./axe";
import { open, person, play, recorded } from "./harness";
import { browser, house, server } from "./house";

house();

test("a game of Patolli: places, bars, pictures, sharing, the board below, and a rematch", async () => {
  const { page, context, troubles } = await person(browser, server);
  await page.addInitScript(() => {
    const shared: string[] = [];
    Object.assign(navigator, {
      canShare: () => true,
      share: async ({ files, title }: { files: File[]; title: string }) => {
        shared.push(`${files[0]?.name} ${files[0]?.type} ${title}`);
      },
    });
    Object.assign(window, { shared });
  });
  const id = await open(page, {
    game: "patolli",
    seats: [{ kind: "me" }, { kind: "bot", level: "novice" }],
    options: { pieces: 2 },
    seed: 3,
  });
  await page.goto(`/t/${id}`);
  await play(page);
  const ending = page.locator("dialog.ending");
  await ending.locator("[data-bars]").waitFor();
  const title = await ending.locator("h2").innerText();
  expect(title).toMatch(/wins$|share the victory$/);

  // Every source is counted, and with the twenty counters of the beginning they make the points.
  const points = await ending.locator("ol .points").allInnerTexts();
  const counted = await ending.locator("[data-bars] td.counted").count();
  expect(counted).toBe(2 * (await ending.locator("[data-bars] tbody tr").count()));
  const sums = await ending
    .locator("[data-bars]")
    .evaluate((table) =>
      [0, 1].map((column) =>
        [...table.querySelectorAll("tbody tr")].reduce(
          (sum, row) => sum + (Number(row.querySelectorAll("td")[column]?.textContent.trim().replace("−", "-")) || 0),
          20,
        ),
      ),
    );
  expect(points.map(Number).sort()).toEqual(sums.toSorted());
  expect(await ending.locator("#ending-told").innerText()).toMatch(/^1\. .+: \d+\. [12]\. .+: \d+\.$/);
  await ending.locator("[data-highlight] svg[data-viewport]").first().waitFor();
  expect(await violations(page)).toEqual([]);

  const saving = page.waitForEvent("download");
  await ending.getByRole("button", { name: "Save as a picture" }).click();
  const file = readFileSync(await (await saving).path());
  expect(file.subarray(1, 4).toString()).toBe("PNG");
  expect([file.readUInt32BE(16), file.readUInt32BE(20)]).toEqual([1200, 630]);
  await ending.getByRole("button", { name: "Share", exact: true }).click();
  await expect.poll(() => page.evaluate("shared")).toEqual([`patolli-patolli.png image/png ${title}`]);

  // Left for the board, found again, and from a picture to its turn.
  await ending.getByRole("button", { name: "Look at the board" }).click();
  await ending.waitFor({ state: "detached" });
  await page.getByRole("button", { name: "The ending" }).click();
  await ending
    .getByRole("button", { name: /Turning point|Best turn/ })
    .first()
    .click();
  await page.locator("input[type=range]").waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "The ending" }).click();
  await ending.getByRole("button", { name: "Play again" }).click();
  await page.locator(".choices [data-choice]").first().waitFor();
  expect(page.url()).not.toContain(id);
  expect(await ending.count()).toBe(0);
  expect(troubles).toEqual([]);
  await context.close();
});

test("the bars grow one after the other, and a key shows them all; a game that was over stays quiet", async () => {
  const { page, context, troubles } = await person(browser, server, {
    motion: "no-preference",
    settings: { speed: "slow" },
  });
  await page.goto(`/t/${await recorded(page, "founders/solo-apprentice-won")}`);
  await page.getByRole("button", { name: "The ending" }).click();
  const waiting = page.locator("dialog.ending [data-bars] td:not(.counted)");
  await waiting.first().waitFor({ state: "attached" });
  const places = page.locator("dialog.ending ol .points");
  const before = (await places.allInnerTexts()).map(Number);
  await page.keyboard.press(" ");
  await expect.poll(() => waiting.count()).toBe(0);
  const after = (await places.allInnerTexts()).map(Number);
  expect(after[0]).toBeGreaterThan(before[0] ?? Infinity);
  expect(after[0]).toBeGreaterThan(after[1] ?? Infinity);
  expect(troubles).toEqual([]);
  await context.close();
});
