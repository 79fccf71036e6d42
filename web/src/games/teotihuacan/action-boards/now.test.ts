import { describe, expect, it } from "vitest";
import { alchemyRow, cell, handOf, noblesRows, standing } from "./now";
import type { BoardView } from "../view";

const board = (...powers: number[]): BoardView =>
  ({
    name: "forest",
    workers: powers
      .map((power, k) => ({ colour: 0, worker: k + 1, power }))
      .concat([{ colour: 1, worker: 1, power: 1 }]),
  }) as unknown as BoardView;
const bands: [number, number][] = [
  [1, 1],
  [2, 3],
  [4, 5],
];

describe("what applies now", () => {
  it("counts own workers and the weakest of them", () => {
    expect(standing(board(3, 5), 0, null, false)).toEqual({ workers: 2, weakest: 3, arriving: false });
    expect(standing(board(), 0, null, false)).toBeNull();
    expect(standing(board(4, 4, 4, 2), 0, null, false)).toEqual({ workers: 3, weakest: 2, arriving: false });
  });

  it("counts the worker in hand where it may go", () => {
    const hand = handOf({
      key: "teotihuacan-prompt-move",
      data: { worker: 1, power: 1, board: { name: "teotihuacan-board-quarry" } },
    });
    expect(hand).toEqual({ power: 1, from: "quarry" });
    expect(standing(board(4), 0, hand, true)).toEqual({ workers: 2, weakest: 1, arriving: true });
    expect(standing(board(4), 0, hand, false)).toEqual({ workers: 1, weakest: 4, arriving: false });
    expect(standing(board(4), 0, { power: 4, from: "forest" }, true)?.workers).toBe(1);
    expect(handOf({ key: "teotihuacan-prompt-worker", data: {} })).toBeNull();
  });

  it("finds the cell of a gathering board", () => {
    expect(cell({ workers: 1, weakest: 1, arriving: false }, bands)).toEqual({ row: 0, column: 0 });
    expect(cell({ workers: 3, weakest: 5, arriving: false }, bands)).toEqual({ row: 2, column: 2 });
  });

  it("opens the second row of technologies to two workers or a strong one", () => {
    const printed = { column_temple: [], row_2_workers: 2, row_2_lone_power: 4 };
    expect(alchemyRow({ workers: 1, weakest: 3, arriving: false }, 1, printed)).toBe(false);
    expect(alchemyRow({ workers: 1, weakest: 4, arriving: false }, 1, printed)).toBe(true);
    expect(alchemyRow({ workers: 2, weakest: 1, arriving: false }, 1, printed)).toBe(true);
    expect(alchemyRow({ workers: 1, weakest: 1, arriving: false }, 0, printed)).toBe(true);
  });

  it("builds for the Nobles in the row of the workers, above it only when that is full", () => {
    const full = [true, true];
    const free = [true, false];
    const with_ = (workers: number) => ({ workers, weakest: 1, arriving: false });
    expect(noblesRows(with_(1), [free, free, free])).toEqual([0]);
    expect(noblesRows(with_(1), [full, free, free])).toEqual([]);
    expect(noblesRows(with_(2), [free, full, free])).toEqual([0]);
    expect(noblesRows(with_(3), [free, free, full])).toEqual([0, 1]);
  });
});
