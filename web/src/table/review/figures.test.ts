import { describe, expect, test } from "vitest";
import type { TurnReview } from "../../connection/connection";
import { Words } from "../../words/words.svelte";
import { cost, costliest, placesOf, sourceRows, ticks, turningPoints } from "./figures";

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

test("what a turn cost is measured by points and by the chance to win, and the costliest come first", () => {
  const turn = (from: number, chance_lost: number, more: Partial<TurnReview> = {}): TurnReview => ({
    turn: from,
    seat: 0,
    from,
    to: from + 1,
    forced: false,
    same: false,
    lost: 0.5,
    chance_lost,
    played: { choices: [], points: [] },
    best: { choices: [], points: [] },
    reasons: [],
    ...more,
  });
  expect([0.02, 0.03, 0.1, 0.2].map((lost) => cost(turn(0, lost)))).toEqual(["none", "little", "some", "much"]);
  expect(cost(turn(0, 0.5, { forced: true }))).toBe("none");
  // Who is far behind can lose points, but no chance to win.
  expect([0.9, 1, 3, 8].map((lost) => cost(turn(0, 0, { lost })))).toEqual(["none", "little", "some", "much"]);
  const all = [turn(0, 0.05), turn(1, 0.3), turn(2, 0.01), turn(3, 0.3, { lost: 4 })];
  expect(costliest(all, 2).map(({ from }) => from)).toEqual([3, 1]);
});

describe("the end", () => {
  test("an automaton takes its place among the seats", () => {
    expect(placesOf({ ranks: [2], scores: [42], rivals: [116] })).toEqual([
      { rank: 1, seat: null, points: 116 },
      { rank: 2, seat: 0, points: 42 },
    ]);
    expect(placesOf({ ranks: [1], scores: [142], rivals: [116] }).map(({ seat }) => seat)).toEqual([0, null]);
    expect(placesOf({ ranks: [2, 1], scores: [3, 4] }).map(({ seat }) => seat)).toEqual([1, 0]);
  });

  test("sources of one name are one row, those of the automaton in the last column", () => {
    const source = (key: string, seat: number, points: number) => ({ key, seat, points, times: 1 });
    const words = new Words("en", ["masks = masks\nweb-review-other = Other"]);
    const rows = sourceRows(
      { sources: [source("mine", 0, 3), source("other", 0, 1)], rivals: [source("its", 0, 9)] },
      2,
      { sources: { mine: "masks", its: "masks" } },
      words,
    );
    expect(rows).toEqual([
      { name: "Masks", points: [3, 9] },
      { name: "Other", points: [1, null] },
    ]);
  });
});
