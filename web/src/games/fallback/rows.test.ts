import { describe, expect, test } from "vitest";
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

  test("is told in rows", () => {
    expect(rows(view)).toEqual([
      ["turn", "3"],
      ["scores", "1 2"],
      ["hand size", "4 5"],
      ["tiles", "1 | 2"],
      ["top", "–"],
    ]);
    expect(seatRows(view, 1)).toEqual([
      ["hand size", "5"],
      ["tiles", "2"],
    ]);
  });
});
