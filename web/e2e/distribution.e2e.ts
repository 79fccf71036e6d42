// Games of other distributions at the web table: with their own words, and with a board that they ship.
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { browse, open, PACKAGE, person, python, ROOT, serve, type Server } from "./harness";

const INSTALL = `
import sys
from pathlib import Path
from tests.distributions import install
install(Path(sys.argv[1]))
`;
/** A board without any library: the load as a text, and a button for each choice. */
const BOARD = `
function draw(box, { view, choices, text, choose }) {
  box.replaceChildren(text("puma-view-load") + ": " + view.load);
  for (const choice of choices) {
    const button = document.createElement("button");
    button.textContent = choice.text;
    button.dataset.shipped = choice.name;
    button.onclick = () => choose(choice.action);
    box.append(button);
  }
}
export default {
  mount(box, props) {
    draw(box, props);
    return { update: (next) => draw(box, next) };
  },
};
`;

let browser: Browser;
let server: Server;
let folder: string;

/** Write a game as `patolli new-game` does, in a folder outside the repository. */
function newGame(name: string, board?: string): string {
  const target = join(folder, name);
  const env = { ...process.env, PYTHONPATH: [PACKAGE, ROOT].join(":") };
  execFileSync(python(), ["-m", "patolli", "new-game", name, "--into", target], { env, cwd: folder });
  if (board) {
    const web = join(target, "src", name, "web");
    mkdirSync(web);
    writeFileSync(join(web, "__init__.py"), "");
    writeFileSync(join(web, "board.js"), board);
    const project = join(target, "pyproject.toml");
    const points = `\n[project.entry-points."patolli.pictures"]\n${name} = "${name}.web"\n\n[tool.hatch`;
    writeFileSync(project, readFileSync(project, "utf8").replace("\n[tool.hatch", points));
  }
  execFileSync(python(), ["-c", INSTALL, target], { env, cwd: folder });
  return join(target, "src");
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "patolli-elsewhere-"));
  server = await serve([newGame("zorro"), newGame("puma", BOARD)]);
  browser = await browse();
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const seats = [{ kind: "me" }, { kind: "bot", level: "apprentice" }];

test("a game without a board is played in words of its own, in French", async () => {
  const { page, context, troubles } = await person(browser, server, { language: "fr-FR" });
  const id = await open(page, { game: "zorro", seats });
  await page.goto(`/t/${id}`);
  await page.getByText("Sacs restants", { exact: true }).waitFor();
  await page.locator(".choices [data-choice]", { hasText: "Tirer un autre sac" }).click();
  await page
    .getByText(/tire un sac de \d+/)
    .first()
    .waitFor();
  expect(troubles).toEqual([]);
  await context.close();
});

test("a board that a distribution ships is drawn, and chosen on", async () => {
  const { page, context, troubles } = await person(browser, server);
  const id = await open(page, { game: "puma", seats });
  await page.goto(`/t/${id}`);
  await page.getByText(/^Load: \d+Draw another sack/).waitFor();
  await page.locator('[data-shipped="sell"]').click();
  await page
    .getByText(/sells a load of \d+/)
    .first()
    .waitFor();
  expect(troubles).toEqual([]);
  await context.close();
});
