import { describe, expect, it } from "vitest";
import { roof, stair, terrace, type Cell } from "./relief";

const triangles = (path: string): number => path.split("M").length - 1;

describe("a roof", () => {
  it("slopes to every side of a single square", () => {
    const { light, dark } = roof([[0, 0]], 10);
    expect([triangles(light), triangles(dark)]).toEqual([4, 4]);
  });

  it("has one ridge over a row of squares: no slope between them", () => {
    const { light, dark } = roof(
      [
        [0, 0],
        [0, 1],
      ],
      10,
    );
    expect([triangles(light), triangles(dark)]).toEqual([8, 8]);
    expect(light).toContain("M5 5L10 0L10 5Z"); // beside the seam it goes on down to the upper side
    expect(dark).not.toContain("M5 5L10 0L10 5Z");
  });

  it("is flat where a square has others on all sides", () => {
    const block: Cell[] = [0, 1, 2].flatMap((row) => [0, 1, 2].map((column): Cell => [row, column]));
    const { light, dark } = roof(block, 10);
    expect(light + dark).not.toContain("M15 15");
  });
});

describe("a terrace and its stair", () => {
  it("moves in from the outer sides alone", () => {
    expect(
      terrace(
        [
          [0, 0],
          [0, 1],
        ],
        10,
        2,
      ),
    ).toBe("M2 2h8v6h-8ZM10 2h8v6h-8Z");
  });

  it("stands at the lowest square", () => {
    expect(
      stair(
        [
          [0, 0],
          [1, 1],
        ],
        10,
      ).ramp,
    ).toContain("20L");
  });
});
