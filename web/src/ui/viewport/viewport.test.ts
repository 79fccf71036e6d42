import { describe, expect, it } from "vitest";
import { clamped, whole } from "./viewport";

const FULL = whole(1000, 500);

describe("the part of a board that is shown", () => {
  it("is never larger than the board", () => {
    expect(clamped({ x: -50, y: -50, width: 2000, height: 1000 }, FULL, 2)).toEqual(FULL);
  });

  it("stays within the board", () => {
    expect(clamped({ x: 900, y: -20, width: 200, height: 100 }, FULL, 2)).toEqual({
      x: 800,
      y: 0,
      width: 200,
      height: 100,
    });
  });

  it("shows nothing beside the board on a higher screen as long as there is board to show", () => {
    // A square screen shows 200 x 200 around this box.
    expect(clamped({ x: 0, y: 0, width: 200, height: 100 }, FULL, 1)).toEqual({ x: 0, y: 50, width: 200, height: 100 });
    expect(clamped({ x: 0, y: 450, width: 200, height: 100 }, FULL, 1).y).toBe(350);
  });

  it("lies in the middle of a screen that is higher than the board", () => {
    expect(clamped({ x: 0, y: 0, width: 600, height: 300 }, FULL, 0.5).y).toBe(100);
  });
});
