import { describe, expect, it } from "vitest";
import { beside, covered, flipped, nameOf, outline, pyramidSpace, square, turned } from "./geometry";

describe("squares", () => {
  it("have names", () => {
    expect(square("c4")).toEqual({ column: 2, row: 3 });
    expect(nameOf({ column: 9, row: 9 })).toBe("j10");
    expect(nameOf({ column: 10, row: 0 })).toBeNull();
  });

  it("lie beside others, up to the edge", () => {
    expect(beside("a1").sort()).toEqual(["a2", "b1"]);
    expect(beside("b2").sort()).toEqual(["a2", "b1", "b3", "c2"]);
  });
});

describe("shapes", () => {
  it("cover squares from their upper left corner", () => {
    expect(covered("x./xx", "d1")).toEqual(["d1", "d2", "e2"]);
    expect(covered("xx/.x", "c9")).toEqual(["c9", "d9", "d10"]);
  });

  it("come back after four turns and after two flips", () => {
    const shape = "xxx/x..";
    expect(turned(shape)).toBe("xx/.x/.x");
    expect(turned(turned(turned(turned(shape))))).toBe(shape);
    expect(flipped(flipped(shape))).toBe(shape);
    expect(flipped(shape)).toBe("xxx/..x");
  });

  it("have an outline without inner edges", () => {
    expect(outline(["a1"], 10)).toBe("M0 0H10M10 0V10M10 10H0M0 10V0");
    expect(outline(["a1", "b1"], 10)).not.toContain("M10 0V10");
  });
});

describe("the pyramid", () => {
  it("stands in the middle, level upon level", () => {
    expect(pyramidSpace("top")).toMatchObject({ x: 0.5, y: 0.5 });
    expect(pyramidSpace("base-nw").x).toBeLessThan(pyramidSpace("upper-nw").x);
    expect(pyramidSpace("base-s")).toMatchObject({ x: 0.5 });
  });
});
