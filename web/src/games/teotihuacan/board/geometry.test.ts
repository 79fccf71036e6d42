import { describe, expect, it } from "vitest";
import {
  BOARD,
  boardAt,
  CELL_HEIGHT,
  CELL_WIDTH,
  CENTRE,
  COURT,
  decorationAt,
  HEIGHT,
  slotAt,
  squareAt,
  tilted,
  walls,
  wayFrom,
  WIDTH,
} from "./geometry";

describe("the rondel", () => {
  it("has the Palace at the top and Construction at the bottom of the pyramid", () => {
    const middle = CENTRE.x + (COURT * CELL_WIDTH) / 2;
    expect(boardAt(1).x + (BOARD * CELL_WIDTH) / 2).toBeCloseTo(middle);
    expect(boardAt(5).x + (BOARD * CELL_WIDTH) / 2).toBeCloseTo(middle);
    expect(boardAt(1).y).toBeLessThan(CENTRE.y);
    expect(boardAt(5).y).toBeGreaterThan(CENTRE.y);
  });

  it("goes clockwise", () => {
    expect(boardAt(2).x).toBeGreaterThan(boardAt(1).x);
    expect(boardAt(7).x).toBeLessThan(CENTRE.x);
    expect(boardAt(7).y + (BOARD * CELL_HEIGHT) / 2).toBeCloseTo(CENTRE.y + (COURT * CELL_HEIGHT) / 2);
  });

  it("shows the way from board to board", () => {
    expect(wayFrom(1).angle).toBe(0);
    expect(wayFrom(2).angle).toBe(90);
    expect(wayFrom(5).angle).toBe(180);
    expect(wayFrom(8).angle).toBe(0);
    expect(wayFrom(8).x).toBeLessThan(boardAt(1).x);
  });

  it("fits the drawing space", () => {
    expect(boardAt(4).x + BOARD * CELL_WIDTH).toBeLessThanOrEqual(WIDTH);
    expect(boardAt(4).y + BOARD * CELL_HEIGHT).toBeLessThanOrEqual(HEIGHT);
  });

  it("leaves the largest place to the Pyramid, beside and below the boards", () => {
    expect(COURT * CELL_WIDTH).toBeGreaterThan(1.15 * BOARD * CELL_WIDTH);
    expect(CENTRE.x).toBeGreaterThan(boardAt(7).x + BOARD * CELL_WIDTH);
    expect(CENTRE.x + COURT * CELL_WIDTH).toBeLessThan(boardAt(3).x);
    expect(CENTRE.y).toBeGreaterThan(boardAt(1).y + BOARD * CELL_HEIGHT);
    expect(CENTRE.y + COURT * CELL_HEIGHT).toBeLessThan(boardAt(5).y);
  });
});

describe("the pyramid", () => {
  it("lays tiles over two by two squares", () => {
    expect(slotAt({ slot: "2a1", level: 2, row: 0, column: 0, cells: [9, 10, 18, 17] })).toEqual(squareAt(9));
  });

  it("rises in the tilted view, within its cell", () => {
    const middle = { x: CELL_WIDTH / 2, y: CELL_HEIGHT / 2 };
    expect(tilted(middle, 2).y).toBeLessThan(tilted(middle, 1).y);
    expect(tilted(middle, 1).x).toBe(middle.x);
    const corners = [0, 7, 56, 63].map((cell) => tilted(squareAt(cell), 0));
    for (const { x, y } of [...corners, tilted(squareAt(27), 4)]) {
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(CELL_WIDTH);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(CELL_HEIGHT);
    }
    const [left, right] = walls({ slot: "1a1", level: 1, row: 0, column: 0, cells: [0, 1, 9, 8] });
    expect(left.split(" ")).toHaveLength(4);
    expect(right).not.toBe(left);
  });

  it("begins the decorations before the grid", () => {
    const cells: [number, number][] = [
      [-1, -1],
      [3, 4],
    ];
    const [first] = decorationAt("top", 0, cells);
    expect(first.y).toBeLessThan(squareAt(3).y);
    expect(first.x).toBe(squareAt(3).x);
    expect(decorationAt("top", 1, cells)[1]).toEqual(squareAt(4));
  });
});
