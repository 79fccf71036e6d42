// A real server and a real Chromium for the tests that play, and helpers to play with.
import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, type Browser, type BrowserContext, type Locator, type Page } from "playwright-core";

export const ROOT = new URL("../..", import.meta.url).pathname;
const VENV = join(ROOT, ".venv/bin/python");
/** The package that is tested: the source, or its compiled copy (`make test-browser`). */
export const PACKAGE = process.env.PATOLLI_ENGINE ?? join(ROOT, "src");
export const python = (): string => process.env.PYTHON ?? (existsSync(VENV) ? VENV : "python3");
export const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

export interface Server {
  url: string;
  stop: () => Promise<void>;
  /** Kill it hard, and start it again on the same port and database. */
  restart: () => Promise<void>;
  /** Run `patolli admin` on its database. */
  admin: (...words: string[]) => void;
}

/** Start `patolli serve` with a database of its own; `installed` are paths of other distributions. */
export async function serve(installed: readonly string[] = []): Promise<Server> {
  const folder = mkdtempSync(join(tmpdir(), "patolli-e2e-"));
  let child: ChildProcess | null = null;
  let port = "0";

  const env = {
    ...process.env,
    PYTHONPATH: [PACKAGE, ...installed].join(":"),
    PATOLLI_DATABASE_URL: `sqlite:///${join(folder, "tables.db")}`,
    PATOLLI_RATE_SCALE: "0",
    PATOLLI_CONFIG: "",
  };

  async function start(): Promise<string> {
    const process_ = spawn(python(), ["-m", "patolli", "serve", "--port", port], {
      cwd: folder,
      env,
      stdio: ["ignore", "pipe", "pipe"],
    });
    child = process_;
    let said = "";
    return await new Promise<string>((resolve, reject) => {
      const listen = (data: Buffer): void => {
        said += data.toString();
        const found = /http:\/\/[\d.]+:(\d+)/.exec(said);
        if (found?.[1]) {
          port = found[1];
          resolve(found[0]);
        }
      };
      process_.stdout.on("data", listen);
      process_.stderr.on("data", listen);
      process_.on("exit", (code) => reject(new Error(`the server ended with ${code}:\n${said}`)));
      setTimeout(() => reject(new Error(`the server did not start:\n${said}`)), 120_000).unref();
    });
  }

  async function kill(signal: NodeJS.Signals): Promise<void> {
    const dying = child;
    if (!dying || dying.exitCode !== null) return;
    dying.removeAllListeners("exit");
    await new Promise((done) => {
      dying.once("exit", done);
      dying.kill(signal);
    });
  }

  const url = await start();
  await ready(url);
  return {
    url,
    stop: async () => {
      await kill("SIGTERM");
      rmSync(folder, { recursive: true, force: true });
    },
    restart: async () => {
      await kill("SIGKILL");
      await start();
      await ready(url);
    },
    admin: (...words) => {
      execFileSync(python(), ["-m", "patolli", "admin", ...words], { cwd: folder, env });
    },
  };
}

async function ready(url: string): Promise<void> {
  for (let attempt = 0; attempt < 500; attempt += 1) {
    const fine = await fetch(`${url}/healthz`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (fine) return;
    await new Promise((done) => setTimeout(done, 200));
  }
  throw new Error("the server is not healthy");
}

export async function browse(): Promise<Browser> {
  return await chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args: FLAGS });
}

export interface Look {
  width?: number;
  height?: number;
  language?: string;
  theme?: "light" | "dark";
  motion?: "reduce" | "no-preference";
  touch?: boolean;
  /** What the person likes; the turns of others are not played unless it says so. */
  settings?: Record<string, unknown>;
  /** Whether the browser keeps the pages (offline.e2e.ts); it would only take time from other tests. */
  keeps?: boolean;
}

/** A person with a browser of their own; anything it reports as an error fails the test. */
export async function person(
  browser: Browser,
  server: Server,
  look: Look = {},
): Promise<{ page: Page; context: BrowserContext; troubles: string[] }> {
  const context = await browser.newContext({
    baseURL: server.url,
    viewport: { width: look.width ?? 1440, height: look.height ?? 900 },
    locale: look.language ?? "en-GB",
    colorScheme: look.theme ?? "light",
    reducedMotion: look.motion ?? "reduce",
    hasTouch: look.touch ?? false,
    serviceWorkers: look.keeps ? "allow" : "block",
  });
  await context.addInitScript(
    (stored) => {
      if (!localStorage.getItem("patolli-settings")) localStorage.setItem("patolli-settings", JSON.stringify(stored));
    },
    { speed: "off", ...(look.settings ?? { confirm: false }) },
  );
  const page = await context.newPage();
  const troubles: string[] = [];
  page.on("pageerror", (error) => troubles.push(String(error)));
  page.on("console", (message) => {
    if (
      message.type() === "error" &&
      !/WebSocket connection|ERR_CONNECTION|ERR_INTERNET|Failed to load resource/.test(message.text())
    )
      troubles.push(message.text());
  });
  page.on("request", (request) => {
    const host = new URL(request.url()).origin;
    if (host !== server.url && !request.url().startsWith("data:") && !request.url().startsWith("blob:"))
      troubles.push(`a request to ${host}`);
  });
  return { page, context, troubles };
}

