// The great moments of Founders, and what events sound like.
import type { Sound } from "../../ui/sound";
import { counted, drawing, type Count, type Moment, type MomentOf } from "../../table/board/moments";
import type { GameEvent } from "../../table/board/types";
import Intention from "./solo/Intention.svelte";
import { places } from "./story";
import type { FoundersView } from "./view";

/** Whether the city of this player is the one that is shown large. */
const shows = (view: FoundersView, seat: number): boolean => seat === (view.viewer ?? view.seat ?? 0);

/** The group of masks that a player has just completed, where its city is shown. */
function completed(event: GameEvent, view: FoundersView, before: FoundersView): string | null {
  const seat = typeof event.data.seat === "object" && "seat" in event.data.seat ? event.data.seat.seat : null;
  if (seat === null || !shows(view, seat)) return null;
  const done = new Set(before.players[seat]?.mask_groups.flatMap((one) => (one.complete ? one.squares : [])));
  const group = view.players[seat]?.mask_groups.find((one) => one.complete && !done.has(one.squares[0] ?? ""));
  return group?.squares[0] ?? null;
}

/** The points of a quarter that an event tells; it lies on the board while its city is shown large. */
function quarter(view: FoundersView, { key, data: { seat, quarter: name, points } }: GameEvent): Count | null {
  if (key !== "founders-quarter-scored" || typeof points !== "number") return null;
  if (typeof seat !== "object" || !("seat" in seat) || typeof name !== "object" || !("name" in name)) return null;
  const at = shows(view, seat.seat) ? name.name.replace("founders-quarter-", "quarter ") : undefined;
  return { player: seat, source: name.name, points, at };
}

/** A thing that comes to where its flight would lead. */
function comes(look: "fall" | "rise"): MomentOf<FoundersView> {
  return (event, view): Moment | null => {
    const told = places(event, view);
    const flight = told && "length" in told ? told[0] : told;
    return flight?.to === undefined ? null : { look, at: [flight.to], icon: flight.icon };
  };
}

export const moments: Readonly<Record<string, MomentOf<FoundersView>>> = {
  "founders-quarter-scored": (event, view, _before, rest) => {
    const { counts, takes } = counted([event, ...rest], (one) => quarter(view, one));
    return { look: "glow", title: "founders-board-source-quarters", kept: true, counts, takes: takes - 1 };
  },
  "founders-pyramid-built": comes("fall"),
  "founders-temple-built": comes("fall"),
  "founders-mask-taken": (event, view, before, rest) => {
    const group = completed(event, view, before);
    const moment = comes("rise")(event, view, before, rest);
    return group && moment ? { ...moment, at: [`group ${group}`] } : moment;
  },
  "founders-rival-took-space": (_event, _view, before) => {
    const { rival } = before;
    if (!rival?.intention) return null;
    const props = { card: rival.intention, discs: rival.intention_discs ?? 0 };
    return { look: "card", card: drawing(Intention, props, 220, 60) };
  },
};

/** The greatest first. */
export const sounds: Readonly<Record<string, Sound>> = {
  "founders-quarter-scored": "dark",
  "founders-mask-taken": "rise",
  "founders-pyramid-built": "build",
  "founders-temple-built": "build",
  "founders-building-built": "build",
  "founders-worship-taken": "find",
  "founders-offering-points": "points",
  "founders-reward-points": "points",
  "founders-favour": "rise",
  "founders-produced": "goods",
  "founders-cube-placed": "goods",
  "founders-paid": "goods",
  "founders-took-space": "step",
  "founders-rival-took-space": "step",
};
