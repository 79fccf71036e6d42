import { describe, expect, test } from "vitest";
import { inline, parse, slug } from "./markdown";

describe("rules texts", () => {
  test("become blocks, with an anchor on every rule", () => {
    const blocks = parse(
      "# Title\n\nA *line*\nthat goes on.\n\n- **TIK-PLACE-2** Join `one` side.\n  And more.\n- plain\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n```\ncode\n```\n",
    );
    expect(blocks.map((block) => block.kind)).toEqual(["heading", "paragraph", "list", "table", "code"]);
    const list = blocks[2];
    expect(list?.kind === "list" && list.items.map((item) => item.rule)).toEqual(["TIK-PLACE-2", null]);
    const table = blocks[3];
    expect(table?.kind === "table" && table.rows.length).toBe(1);
  });

  test("are printed with real apostrophes, but not in code", () => {
    expect(inline("l'Allée d'un **worker's** `a'b`")).toEqual([
      { kind: "text", text: "l’Allée d’un " },
      { kind: "strong", children: [{ kind: "text", text: "worker’s" }] },
      { kind: "text", text: " " },
      { kind: "code", text: "a'b" },
    ]);
  });

  test("never make elements of what looks like HTML", () => {
    expect(inline("<b>x</b> [a](b.md)")).toEqual([
      { kind: "text", text: "<b>x</b> " },
      { kind: "link", href: "b.md", children: [{ kind: "text", text: "a" }] },
    ]);
    expect(slug("Bringing in: explorers!")).toBe("bringing-in-explorers");
  });
});
