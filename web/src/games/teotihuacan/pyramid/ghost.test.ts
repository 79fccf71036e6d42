import { describe, expect, it } from "vitest";
import type { Choice } from "../../../table/board/types";
import type { Message } from "../../../words/message";
import { ghostOf } from "./ghost";
import type { TeotihuacanView } from "../view";

const slot = { slot: "1a1", level: 1, row: 0, column: 0, cells: [0, 1, 9, 8] };
const view = {
  printed: {
    construction: { stone: [2], wood: [0], vp: [1], match_vp: 1 },
    decorations: { gold: [3, 2, 1], vp: 3, match_vp: 1 },
    pyramid: {
      slots: [slot],
      sides: { top: "rg" },
      decoration_cells: {
        top: [
          [-1, -1],
          [3, 4],
        ],
      },
    },
  },
  pyramid: { cells: `bg${"-".repeat(62)}` },
  decorations: { sides: { top: [] } },
} as unknown as TeotihuacanView;
const choice = (name: string, data: Message["data"] = {}): Choice => ({
  action: name.length,
  name,
  label: { key: "", data },
  text: name,
});
const prompt = (word: string, data: Message["data"]): Message => ({ key: `teotihuacan-prompt-${word}`, data });

describe("the tile in hand", () => {
  it("shows over the focused place, as it is turned, with its matches and points", () => {
    const asked = prompt("slot", { icons: "bg-r" });
    expect(ghostOf(view, asked, undefined, [], 0)).toBeNull();
    const ghost = ghostOf(view, asked, choice("at 1a1"), [], 0);
    expect(ghost).toMatchObject({ kind: "tile", icons: "bg-r", matches: [true, true, true, false], vp: 4 });
    expect(ghostOf(view, asked, choice("at 1a1"), [], 1)).toMatchObject({ icons: "rbg-", vp: 2 });
  });

  it("keeps its turn when that is asked, and takes the points from the choice", () => {
    const asked = prompt("turn", { icons: "bg-r", slot: "1a1" });
    const turns = [choice("turn 0", { vp: 4 }), choice("turn 90", { vp: 2 })];
    expect(ghostOf(view, asked, undefined, turns, 1)).toMatchObject({ icons: "rbg-", vp: 2, turn: turns[1] });
    expect(ghostOf(view, asked, turns[0], turns, 1)).toMatchObject({ icons: "bg-r", vp: 4, turn: turns[0] });
  });

  it("lays a decoration against a side", () => {
    const ghost = ghostOf(view, prompt("side", { icons: "RB" }), choice("side top"), [], 0);
    expect(ghost).toMatchObject({ kind: "decoration", mark: 0, matches: [true, false], vp: 4 });
  });

  it("is nothing while nothing is in hand", () => {
    expect(ghostOf(view, prompt("worker", {}), choice("worker w1"), [], 0)).toBeNull();
    expect(ghostOf(view, null, undefined, [], 0)).toBeNull();
  });
});
