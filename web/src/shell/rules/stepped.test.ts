// The worked examples as the page shows them: every view is whole, and every sentence and place exists.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { Example, Examples } from "../../table/board/module";
import { viewsOf } from "./stepped";

const FILES = import.meta.glob<Examples>("../../games/*/examples.json", { import: "default", eager: true });
const GAMES = join(import.meta.dirname, "../../games");

test("a step changes what it names and leaves the step before as it was", () => {
  const view = { scores: [0, 0], players: [{ cocoa: 1 }, { cocoa: 2 }] } as unknown as Example["view"];
  const example: Example = {
    id: "one",
    rule: "GAM-ONE-1",
    seat: 0,
    look: [],
    view,
    steps: [
      { changes: [], events: [] },
      {
        changes: [
          [["players", 1, "cocoa"], 5],
          [["scores"], [3, 0]],
        ],
        events: [],
      },
    ],
  };
  const [before, after] = viewsOf(example);
  expect(before).toEqual(view);
  expect(after).toEqual({ scores: [3, 0], players: [{ cocoa: 1 }, { cocoa: 5 }] });
});

test.each(Object.entries(FILES))("%s: what is looked at is drawn by the board", (path, { examples }) => {
  const folder = join(GAMES, path.split("/").at(-2) ?? "");
  const source = readdirSync(folder, { recursive: true, encoding: "utf-8" })
    .filter((name) => name.endsWith(".svelte"))
    .map((name) => readFileSync(join(folder, name), "utf-8"))
    .join("\n");
  for (const { look, steps } of examples) {
    expect(steps.length).toBeGreaterThan(1);
    for (const place of look) expect(source).toContain(`data-place="${place.split(" ")[0]}`);
  }
});
