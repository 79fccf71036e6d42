import { describe, expect, test } from "vitest";
import { choiceMap, notation, toward } from "./choices";
import type { Choice } from "./types";

const choice = (action: number, name: string): Choice => ({ action, name, label: { key: "k", data: {} }, text: name });

describe("choices by place", () => {
  test("are grouped by the place of their notation, and those without one are left out", () => {
    const places = choiceMap(
      [choice(1, "move a b"), choice(2, "move a c"), choice(3, "pass")],
      (one) => notation(one)[1] ?? null,
    );
    expect([...places.keys()]).toEqual(["a"]);
    expect(places.get("a")?.map((one) => one.action)).toEqual([1, 2]);
  });
});

describe("arrows", () => {
  const grid = [0, 1, 2].flatMap((y) => [0, 1, 2].map((x) => ({ x: x * 10, y: y * 10 })));

  test("walk over a grid as the eye expects", () => {
    expect(toward(grid, 4, "ArrowRight")).toBe(5);
    expect(toward(grid, 4, "ArrowLeft")).toBe(3);
    expect(toward(grid, 4, "ArrowUp")).toBe(1);
    expect(toward(grid, 4, "ArrowDown")).toBe(7);
  });

  test("stay where nothing lies ahead, and begin at the first place", () => {
    expect(toward(grid, 2, "ArrowRight")).toBe(2);
    expect(toward(grid, -1, "ArrowRight")).toBe(0);
    expect(toward([], -1, "ArrowRight")).toBe(-1);
  });

  test("prefer what lies straight ahead to what is near but aside", () => {
    const points = [
      { x: 0, y: 0 },
      { x: 30, y: 0 },
      { x: 10, y: 25 },
    ];
    expect(toward(points, 0, "ArrowRight")).toBe(1);
    expect(toward(points, 0, "ArrowDown")).toBe(2);
  });

  test("reach every place from every other, over any set of places", () => {
    const points = Array.from({ length: 40 }, (_, i) => ({ x: (i * 37) % 101, y: (i * 53) % 97 }));
    for (let start = 0; start < points.length; start += 7) {
      const seen = new Set([start]);
      for (const from of seen)
        for (const arrow of ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"] as const)
          seen.add(toward(points, from, arrow));
      expect(seen.size).toBeGreaterThan(points.length * 0.9);
    }
  });
});
