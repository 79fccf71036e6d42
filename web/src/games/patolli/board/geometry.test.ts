import { describe, expect, test } from "vitest";
import { CELL, cell, CORNERS, gone, kind, middle, SIDE, SIZE, square, TRACK } from "./geometry";

describe("the cross", () => {
  const cells = Array.from({ length: TRACK }, (_, index) => cell(index));

  test("has every square once, inside the board", () => {
    expect(new Set(cells.map(({ column, row }) => `${column} ${row}`)).size).toBe(TRACK);
    for (const { column, row } of cells) {
      expect(Math.min(column, row)).toBeGreaterThanOrEqual(0);
      expect(Math.max(column, row)).toBeLessThan(SIZE);
    }
  });

  test("leads from each square to one beside it, all the way round", () => {
    cells.forEach((here, index) => {
      const next = cells[(index + 1) % TRACK];
      expect(Math.abs(here.column - (next?.column ?? 99)) + Math.abs(here.row - (next?.row ?? 99))).toBe(1);
    });
  });

  test("has four centres, eight rounded ends, eight triangles", () => {
    const kinds = cells.map((_, index) => kind(index));
    expect(["centre", "tip", "triangle"].map((one) => kinds.filter((other) => other === one).length)).toEqual([
      4, 8, 8,
    ]);
  });

  test("is entered opposite by two players, by the next arm by more", () => {
    expect(square(1, 2, 0)).toBe(26);
    expect(square(1, 4, 0)).toBe(13);
    expect(square(3, 4, 20)).toBe(7);
  });
});

describe("the drawing", () => {
  test("counts a square from each seat's own entry", () => {
    expect(gone(0, 2, 5)).toBe(5);
    expect(gone(1, 2, 26)).toBe(0);
    expect(gone(1, 2, 25)).toBe(51);
  });

  test("keeps the squares and corners apart", () => {
    for (let index = 0; index < TRACK; index += 1) {
      const { x, y } = middle(index);
      const inside = CORNERS.some(
        (corner) =>
          x > corner.x - CELL / 2 &&
          x < corner.x + SIDE + CELL / 2 &&
          y > corner.y - CELL / 2 &&
          y < corner.y + SIDE + CELL / 2,
      );
      expect(inside).toBe(false);
    }
  });
});
