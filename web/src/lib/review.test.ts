import { describe, expect, test } from "vitest";
import { ticks, turningPoints } from "./review";

describe("a finished game", () => {
  const points = [
    { at: 0, turn: 0, scores: [0, 0] },
    { at: 1, turn: 0, scores: [2, 0] },
    { at: 2, turn: 1, scores: [2, 7] },
    { at: 3, turn: 2, scores: [3, 7] },
  ];

  test("turns where most was gained", () => {
    expect(turningPoints(points, 2)).toEqual([
      { at: 2, turn: 1, seat: 1, gain: 7 },
      { at: 1, turn: 0, seat: 0, gain: 2 },
    ]);
  });

  test("is drawn with round ticks", () => {
    expect(ticks(0, 21)).toEqual([0, 10, 20]);
    expect(ticks(0, 1)).toEqual([0, 1]);
    expect(ticks(-3, 180)).toEqual([0, 50, 100, 150]);
  });
});
