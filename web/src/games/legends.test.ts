// Every legend: its words are written in both languages, and it speaks of every sign that Teotihuacan's tiles draw.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { LegendLine } from "../table/board/module";
import { gainSigns } from "./teotihuacan/art/signs";
import type { GainKind } from "./teotihuacan/view";

const LEGENDS = import.meta.glob<readonly LegendLine[]>("./*/legend.ts", { import: "legend", eager: true });
const ROOT = join(import.meta.dirname, "../../..");

test.each(Object.entries(LEGENDS))("%s says what the locale files hold", (path, legend) => {
  const game = path.split("/")[1] ?? "";
  const said = legend.map(({ says }) => says);
  expect(new Set(said).size).toBe(said.length);
  for (const language of ["en", "fr"]) {
    const text = readFileSync(join(ROOT, "locales", language, `${game}.ftl`), "utf-8");
    const written = [...text.matchAll(/^([a-z]+-legend-[a-z0-9-]+) =/gm)].map((found) => found[1] ?? "");
    expect(said.filter((key) => !new RegExp(`^${key} =`, "m").test(text))).toEqual([]);
    expect(written.filter((key) => !said.includes(key))).toEqual([]);
  }
});

test("the legend of Teotihuacan has every sign of what is given", () => {
  const kinds: GainKind[] = [
    ...(["cocoa", "wood", "stone", "gold", "any_resource", "vp", "avenue", "power_up", "technology"] as const),
    ...(["temple_blue", "temple_red", "temple_green", "temple_any", "discovery"] as const),
  ];
  const drawn = (LEGENDS["./teotihuacan/legend.ts"] ?? []).flatMap(({ icon }) =>
    Array.isArray(icon.props.signs) ? icon.props.signs.map((sign) => String(sign).split(":")[0]) : [],
  );
  const signs = kinds.flatMap((kind) => gainSigns({ [kind]: 1 })).map((sign) => sign.split(":")[0]);
  expect(signs.filter((sign) => !drawn.includes(sign))).toEqual([]);
});
