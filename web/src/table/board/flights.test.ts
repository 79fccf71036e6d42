import { describe, expect, test } from "vitest";
import { goodIcon } from "../../ui/art/icon";
import { gains, usual } from "./flights";

describe("what is shown of events", () => {
  test("is the seat that it speaks of, when the game says nothing", () => {
    expect(usual({ action: 3, key: "tikal-passed", data: { seat: { seat: 2 } } })).toEqual([{ to: "seat 2" }]);
    expect(usual({ action: 3, key: "tikal-offered", data: { hexes: ["a1"] } })).toEqual([]);
  });

  test("ends with the points that moved", () => {
    const icon = goodIcon("points");
    const told = gains([3, 7, 0], [3, 5, 4], icon, String);
    expect(told).toEqual([
      { to: "seat 1 points", icon, text: "-2" },
      { to: "seat 2 points", icon, text: "4" },
    ]);
  });
});
