import { describe, expect, it } from "vitest";
import type { GameEvent } from "../../table/board/types";
import type { Datum } from "../../words/message";
import { icons, places } from "./story";
import type { FoundersView } from "./view";

const event = (key: string, data: Record<string, Datum>): GameEvent => ({ key, data, action: 3 });
const view = { viewer: 0, seat: 1 } as unknown as FoundersView;

describe("what happens in Founders", () => {
  it("happens in one's own city, or in another player's thumbnail", () => {
    const built = (seat: number) =>
      event("founders-building-built", {
        seat: { seat },
        material: { name: "founders-material-wood" },
        size: 3,
        square: "a1",
      });
    expect(places(built(0), view)).toMatchObject({ from: "display wood3", to: { x: 65, y: 87 } });
    expect(places(built(1), view)).toMatchObject({ from: "display wood3", to: "city 1" });
  });

  it("names the spaces of the pyramid and of the common board", () => {
    const tile = event("founders-pyramid-built", {
      seat: { seat: 0 },
      colour: { name: "founders-blue" },
      space: { name: "founders-space-base-nw" },
    });
    expect(places(tile, view)).toMatchObject({ from: "display pyramid blue", to: "pyramid base-nw" });
    const taken = event("founders-rival-took-space", { zone: { name: "founders-zone-temple" }, number: 2, discs: 1 });
    expect(places(taken, view)).toMatchObject({ from: "rival", to: "space temple-2", text: "×1" });
    const mine = event("founders-took-space", {
      seat: { seat: 1 },
      zone: { name: "founders-zone-pyramid" },
      number: 3,
      discs: 2,
      power: 4,
    });
    expect(places(mine, view)).toMatchObject({ from: "seat 1 discs", to: "space pyramid-3", text: "×2" });
    expect(icons("founders-took-space", mine)?.props).toMatchObject({ seat: 1 });
    expect(icons("founders-rival-took-space", taken)?.props).toMatchObject({ seat: null });
    expect(places(event("founders-round", { round: 2 }), view)).toBeNull();
  });

  it("has icons for masks, materials, temples and what leads a line", () => {
    const message = { key: "founders-mask-taken", data: { colour: { name: "founders-mask-turquoise" } } };
    expect(icons("founders-mask-taken", message)?.props).toMatchObject({ colour: "turquoise" });
    expect(icons("founders-material-gold", message)?.props).toMatchObject({ kind: "gold" });
    expect(icons("founders-red", message)?.props).toMatchObject({ kind: "red" });
    expect(icons("founders-favour", message)?.props).toMatchObject({ kind: "influence" });
    expect(icons("founders-round", message)).toBeNull();
  });
});
