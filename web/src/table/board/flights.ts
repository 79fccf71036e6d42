// What happens is shown for a moment, one thing after the other: a token flies, a place lights up.
import type { GameEvent } from "./types";
import type { Icon } from "../../ui/art/icon";

/** Where something is: the `data-place` of an element of the table, or a point of the board's drawing. */
export type Place = string | { x: number; y: number };

/** Something that flies from a place to another; with one place alone it rises there, without an icon or text the place lights up. */
export interface Flight {
  from?: Place | undefined;
  to?: Place | undefined;
  icon?: Icon | undefined;
  text?: string | undefined;
}

/** What is shown at once: the flights of one event. */
export type Beat = readonly Flight[];

export const LONGEST = 240;
export const SHORTEST = 120;
/** The longest that everything together may take. */
export const WHOLE = 2000;

/** The beats that are shown of those that wait: what came last, as many as there is time for. */
export function kept(beats: readonly Beat[]): Beat[] {
  return beats.slice(-Math.floor(WHOLE / SHORTEST));
}

/** How long each of so many beats is shown. */
export function pace(beats: number): number {
  return Math.max(SHORTEST, Math.min(LONGEST, Math.floor(WHOLE / Math.max(1, beats))));
}

/** What is shown of an event that the game says nothing about: the seat that it speaks of. */
export function usual(event: GameEvent): Beat {
  const { seat } = event.data;
  return seat && typeof seat === "object" && "seat" in seat ? [{ to: `seat ${seat.seat}` }] : [];
}

/** The points that everybody gained or lost, told beside them. */
export function gains(
  before: readonly number[],
  after: readonly number[],
  icon: Icon,
  signed: (value: number) => string,
): Beat {
  return after.flatMap((points, seat) => {
    const gain = points - (before[seat] ?? points);
    return gain ? [{ to: `seat ${seat} points`, icon, text: signed(gain) }] : [];
  });
}
