// What happens is shown for a moment: a token flies, a place lights up.
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

/** What is shown of an event that the game says nothing about: the seat that it speaks of. */
export function usual(event: GameEvent): readonly Flight[] {
  const { seat } = event.data;
  return seat && typeof seat === "object" && "seat" in seat ? [{ to: `seat ${seat.seat}` }] : [];
}

/** The points that everybody gained or lost, told beside them. */
export function gains(
  before: readonly number[],
  after: readonly number[],
  icon: Icon,
  signed: (value: number) => string,
): readonly Flight[] {
  return after.flatMap((points, seat) => {
    const gain = points - (before[seat] ?? points);
    return gain ? [{ to: `seat ${seat} points`, icon, text: signed(gain) }] : [];
  });
}
