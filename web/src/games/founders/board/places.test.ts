import { describe, expect, it } from "vitest";
import type { Choice, GameEvent } from "../../../table/board/types";
import { place, spacesOf } from "./places";

const choice = (name: string, action = 0): Choice => ({ action, name, label: { key: "", data: {} }, text: name });

describe("places", () => {
  it("finds the thing a choice is about", () => {
    expect(place(choice("space building-1"))).toBe("space building-1");
    expect(place(choice("take red-5"))).toBe("tile red-5");
    expect(place(choice("offer red-5"))).toBe("own red-5");
    expect(place(choice("discs 2"))).toBe("discs 2");
    expect(["resource gold", "joker"].map((name) => place(choice(name)))).toEqual(["resource gold", "resource gold"]);
    expect(place(choice("produce"))).toBe("influence produce");
    expect(place(choice("pass"))).toBeNull();
  });

  it("finds the action spaces that were taken", () => {
    const taken = (key: string, number: number): GameEvent => ({
      key,
      action: 1,
      data: { zone: { name: "founders-zone-temple" }, number },
    });
    expect([
      ...spacesOf([
        taken("founders-took-space", 1),
        taken("founders-rival-took-space", 3),
        taken("founders-passed", 2),
      ]),
    ]).toEqual(["temple-1", "temple-3"]);
  });
});
