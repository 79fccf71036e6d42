// Where events happen on the mat, and their icons in the log.
import { icon, pawnIcon, type Icon } from "../../ui/art/icon";
import type { Flight } from "../../table/board/flights";
import type { GameEvent } from "../../table/board/types";
import type { Datum, Message } from "../../words/message";
import Bean from "./Bean.svelte";
import Counter from "./Counter.svelte";
import { middle, square } from "./geometry";
import { HOME, type PatolliView } from "./view";

const who = (value: Datum | undefined): number | null =>
  value && typeof value === "object" && "seat" in value ? value.seat : null;

const counter = icon(Counter, { size: 26 });

/** Where an event happens; null leaves it to the shell. */
export function places(event: GameEvent, view: PatolliView): Flight | null {
  const seat = who(event.data.seat);
  const other = who(event.data.other);
  if (seat === null) return null;
  const on = (progress: Datum | undefined): Flight["to"] =>
    typeof progress === "number" && progress < HOME ? middle(square(seat, view.seats, progress)) : `home ${seat}`;
  switch (event.key) {
    case "patolli-entered":
      return { from: `hand ${seat}`, to: on(0), icon: pawnIcon(seat) };
    case "patolli-moved":
      return { from: on(event.data.from), to: on(event.data.to), icon: pawnIcon(seat) };
    case "patolli-captured":
      return { to: `hand ${other}`, icon: pawnIcon(other) };
    case "patolli-came-home":
      return { to: `home ${seat}`, icon: pawnIcon(seat) };
    case "patolli-paid":
      return { from: `counters ${seat}`, to: `counters ${other}`, icon: counter };
    default:
      return null;
  }
}

/** The icon beside a word of the log. The points of a throw are counted on the beans: they are no counters. */
export function icons(word: string, message: Message): Icon | null | false {
  const seat = who(message.data.seat);
  if (word === "points") return false;
  if (word === "counters") return counter;
  if (word === "patolli-thrown") return icon(Bean, { marked: true });
  return ["patolli-entered", "patolli-moved", "patolli-came-home"].includes(word) ? pawnIcon(seat) : null;
}