/** Open a table over HTTP as the person of that page; answers its id. At `/api/records` it is that of a record. */
export async function open(page: Page, body: Record<string, unknown>, at = "/api/tables"): Promise<string> {
  if (page.url() === "about:blank") await page.goto("/");
  return await page.evaluate(
    async ([wanted, address]) => {
      const ask = async (
        method: string,
        path: string,
        data: unknown,
        csrf = "",
      ): Promise<{ person: unknown; csrf: string; id: string }> => {
        const answer = await fetch(path, {
          method,
          headers: { "Content-Type": "application/json", "X-CSRF-Token": csrf },
          ...(data === null ? {} : { body: JSON.stringify(data) }),
        });
        if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
        return await answer.json();
      };
      let me = await ask("GET", "/api/me", null);
      if (!me.person) me = await ask("POST", "/api/guests", { name: "Ana", language: "en" });
      return (await ask("POST", address, wanted, me.csrf)).id;
    },
    [body, at] as const,
  );
}

/** The finished table of a golden record (`tests/records`), open for anyone who knows its address. */
export async function recorded(page: Page, name: string): Promise<string> {
  const file = JSON.parse(readFileSync(join(ROOT, `tests/records/${name}.json`), "utf8")) as { record?: unknown };
  return await open(page, { text: JSON.stringify(file.record ?? file) }, "/api/records");
}

/** The ending opens when a game is over: leave it for the table below. */
export async function leaveEnding(page: Page): Promise<void> {
  await page.locator("dialog.ending").waitFor();
  await page.keyboard.press("Escape");
  await page.locator("dialog.ending").waitFor({ state: "detached" });
}

/** Move the hand over the middle of something; what lies there need not take a press. */
export async function pointAt(page: Page, what: Locator): Promise<void> {
  const box = await what.boundingBox();
  if (!box) throw new Error(`nothing to point at: ${what.toString()}`);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 2 });
}

/** Choose until the game is over (or so many times), by clicks on the buttons, now this one, now that. */
export async function play(page: Page, most = 2000): Promise<number> {
  let made = 0;
  let chance = 12345;
  while (made < most) {
    const choices = page.locator(".choices [data-choice]:not([disabled])");
    const done = page.locator("[data-outcome]");
    await choices.first().or(done).first().waitFor({ state: "attached", timeout: 60_000 });
    if ((await done.count()) > 0) break;
    chance = (chance * 1103515245 + 12345) % 2147483648;
    const count = await choices.count();
    if (!count) continue;
    const clicked = await choices
      .nth(chance % count)
      .click({ timeout: 2000 })
      .then(
        () => true,
        () => false,
      );
    if (clicked) made += 1;
  }
  return made;
}

/**
 * Play to the end as fast as the server answers. No hand plays like this: it sends click events to the elements
 * themselves, wherever they lie and whatever lies on them, and so says nothing about what can be pressed
 * (pointer.e2e.ts does). For tests that need a game played, or many events.
 */
export async function rush(page: Page, limit: number): Promise<{ made: number; over: boolean }> {
  return await page.evaluate(async (most) => {
    const began = performance.now();
    let made = 0;
    let chance = 12345;
    while (performance.now() - began < most) {
      await new Promise((done) => setTimeout(done, 5));
      if (document.querySelector("[data-outcome]")) return { made, over: true };
      const narrowed = document.querySelector("section.prompt .quiet") !== null;
      const spots = narrowed ? [] : [...document.querySelectorAll("[data-board] [data-choice]")];
      const buttons = [...document.querySelectorAll(".choices [data-choice]:not([disabled])")];
      if (!buttons.length) continue;
      chance = (chance * 1103515245 + 12345) % 2147483648;
      const places = spots.length && chance % 3 === 0 ? spots : buttons;
      places[chance % places.length]?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
      made += 1;
    }
    return { made, over: false };
  }, limit);
}
