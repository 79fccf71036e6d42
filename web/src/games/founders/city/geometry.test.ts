import { describe, expect, it } from "vitest";
import { beside, covered, flipped, held, nameOf, outline, pointOf, pyramidSpace, square, turned } from "./geometry";

describe("squares", () => {
  it("have names", () => {
    expect(square("c4")).toEqual({ column: 2, row: 3 });
    expect(nameOf({ column: 9, row: 9 })).toBe("j10");
    expect(nameOf({ column: 10, row: 0 })).toBeNull();
  });

  it("are points of the large city", () => {
    expect(pointOf("a1")).toEqual({ x: 65, y: 87 });
    expect(pointOf("j10")).toEqual({ x: 695, y: 717 });
  });

  it("lie beside others, up to the edge", () => {
    expect(beside("a1").sort()).toEqual(["a2", "b1"]);
    expect(beside("b2").sort()).toEqual(["a2", "b1", "b3", "c2"]);
  });
});

describe("shapes", () => {
  it("cover squares from the first of their top row", () => {
    expect(covered("x./xx", "d1")).toEqual(["d1", "d2", "e2"]);
    expect(covered(".x/xx/.x", "j1")).toEqual(["j1", "i2", "j2", "j3"]);
    expect(covered("xx/.x", "c9")).toEqual(["c9", "d9", "d10"]);
  });

  it("are held by the square nearest their middle", () => {
    expect(held(["d1", "d2", "e2"])).toBe("d2");
    expect(held(["b2", "c2", "d2"])).toBe("c2");
    expect(held(["b2", "c2", "b3", "c3"])).toBe("b2");
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
