import { describe, expect, it } from "vitest";
import type { Choice } from "../../lib/wire";
import { byFirstSquare, place, placements, shapesOf } from "./places";

const choice = (name: string, action = 0): Choice => ({ action, name, label: { key: "", data: {} }, text: name });

describe("places", () => {
  it("finds the thing a choice is about", () => {
    expect(place(choice("space building-1"))).toBe("space building-1");
    expect(place(choice("take red-5"))).toBe("tile red-5");
    expect(place(choice("offer red-5"))).toBe("own red-5");
    expect(place(choice("pass"))).toBeNull();
  });

  it("orders shapes by turning, then flipping", () => {
    const all = placements(["place xx/x. a1", "place x./xx a1", "place xx/.x a1", "place .x/xx a1"].map((name) => choice(name)));
    expect(shapesOf(all)).toEqual(["xx/x.", "xx/.x", ".x/xx", "x./xx"]);
  });

  it("picks a placement by the first square it covers", () => {
    const all = placements([choice("place .x/xx c3", 7)]);
    expect([...byFirstSquare(all, ".x/xx").keys()]).toEqual(["square d3"]);
  });
});
