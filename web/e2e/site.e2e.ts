// The static site from a plain file server under a sub-path: how it starts, how games move from and to it, and how a newer
// version is taken. Whole games are in site-games.e2e.ts.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { Page } from "playwright-core";
import { serveFiles } from "./files";
import { dice } from "./hand";
import { serve } from "./harness";
import { kept, openTable, play, ready, SITE, START, strangers, visit } from "./site";

test("the first screen comes before the engine, which is loaded with a bar", async () => {
  const files = await serveFiles(SITE);
  const { context, page, troubles } = await visit(files);
  let free = (): void => undefined;
  const held = new Promise<void>((done) => (free = done));
  await context.route("**/python/python_stdlib.zip", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("");
  await page.getByRole("button", { name: "Play Tikal" }).waitFor();
  const bar = page.locator("[data-engine=loading] progress");
  await expect.poll(() => bar.evaluate((one: HTMLProgressElement) => one.value)).toBeGreaterThan(1_000_000);
  expect(await bar.evaluate((one: HTMLProgressElement) => one.value < one.max)).toBe(true);
  await page.goto("#/rules/tikal");
  await page.getByRole("heading", { name: "Tikal" }).first().waitFor();
  expect(await page.getByRole("link", { name: "Lobby" }).count()).toBe(0);
  free();
  await ready(page);
  expect(troubles).toEqual([]);
  await context.close();
  await files.stop();
}, 300_000);

test("around one screen, with the guide, and all of it moved to another browser and to a server", async () => {
  const files = await serveFiles(SITE);
  const here = await visit(files);
  await here.page.goto("");
  await ready(here.page);
  await here.page.getByRole("button", { name: "Learn by playing Patolli" }).click();
  await here.page.locator(".guide").waitFor();

  await here.page.goto("#/new/tikal");
  await here.page.locator(".seat select").nth(1).selectOption("hotseat");
  await here.page.locator(".seat").nth(1).locator("input").fill("Bo");
  await here.page.locator("button[type=submit]").click();
  await here.page.locator("[data-board]").waitFor();
  await play(here.page, dice(3), 6);
  const table = new URL(here.page.url()).hash;

  // The table by its record, to a real server.
  await here.page.getByRole("button", { name: "This table" }).click();
  const record = await saved(here.page, "Save to go on elsewhere");
  const server = await serve();
  const answer = await fetch(`${server.url}/api/guests`, { method: "POST", body: "{}", headers: JSON_BODY });
  const { csrf } = (await answer.json()) as { csrf: string };
  const cookie = answer.headers
    .getSetCookie()
    .map((one) => one.split(";")[0])
    .join("; ");
  const headers = { ...JSON_BODY, Cookie: cookie, "X-CSRF-Token": csrf };
  const ask = async <T>(path: string, body?: unknown): Promise<T> => {
    const reply = await fetch(server.url + path, {
      headers,
      ...(body ? { method: "POST", body: JSON.stringify(body) } : {}),
    });
    if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`);
    return (path.includes("/record?") ? await reply.text() : await reply.json()) as T;
  };
  interface Shown {
    id: string;
    length: number;
    status: string;
  }
  const shown = await ask<Shown>("/api/records", { text: record });
  expect(shown.length).toBeGreaterThan(4);
  const seats = [{ kind: "me" }, { kind: "hotseat" }];
  const fork = await ask<Shown>(`/api/tables/${shown.id}/fork`, { at: shown.length, seats });
  expect(fork.status).toBe("running");

  // And back: the record of the server's table is shown here.
  const back = await ask<string>(`/api/tables/${shown.id}/record?format=json`);
  await server.stop();
  await here.page.goto("#/finished");
  await here.page
    .locator("input[type=file]")
    .setInputFiles({ name: "record.json", mimeType: "application/json", buffer: Buffer.from(back) });
  await here.page.locator("[data-board]").waitFor();

  // All of it in one file, to another browser.
  await here.page.goto(table);
  const told = await story(here.page);
  await here.page.goto("#/device");
  const all = await saved(here.page, "Save all games");
  expect(here.troubles).toEqual([]);
  await here.context.close();
  const there = await visit(files);
  await there.page.goto("#/device");
  await ready(there.page);
  await there.page
    .locator("input[type=file]")
    .setInputFiles({ name: "all.json", mimeType: "application/json", buffer: Buffer.from(all) });
  await there.page.getByText("3 games have been loaded.").waitFor();
  await there.page.goto(table);
  expect(await story(there.page)).toEqual(told);
  await play(there.page, dice(4), 2);
  expect(there.troubles).toEqual([]);
  expect(strangers).toEqual([]);
  await there.context.close();
  await files.stop();
}, 600_000);

/** The whole log of a table that was just opened; it is told once the board rests. */
async function story(page: Page): Promise<string[]> {
  await page.locator("[data-board]").waitFor();
  await page.locator("[role=tabpanel] ol[aria-busy=false] li").first().waitFor();
  return await page.locator("[role=tabpanel] ol li").allInnerTexts();
}

test("a newer version says so, and no game is lost when it is taken", async () => {
  const folder = mkdtempSync(join(tmpdir(), "patolli-site-"));
  cpSync(SITE, folder, { recursive: true });
  const files = await serveFiles(folder);
  const { context, page, troubles } = await visit(files);
  await page.goto("");
  await ready(page);
  await kept(page);
  await openTable(page, "patolli", 2, {});
  await play(page, dice(5), 2);
  const script = join(folder, "sw.js");
  writeFileSync(script, readFileSync(script, "utf8").replace(/VERSION = "\w+"/, 'VERSION = "newer"'));
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await page.getByText("A newer version of Patolli is ready.").waitFor({ timeout: START });
  await Promise.all([page.waitForEvent("load"), page.getByRole("button", { name: "Use it now" }).click()]);
  await page.locator("[data-board]").waitFor({ timeout: START });
  expect(await page.evaluate(() => caches.keys())).toEqual([expect.stringMatching(/newer$/)]);
  await play(page, dice(6), 2);
  expect(troubles).toEqual([]);
  await context.close();
  await files.stop();
  rmSync(folder, { recursive: true, force: true });
}, 300_000);

const JSON_BODY = { "Content-Type": "application/json" };

/** The text of the file that a button gives. */
async function saved(page: Page, button: string): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: button }).click(),
  ]);
  return readFileSync(await download.path(), "utf8");
}
