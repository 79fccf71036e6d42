// One server and one browser for all tests of a file.
import { afterAll, beforeAll } from "vitest";
import type { Browser } from "playwright-core";
import { browse, serve, type Server } from "./harness";

export let server: Server;
export let browser: Browser;

/** Called once by a file of tests. */
export function house(): void {
  beforeAll(async () => {
    server = await serve();
    browser = await browse();
  });

  afterAll(async () => {
    await browser?.close();
    await server?.stop();
  });
}
