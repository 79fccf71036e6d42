// Which choice belongs to which thing on the board.
import { notation } from "../../../table/board/choices";
import type { Choice, GameEvent } from "../../../table/board/types";

/** The thing on the board that a choice is about; null for what only the prompt offers. */
export function place(choice: Choice): string | null {
  const [word = "", one = "", two = ""] = notation(choice);
  switch (word) {
    case "place":
      return `space ${one}`;
    case "step":
    case "trail":
    case "walk":
      return `goal ${one}`;
    case "move":
      return `${one} ${two}`;
    case "bring":
      return `reserve ${one} ${two}`;
    case "uncover":
      return `temple ${one}`;
    case "guard":
      return `temple ${two}`;
    case "dig":
      return `ruin ${one}`;
    case "camp":
      return `ground ${one}`;
    case "choose":
      return `offer ${one}`;
    case "bid":
    case "pass":
      return word;
    case "give":
      return `treasure ${one}`;
    case "take":
      return `treasure ${one} of ${two}`;
    default:
      return null;
  }
}

/** A number in a choice's label, or null. */
export function figure(choice: Choice | undefined, name: string): number | null {
  const value = choice?.label.data[name];
  return typeof value === "number" ? value : null;
}

/** The spaces that a choice leads over, both ends included. */
export function way(choice: Choice | undefined): string[] {
  const spaces = choice?.label.data.way;
  return Array.isArray(spaces) ? spaces.filter((space) => typeof space === "string") : [];
}

/** The spaces that events speak of. */
export function spacesOf(events: readonly GameEvent[]): Set<string> {
  const found = new Set<string>();
  for (const event of events) {
    for (const name of ["space", "to"]) {
      const value = event.data[name];
      if (typeof value === "string") found.add(value);
    }
  }
  return found;
}
