import { describe, expect, it } from "vitest";
import { decorationMatched, matched, turned } from "./matches";

const slot = { slot: "1a1", level: 1, row: 0, column: 0, cells: [0, 1, 9, 8] };
const cells = `bG${"-".repeat(6)}r-${"-".repeat(54)}`;

describe("matches", () => {
  it("turns a tile clockwise", () => {
    expect(turned("bgr-", 0)).toBe("bgr-");
    expect(turned("bgr-", 1)).toBe("-bgr");
    expect(turned("bgr-", 2)).toBe("r-bg");
  });

  it("compares shapes and not colours, the neutral one too", () => {
    expect(matched("Bg-r", slot, cells)).toEqual([true, true, true, true]);
    expect(matched("gb-R", slot, cells)).toEqual([false, false, true, true]);
  });

  it("lays decorations on the grid or on what is printed before it", () => {
    expect(decorationMatched("BR", [-1, -1], cells, "rg")).toEqual([false, false]);
    expect(decorationMatched("RG", [-1, -1], cells, "rg")).toEqual([true, true]);
    expect(decorationMatched("BG", [0, 1], cells, "rg")).toEqual([true, true]);
  });
});
