// The discs that a choice would add to a stack, and the power they would give.
import { notation } from "../../../table/board/choices";
import type { Choice } from "../../../table/board/types";
import type { FoundersView } from "../view";

export interface Adding {
  space: string;
  seat: number;
  /** How many are added at least, and at most where that is still to be decided. */
  least: number;
  most: number;
  power: string;
}

function figure(choice: Choice, name: string): number {
  const value = choice.label.data[name];
  return typeof value === "number" ? value : 0;
}

/** What a choice would add; null when it is about something else. */
export function addingOf(choice: Choice | undefined, view: FoundersView, seat: number): Adding | null {
  if (!choice) return null;
  const [word, one = ""] = notation(choice);
  if (word === "discs") {
    const space = view.pending.at(-1)?.space;
    const count = Number(one);
    return space ? { space, seat, least: count, most: count, power: String(figure(choice, "power")) } : null;
  }
  if (word !== "space") return null;
  const height = view.spaces.find(({ id }) => id === one)?.height ?? 0;
  const [low, high] = [figure(choice, "low"), figure(choice, "high")];
  const limit = Math.min(high, view.stack_limit);
  return {
    space: one,
    seat,
    least: Math.max(1, low - height),
    most: Math.max(1, limit - height),
    power: low === high ? String(low) : `${low}–${high}`,
  };
}
