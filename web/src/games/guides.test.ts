// Every guided first game: its texts are written in both languages, none is written without being said, and the
// rules that it points to are there.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { Guide } from "../table/board/module";

const GUIDES = import.meta.glob<Guide>("./*/guide.ts", { import: "guide", eager: true });
const ROOT = join(import.meta.dirname, "../../..");

test.each(Object.entries(GUIDES))("%s says what the locale files hold", (path, guide) => {
  const game = path.split("/")[1] ?? "";
  const said = [...new Set(guide.steps.flatMap(({ says }) => says))].sort();
  for (const language of ["en", "fr"]) {
    const text = readFileSync(join(ROOT, "locales", language, `${game}.ftl`), "utf-8");
    const written = [...text.matchAll(/^([a-z]+-guide-[a-z0-9-]+) =/gm)].map((found) => found[1]);
    expect(written.sort()).toEqual(said);
  }
});

test.each(Object.entries(GUIDES))("%s points to rules that there are", (path, guide) => {
  const rules = readFileSync(join(ROOT, "docs/rules", `${path.split("/")[1] ?? ""}.md`), "utf-8");
  const wanted = guide.steps.flatMap(({ rule }) => rule ?? []);
  expect(wanted.filter((rule) => !rules.includes(`**${rule}**`))).toEqual([]);
});
