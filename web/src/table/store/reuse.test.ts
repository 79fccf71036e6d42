import { describe, expect, test } from "vitest";
import { reused } from "./reuse";

describe("a new value beside an old one", () => {
  const old = {
    turn: 3,
    players: [
      { wood: 1, tiles: ["a"] },
      { wood: 0, tiles: [] },
    ],
    hand: null,
  };

  test("is the old one when they are equal", () => {
    expect(reused(old, structuredClone(old))).toBe(old);
  });

  test("keeps what did not change, and only that", () => {
    const next = structuredClone(old);
    next.players[1] = { wood: 2, tiles: [] };
    const made = reused(old, next);
    expect(made).toEqual(next);
    expect(made).not.toBe(old);
    expect(made.players[0]).toBe(old.players[0]);
    expect(made.players[1]?.tiles).toBe(old.players[1]?.tiles);
    expect(made.players[1]).not.toBe(old.players[1]);
  });

  test("is the new one wherever shapes differ", () => {
    for (const [before, after] of [
      [{ a: 1 }, { a: 1, b: undefined }],
      [{ a: 1, b: 2 }, { a: 1 }],
      [[1, 2], [1]],
      [[1], { 0: 1 }],
      [{ 0: 1 }, [1]],
      [null, {}],
      [{}, null],
      [1, "1"],
      [{ a: undefined }, { b: undefined }],
    ] as [unknown, unknown][]) {
      expect(reused(before, after)).toEqual(after);
      expect(Object.keys(Object(reused(before, after)))).toEqual(Object.keys(Object(after)));
    }
  });
});
