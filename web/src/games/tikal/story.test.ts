import { describe, expect, it } from "vitest";
import type { GameEvent } from "../../table/board/types";
import type { Datum } from "../../words/message";
import { icons, places } from "./story";
import type { TikalView } from "./view";

const event = (key: string, data: Record<string, Datum>): GameEvent => ({ key, data, action: 1 });
const view = {} as TikalView;

describe("what happens in Tikal", () => {
  it("happens between the panels and the hexes", () => {
    expect(
      places(event("tikal-moved", { seat: { seat: 1 }, piece: "leader", from: "a5", to: "b4" }), view),
    ).toMatchObject({ from: "space a5", to: "space b4" });
    expect(
      places(event("tikal-dug", { seat: { seat: 0 }, space: "c3", treasure: { name: "tikal-treasure-bat" } }), view),
    ).toMatchObject({
      from: "space c3",
      to: "seat 0 treasures",
      icon: { props: { kind: "bat" } },
    });
    expect(
      places(event("tikal-drew", { seat: { seat: 0 }, hex: "D3", kind: { name: "tikal-hex-ruin-3" } }), view),
    ).toMatchObject({ from: "letter D", to: "hand", icon: { props: { type: "ruin" } } });
  });

  it("shows both treasures of an exchange", () => {
    const both = places(
      event("tikal-exchanged", {
        seat: { seat: 0 },
        other: { seat: 2 },
        given: { name: "tikal-treasure-owl" },
        taken: { name: "tikal-treasure-deer" },
      }),
      view,
    );
    expect(both).toMatchObject([{ to: "seat 2 treasures" }, { to: "seat 0 treasures" }]);
  });

  it("leaves the rest to the table", () => {
    expect(places(event("tikal-ended", { seat: { seat: 0 }, lost: 0 }), view)).toBeNull();
    expect(icons("tikal-ended", event("tikal-ended", {}))).toBeNull();
    expect(icons("tikal-hex-temple-4", event("tikal-placed", {}))?.props).toEqual({ type: "temple" });
  });
});
