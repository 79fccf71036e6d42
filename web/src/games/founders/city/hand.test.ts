import { describe, expect, it } from "vitest";
import type { Choice } from "../../../table/board/types";
import { bySquare, flip, laying, nearest, placements, shapesOf, turn } from "./hand";
import type { FoundersView, PlayerView } from "../view";

const choice = (name: string, action = 0): Choice => ({ action, name, label: { key: "", data: {} }, text: name });

describe("the tile in hand", () => {
  it("lies with the first square of its top row on the anchor", () => {
    const [one] = placements([choice("place .x/xx g9")]);
    expect(one?.squares).toEqual(["g9", "f10", "g10"]);
  });

  it("is turned clockwise and flipped, past what is not possible", () => {
    const shapes = ["xx/x.", "xx/.x", ".x/xx"];
    expect(turn(shapes, "xx/x.")).toBe("xx/.x");
    expect(turn(shapes, ".x/xx")).toBe("xx/x.");
    expect(flip(shapes, "xx/x.")).toBe("xx/.x");
    expect(flip(["xx", "x/x"], "xx")).toBe("xx");
    expect(turn(["xxx"], "xxx")).toBe("xxx");
    expect(turn(["xxx/x..", "xxx/..x"], "xxx/x..")).toBe("xxx/..x");
  });

  it("snaps to where it can lie", () => {
    const all = placements([choice("place xxx b2", 1), choice("place xxx f2", 2), choice("place x/x/x b2", 3)]);
    expect(shapesOf(all)).toEqual(["xxx", "x/x/x"]);
    expect([...bySquare(all, "xxx").keys()]).toEqual(["square c2", "square g2"]);
    expect(nearest(all, "xxx", "d2", true)?.choice.action).toBe(1);
    expect(nearest(all, "xxx", "e2", true)).toBeNull();
    expect(nearest(all, "xxx", "e5")?.choice.action).toBe(1);
    expect(nearest(all, "x/x/x", "h8")?.choice.action).toBe(3);
  });
});

describe("laying a tile", () => {
  const view = { city: { rows: 10, cols: 10, pyramid: ["d4"] } } as unknown as FoundersView;
  const player = {
    cubes: { wood: ["d2"], stone: ["c1"], gold: [] },
    buildings: [{ class: "wood1", squares: ["b1"] }],
    temples: [],
    mask_groups: [
      { colour: "yellow", squares: ["b1", "c2"], complete: false },
      { colour: "red", squares: ["c3", "j9"], complete: false },
    ],
  } as unknown as PlayerView;

  it("puts cubes on the free squares around a building, and completes masks", () => {
    const { made, resource, completed } = laying(view, player, ["c2", "c3"], "gold3");
    expect(resource).toBe("gold");
    expect(made.sort()).toEqual(["b2", "b3", "c4", "d3"]);
    expect([...completed]).toEqual(["b1"]);
  });

  it("puts none around a temple", () => {
    expect(laying(view, player, ["c2", "c3"], "blue")).toMatchObject({ made: [], resource: null });
  });
});
