// Which choice belongs to which thing on the table.
import { notation } from "../../../table/board/choices";
import type { Choice, GameEvent } from "../../../table/board/types";
import type { FoundersView } from "../view";

/** The thing that a choice is about; null for what only the prompt offers. */
export function place(choice: Choice): string | null {
  const [word = "", one = ""] = notation(choice);
  switch (word) {
    case "space":
    case "construct":
    case "influence":
    case "tile":
    case "temple":
    case "pyramid":
    case "set":
    case "square":
    case "pile":
      return `${word} ${one}`;
    case "offer":
    case "give":
      return `own ${one}`;
    case "take":
      return `tile ${one}`;
    case "produce":
      return "influence produce";
    case "discs":
    case "resource":
      return `${word} ${one}`;
    case "bonus":
      return "bonus";
    case "joker": // two gold stand for another resource
      return "resource gold";
    default:
      return null;
  }
}

/** The tile whose place is being chosen: a class of building (`wood3`), or the colour of a temple or pyramid tile. */
export function tileInHand(view: FoundersView, choices: readonly Choice[]): string {
  if (!choices.some((choice) => ["place", "set"].includes(notation(choice)[0] ?? ""))) return "";
  const { building, temple, pyramid_tile: pyramid } = view.pending.at(-1) ?? {};
  return building ?? temple ?? pyramid ?? "";
}

/** The action space that an event speaks of: `building-2`. */
export function spaceOf(event: GameEvent): string | null {
  const { zone, number } = event.data;
  if (!event.key.endsWith("took-space") || !zone || typeof zone !== "object" || !("name" in zone)) return null;
  return `${zone.name.replace("founders-zone-", "")}-${String(number)}`;
}

/** The action spaces that events speak of. */
export function spacesOf(events: readonly GameEvent[]): Set<string> {
  return new Set(events.flatMap((event) => spaceOf(event) ?? []));
}

/** The squares and seats that events speak of. */
export function squaresOf(events: readonly GameEvent[], seat: number): Set<string> {
  const found = new Set<string>();
  for (const event of events) {
    const who = event.data.seat;
    const at = event.data.square;
    if (typeof at === "string" && typeof who === "object" && "seat" in who && who.seat === seat) found.add(at);
  }
  return found;
}
