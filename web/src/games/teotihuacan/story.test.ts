import { describe, expect, it } from "vitest";
import type { GameEvent } from "../../table/board/types";
import { icons, places } from "./story";
import type { TeotihuacanView } from "./view";

const view = {
  players: [
    { player: 0, bot: false, workers: [{ worker: 1, power: 3 }] },
    { player: 1, bot: true, workers: [] },
  ],
} as unknown as TeotihuacanView;
const event = (key: string, data: GameEvent["data"]): GameEvent => ({ key: `teotihuacan-${key}`, action: 0, data });
const seat = { seat: 0 };
const bot = { name: "teotihuacan-teotibot" };

describe("where events happen", () => {
  it("moves workers from board to board", () => {
    const flight = places(
      event("moved", {
        seat,
        worker: 1,
        from: { name: "teotihuacan-board-forest" },
        to: { name: "teotihuacan-board-gold" },
      }),
      view,
    );
    expect(flight).toMatchObject({ from: "board forest", to: "board gold", icon: { props: { seat: 0, pips: 3 } } });
  });

  it("brings goods to the player who gains them, Teotibot too", () => {
    const source = { name: "teotihuacan-board-forest" };
    expect(places(event("gained-wood", { seat, what: "wood", amount: 2, source }), view)).toMatchObject({
      from: "board forest",
      to: "seat 0 wood",
      text: "+2",
    });
    expect(places(event("paid-gold", { seat: bot, what: "gold", amount: 1, source }), view)).toMatchObject({
      from: "teotibot",
      text: "−1",
    });
    expect(places(event("gained-vp", { seat, amount: 2, source }), view)).toEqual([]);
    expect(places(event("gained-vp", { seat: bot, amount: 2, source }), view)).toMatchObject({ to: "teotibot" });
  });

  it("steps along tracks, and lays tiles", () => {
    expect(
      places(event("temple-advanced", { seat, temple: { name: "teotihuacan-temple-red" }, step: 4 }), view),
    ).toMatchObject({ from: "temple red 3", to: "temple red 4" });
    expect(places(event("constructed", { seat, slot: "2a1", icons: "bg--", turn: 90 }), view)).toMatchObject({
      to: "slot 2a1",
      icon: { props: { icons: "bg--" } },
    });
    expect(places(event("something", {}), view)).toBeNull();
  });
});

describe("icons of the log", () => {
  const say = (key: string, data: GameEvent["data"] = {}) => ({ key: `teotihuacan-${key}`, data });
  it("show amounts, boards, tiles and what leads a line", () => {
    expect(icons("amount", say("gained-stone"))?.props.kind).toBe("stone");
    expect(icons("amount", say("gained-vp"))?.props.kind).toBe("points");
    expect(icons("teotihuacan-board-nobles", say("moved"))?.props.signs).toEqual(["board:6"]);
    expect(icons("teotihuacan-discovery-power-up-2", say("claimed"))?.props.kind).toBe("power_up_2");
    expect(icons("teotihuacan-constructed", say("constructed", { icons: "bg--" }))?.props.icons).toBe("bg--");
    expect(icons("teotihuacan-learned", say("learned"))?.props.signs).toEqual(["tech"]);
    expect(icons("worker", say("moved"))).toBeNull();
  });
});
