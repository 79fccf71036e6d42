import { describe, expect, test } from "vitest";
import { centre, corners, edge, middle, neighbour, SIDES } from "./hex";
import { clamped, CLOSEST, fitted, pinched, whole, zoomed } from "../viewport/viewport";

const OPPOSITE = { n: "s", ne: "sw", se: "nw", s: "n", sw: "ne", nw: "se" } as const;

describe("hexes", () => {
  test("neighbours share the side between them", () => {
    for (const column of [2, 3])
      for (const side of SIDES) {
        const [c, r] = neighbour(column, 2, side);
        const here = middle(centre(column, 2, 10), 10, side);
        const there = middle(centre(c, r, 10), 10, OPPOSITE[side]);
        expect(there.x).toBeCloseTo(here.x);
        expect(there.y).toBeCloseTo(here.y);
      }
  });

  test("have six corners at their radius, and sides as long as it", () => {
    const at = centre(1, 1, 20);
    for (const corner of corners(at, 20)) expect(Math.hypot(corner.x - at.x, corner.y - at.y)).toBeCloseTo(20);
    const [from, to] = edge(at, 20, "n");
    expect(from.y).toBeCloseTo(to.y);
    expect(to.x - from.x).toBeCloseTo(20);
  });
});

describe("the viewport", () => {
  const full = whole(1200, 900);

  test("keeps the point under the pointer while it zooms", () => {
    const at = { x: 300, y: 600 };
    const box = zoomed(full, full, 2, at);
    expect(box.width).toBe(600);
    expect((at.x - box.x) / box.width).toBeCloseTo(at.x / full.width);
    expect((at.y - box.y) / box.height).toBeCloseTo(at.y / full.height);
  });

  test("never leaves the board, never gets closer than allowed", () => {
    expect(clamped({ x: -500, y: 4000, width: 600, height: 450 }, full, 4 / 3)).toEqual({
      x: 0,
      y: 450,
      width: 600,
      height: 450,
    });
    expect(clamped({ x: 0, y: 0, width: 5000, height: 5000 }, full, 4 / 3)).toEqual(full);
    expect(zoomed(full, full, 100, { x: 0, y: 0 }).width).toBeCloseTo(1200 / CLOSEST);
  });

  test("pinches by how far the fingers go apart", () => {
    expect(pinched({ x: 0, y: 0 }, { x: -100, y: 0 }, { x: 100, y: 0 })).toBe(2);
    expect(pinched({ x: 1, y: 1 }, { x: 5, y: 5 }, { x: 1, y: 1 })).toBe(1);
  });

  test("shows all choices of a phone's screen", () => {
    const box = fitted({ x: 500, y: 400 }, { x: 600, y: 450 }, full, 0.8, 360);
    expect(box.x).toBeLessThan(500);
    expect(box.x + box.width).toBeGreaterThan(600);
    expect(box.width).toBeLessThan(full.width);
    expect(fitted({ x: 0, y: 0 }, { x: 1200, y: 900 }, full, 0.8, 360).width).toBe(full.width);
  });
});
