// Where events happen on the mat, and their icons in the log.
import { icon, pawnIcon, type Icon } from "../../ui/art/icon";
import type { Flight } from "../../table/board/flights";
import type { EventOf, GameEvent } from "../../table/board/types";
import type { Datum, Message } from "../../words/message";
import type { PatolliEvents } from "./contract";
import Bean from "./art/Bean.svelte";
import Counter from "./art/Counter.svelte";
import { middle, square } from "./board/geometry";
import { HOME, type PatolliView } from "./view";

const seatOf = (value: Datum | undefined): number | null =>
  value && typeof value === "object" && "seat" in value ? value.seat : null;

const counter = icon(Counter, { size: 26 });

/** Where an event happens; null leaves it to the shell. */
export function places(happened: GameEvent, view: PatolliView): Flight | null {
  const event = happened as EventOf<PatolliEvents>;
  const seat = seatOf(happened.data.seat);
  if (seat === null) return null; // an event of all games
  const on = (progress: number): Flight["to"] =>
    progress < HOME ? middle(square(seat, view.seats, progress)) : `home ${seat}`;
  switch (event.key) {
    case "patolli-entered":
      return { from: `hand ${seat}`, to: on(0), icon: pawnIcon(seat) };
    case "patolli-moved":
      return { from: on(event.data.from), to: on(event.data.to), icon: pawnIcon(seat) };
    case "patolli-captured":
      return { to: `hand ${event.data.other.seat}`, icon: pawnIcon(event.data.other.seat) };
    case "patolli-came-home":
      return { to: `home ${seat}`, icon: pawnIcon(seat) };
    case "patolli-paid":
      return { from: `counters ${seat}`, to: `counters ${event.data.other.seat}`, icon: counter };
    default:
      return null;
  }
}

/** The icon beside a word of the log. The points of a throw are counted on the beans: they are no counters. */
export function icons(word: string, message: Message): Icon | null | false {
  const seat = seatOf(message.data.seat);
  if (word === "points") return false;
  if (word === "counters") return counter;
  if (word === "patolli-thrown") return icon(Bean, { marked: true });
  return ["patolli-entered", "patolli-moved", "patolli-came-home"].includes(word) ? pawnIcon(seat) : null;
}
