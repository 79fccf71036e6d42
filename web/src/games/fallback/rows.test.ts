import { describe, expect, test } from "vitest";
import { Words } from "../../words/words.svelte";
import { rows, seatRows } from "./rows";

describe("a game without a board", () => {
  const view = {
    game: "x",
    rules_version: 1,
    seats: 2,
    options: {},
    viewer: 0,
    deciding: null,
    seat: 0,
    turn: 3,
    over: false,
    scores: [1, 2],
    hand_size: [4, 5],
    tiles: [[1], [2]],
    top: null,
  };

  test("is told in rows, with its own words where it has them", () => {
    const words = new Words("en", ["x-view-hand-size = Cards in hand"]);
    expect(rows(view, words)).toEqual([
      ["Cards in hand", "4 5"],
      ["tiles", "1 | 2"],
      ["top", "–"],
    ]);
    expect(seatRows(view, 1, words)).toEqual([
      ["Cards in hand", "5"],
      ["tiles", "2"],
    ]);
  });
});
