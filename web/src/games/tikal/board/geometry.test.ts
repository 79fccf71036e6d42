import { describe, expect, it } from "vitest";
import { neighbour, SIDES } from "../../../ui/art/hex";
import {
  at,
  closeUp,
  handle,
  HEIGHT,
  JUNGLE_HEIGHT,
  named,
  pathNear,
  pathsOf,
  RADIUS,
  ROWS,
  seenIn,
  sideOf,
  stones,
  turned,
  WIDTH,
  type Box,
} from "./geometry";
import type { Explored } from "../view";

describe("the jungle", () => {
  it("fits its drawing space, and the tray below it", () => {
    const last = at(7, 4);
    expect(last.x + RADIUS).toBeLessThan(WIDTH);
    expect(last.y + RADIUS * 0.87).toBeLessThan(JUNGLE_HEIGHT);
    expect(JUNGLE_HEIGHT).toBeLessThan(HEIGHT);
  });

  it("knows spaces by their names", () => {
    expect(named("a1")).toEqual(at(0, 0));
    expect(named("h5")).toEqual(at(7, 4));
  });

  it("lays odd columns half a hex lower", () => {
    expect(at(1, 0).y).toBeGreaterThan(at(0, 0).y);
    expect(at(2, 0).y).toBe(at(0, 0).y);
  });
});

describe("the handles of the hex in hand", () => {
  it("stand outside the hex, and inside the jungle where it lies at the edge", () => {
    const { x, y } = handle(named("d3"), sideOf("N"));
    expect(x).toBeCloseTo(0);
    expect(y).toBeLessThan(-RADIUS);
    for (const space of ["a1", "b5", "h5"]) {
      for (const side of [0, 1, 2, 3, 4, 5]) {
        const from = handle(named(space), side);
        const here = { x: named(space).x + from.x, y: named(space).y + from.y };
        expect(Math.min(here.x, here.y, WIDTH - here.x, JUNGLE_HEIGHT - here.y)).toBeGreaterThan(20);
      }
    }
  });
});

describe("stones", () => {
  it("lie on the side they belong to", () => {
    const [one, two, three] = stones([2, 0, 0, 1, 0, 0]);
    expect(one?.y).toBeLessThan(0);
    expect(two?.y).toBeCloseTo(one?.y ?? 0);
    expect(three?.y).toBeGreaterThan(0);
  });

  it("turn clockwise with the hex", () => {
    expect(turned([2, 1, 0, 0, 0, 0], 1)).toEqual([0, 2, 1, 0, 0, 0]);
    expect(turned([2, 1, 0, 0, 0, 0], 5)).toEqual([1, 0, 0, 0, 0, 2]);
  });

  it("reads sides", () => {
    expect(["N", "NE", "SE", "S", "SW", "NW"].map(sideOf)).toEqual([0, 1, 2, 3, 4, 5]);
  });
});

describe("paths", () => {
  const hex = (space: string, column: number, row: number, paths: number[]): Explored =>
    ({ space, column, row, paths }) as unknown as Explored;
  const board = pathsOf([hex("a1", 0, 0, [0, 0, 0, 2, 0, 0]), hex("a2", 0, 1, [2, 0, 3, 0, 0, 0])]);

  it("are found once, on the side between two hexes", () => {
    expect(board.map(({ key, cost }) => [key, cost])).toEqual([
      ["a2 n", 2],
      ["a2 se", 3],
    ]);
    expect(board[0]?.y).toBeCloseTo((at(0, 0).y + at(0, 1).y) / 2);
  });

  it("are pointed at near their side only", () => {
    expect(pathNear(board, { x: at(0, 0).x + 10, y: (at(0, 0).y + at(0, 1).y) / 2 })?.cost).toBe(2);
    expect(pathNear(board, at(0, 1))).toBeNull();
    expect(pathNear([], at(0, 1))).toBeNull();
  });
});

describe("what is seen of the jungle", () => {
  const BEGINNING = [
    { column: 0, row: 3 },
    { column: 0, row: 4 },
    { column: 1, row: 3 },
    { column: 1, row: 4 },
  ];
  const within = (box: Box, column: number, row: number): boolean => {
    const { x, y } = at(column, row);
    return x - RADIUS > box.x && x + RADIUS < box.x + box.width && y > box.y && y < box.y + box.height;
  };

  it("is close on the explored part at first, with every space where a hex can be placed", () => {
    const box = closeUp(BEGINNING);
    expect(box.width).toBeLessThan(WIDTH * 0.75);
    expect(box.width / box.height).toBeCloseTo(WIDTH / JUNGLE_HEIGHT);
    for (const { column, row } of BEGINNING)
      for (const side of SIDES) {
        const [beside, below] = neighbour(column, row, side);
        if (beside >= 0 && below >= 0 && below < ROWS)
          expect(within(box, beside, below), `${beside} ${below}`).toBe(true);
      }
    expect(seenIn(at(2, 3), box)).toBe(true);
    expect(seenIn(at(7, 0), box)).toBe(false);
  });

  it("draws back as the map grows, to the whole jungle", () => {
    expect(closeUp([...BEGINNING, { column: 3, row: 1 }]).width).toBeGreaterThan(closeUp(BEGINNING).width);
    expect(closeUp([...BEGINNING, { column: 7, row: 0 }])).toEqual({ x: 0, y: 0, width: WIDTH, height: JUNGLE_HEIGHT });
    expect(closeUp([])).toEqual({ x: 0, y: 0, width: WIDTH, height: JUNGLE_HEIGHT });
  });
});
