import { describe, expect, test } from "vitest";
import { pawnIcon } from "../../ui/art/icon";
import type { GameEvent } from "../../table/board/types";
import { middle } from "./board/geometry";
import { icons, places } from "./story";
import type { PatolliView } from "./view";

const view = { seats: 2 } as PatolliView;
const event = (key: string, data: GameEvent["data"]): GameEvent => ({
  action: 0,
  key,
  data: { seat: { seat: 1 }, ...data },
});

describe("what happens on the mat", () => {
  test("flies along the seat's own way", () => {
    expect(places(event("patolli-entered", {}), view)).toEqual({ from: "hand 1", to: middle(26), icon: pawnIcon(1) });
    expect(places(event("patolli-moved", { from: 30, to: 35 }), view)).toMatchObject({
      from: middle(4),
      to: middle(9),
    });
    expect(places(event("patolli-moved", { from: 50, to: 52 }), view)).toMatchObject({ to: "home 1" });
    expect(places(event("patolli-paid", { other: { seat: 0 }, counters: 1 }), view)).toMatchObject({
      from: "counters 1",
      to: "counters 0",
    });
    expect(places(event("patolli-thrown", { points: 3 }), view)).toBeNull();
  });

  test("has its icons, and a throw is no payment", () => {
    expect(icons("points", event("patolli-thrown", { points: 3 }))).toBe(false);
    expect(icons("patolli-moved", event("patolli-moved", {}))).toEqual(pawnIcon(1));
    expect(icons("counters", event("patolli-paid", {}))).not.toBeNull();
  });
});
