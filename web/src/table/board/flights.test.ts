import { describe, expect, test } from "vitest";
import { goodIcon } from "../../ui/art/icon";
import { gains, kept, LONGEST, pace, SHORTEST, usual, WHOLE, type Beat } from "./flights";

const beats = (count: number): Beat[] => Array.from({ length: count }, (_, index) => [{ to: `seat ${index}` }]);

describe("what is shown of events", () => {
  test("takes 120 to 240 ms each, and never more than two seconds in all", () => {
    expect(pace(1)).toBe(LONGEST);
    expect(pace(1000)).toBe(SHORTEST);
    for (const count of [1, 5, 8, 9, 12, 16, 17, 40, 300]) {
      const shown = kept(beats(count));
      expect(shown.length * pace(shown.length)).toBeLessThanOrEqual(WHOLE);
      expect(shown.at(-1)).toEqual([{ to: `seat ${count - 1}` }]);
    }
  });

  test("is the seat that it speaks of, when the game says nothing", () => {
    expect(usual({ action: 3, key: "tikal-passed", data: { seat: { seat: 2 } } })).toEqual([{ to: "seat 2" }]);
    expect(usual({ action: 3, key: "tikal-offered", data: { hexes: ["a1"] } })).toEqual([]);
  });

  test("ends with the points that moved", () => {
    const icon = goodIcon("points");
    const told = gains([3, 7, 0], [3, 5, 4], icon, String);
    expect(told).toEqual([
      { to: "seat 1 points", icon, text: "-2" },
      { to: "seat 2 points", icon, text: "4" },
    ]);
  });
});
