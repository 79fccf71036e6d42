// The served table without its server: the page opens from what the browser keeps, says what is wrong, and goes on.
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Browser } from "playwright-core";
import { browse, open, person, play, serve, type Server } from "./harness";

let server: Server;
let browser: Browser;

beforeAll(async () => {
  server = await serve();
  browser = await browse();
});

afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

test("opens without a network, says that the server can't be reached, and goes on when it is back", async () => {
  const { page, context, troubles } = await person(browser, server, { keeps: true });
  const id = await open(page, { game: "patolli", seats: [{ kind: "me" }, { kind: "hotseat", name: "Bo" }] });
  await page.goto(`/t/${id}`);
  await play(page, 3);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, null, { timeout: 150_000 });

  await context.setOffline(true);
  await page.goto("/");
  await page.getByRole("heading", { name: "The server can’t be reached" }).waitFor();
  await page.getByText("Nothing is lost: your tables wait there.").waitFor();
  await page.goto(`/t/${id}`); // any address of ours opens
  await page.getByRole("heading", { name: "The server can’t be reached" }).waitFor();

  await context.setOffline(false); // it comes back by itself
  await page.locator(".choices [data-choice]").first().waitFor();
  await play(page, 2);
  expect(troubles).toEqual([]);
  await context.close();
}, 400_000);

test("what the server answers is never kept", async () => {
  const { page, context } = await person(browser, server, { keeps: true });
  await open(page, { game: "patolli", seats: [{ kind: "me" }, { kind: "hotseat", name: "Bo" }] });
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, null, { timeout: 150_000 });
  await page.reload();
  await page.locator(".games li").first().waitFor();
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => await (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept).toContain("/");
  expect(kept.filter((path) => /^\/(api|ws|healthz|metrics|locales|schema)/.test(path))).toEqual([]);
  const manifest = (await (await page.request.get("/manifest.webmanifest")).json()) as { icons: { src: string }[] };
  for (const { src } of manifest.icons) expect((await page.request.get(`/${src}`)).status()).toBe(200);
  await context.close();
}, 400_000);
