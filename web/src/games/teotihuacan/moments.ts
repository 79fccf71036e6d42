// The great moments of Teotihuacan, and what events sound like.
import { icon, type Icon } from "../../ui/art/icon";
import type { Sound } from "../../ui/sound";
import { counted, drawing, type Count, type MomentOf } from "../../table/board/moments";
import type { GameEvent } from "../../table/board/types";
import type { Datum } from "../../words/message";
import Carried from "./solo/Carried.svelte";
import { places } from "./story";
import LaidTile from "./art/LaidTile.svelte";
import { matched } from "./pyramid/matches";
import { rolled, tileOf } from "./solo/teotibot";
import type { TeotihuacanView } from "./view";

const nameOf = (value: Datum | undefined): string => (typeof value === "object" && "name" in value ? value.name : "");
/** What an Eclipse counts, and what its table calls it. */
const COUNTED: Readonly<Record<string, string>> = {
  "teotihuacan-source-eclipse-avenue": "teotihuacan-board-count-eclipse-avenue",
  "teotihuacan-source-eclipse-leader": "teotihuacan-board-count-eclipse-leader",
  "teotihuacan-source-eclipse-track": "teotihuacan-board-count-eclipse-track",
  "teotihuacan-source-eclipse-masks": "teotihuacan-board-count-eclipse-masks",
};

/** The points of an Eclipse that an event tells. */
function eclipsed({ key, data: { seat, source: of, amount } }: GameEvent): Count | null {
  const source = COUNTED[nameOf(of)];
  if (key !== "teotihuacan-gained-vp" || !source) return null;
  if (typeof seat !== "object" || Array.isArray(seat) || "key" in seat || typeof amount !== "number") return null;
  return { player: seat, source, points: amount };
}

/** Where an event happens, as its flight says. */
function goal(event: GameEvent, view: TeotihuacanView): { at: string[]; icon: Icon | undefined } {
  const told = places(event, view);
  const flight = told && "length" in told ? told[0] : told;
  return { at: typeof flight?.to === "string" ? [flight.to] : [], icon: flight?.icon };
}

export const moments: Readonly<Record<string, MomentOf<TeotihuacanView>>> = {
  "teotihuacan-eclipse": (_event, _view, _before, rest) => ({ look: "dark", kept: true, ...counted(rest, eclipsed) }),
  "teotihuacan-constructed": (event, view, before) => {
    const slot = view.printed.pyramid.slots.find((one) => one.slot === event.data.slot);
    const icons = String(event.data.icons);
    if (!slot) return null;
    const matches = matched(icons, slot, before.pyramid.cells);
    return { look: "fall", at: [`slot ${slot.slot}`], icon: icon(LaidTile, { icons, level: slot.level, matches }) };
  },
  "teotihuacan-decorated": (event, view) => ({ look: "fall", ...goal(event, view) }),
  "teotihuacan-ascended": (event, view) => ({ look: "rise", ...goal(event, view) }),
  "teotihuacan-fourth-worker": (event, view) => ({ look: "rise", ...goal(event, view) }),
  /** A mask: the set grows. */
  "teotihuacan-claimed": (event, view) =>
    nameOf(event.data.tile).includes("-mask-") ? { look: "rise", ...goal(event, view) } : null,
  "teotihuacan-bot-rolled": (event, view, before) => {
    const roll = rolled([event]);
    const tile = tileOf(roll);
    const seat = view.players.find(({ bot }) => bot)?.player ?? 1;
    if (!roll || !tile) return null;
    const directions = before.teotibot?.directions ?? [];
    return {
      look: "card",
      card: drawing(Carried, { seat, dice: roll.dice, sum: roll.sum, tile, directions }, 300, 60),
    };
  },
};

/** The greatest first. */
export const sounds: Readonly<Record<string, Sound>> = {
  "teotihuacan-eclipse": "dark",
  "teotihuacan-ascended": "rise",
  "teotihuacan-fourth-worker": "rise",
  "teotihuacan-bonus-unlocked": "rise",
  "teotihuacan-constructed": "build",
  "teotihuacan-decorated": "build",
  "teotihuacan-built": "build",
  "teotihuacan-claimed": "find",
  "teotihuacan-learned": "find",
  "teotihuacan-bot-rolled": "roll",
  "teotihuacan-temple-advanced": "rise",
  "teotihuacan-gained-vp": "points",
  "teotihuacan-bonus-scored": "points",
  "teotihuacan-gained-cocoa": "goods",
  "teotihuacan-gained-wood": "goods",
  "teotihuacan-gained-stone": "goods",
  "teotihuacan-gained-gold": "goods",
  "teotihuacan-moved": "step",
  "teotihuacan-worshipped": "step",
  "teotihuacan-unlocked": "step",
};
