// Which choice belongs to which thing on the table, and how the tile in hand lies.
import { words } from "../../lib/choices";
import type { Choice, GameEvent } from "../../lib/wire";
import { covered, flipped, turned } from "./geometry";

/** The thing that a choice is about; null for what only the prompt offers. */
export function place(choice: Choice): string | null {
  const [word = "", one = ""] = words(choice);
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
    default:
      return null;
  }
}

/** A way to put the tile in hand: its shape, the squares it covers, and the choice. */
export interface Placement {
  shape: string;
  squares: string[];
  choice: Choice;
}

export function placements(choices: readonly Choice[]): Placement[] {
  return choices.flatMap((choice) => {
    const [word, shape = "", anchor = ""] = words(choice);
    return word === "place" ? [{ shape, squares: covered(shape, anchor), choice }] : [];
  });
}

/** The shapes among the placements, in the order in which they come up by turning and flipping. */
export function shapesOf(all: readonly Placement[]): string[] {
  const known = [...new Set(all.map(({ shape }) => shape))];
  const first = known[0];
  if (first === undefined) return [];
  const order: string[] = [];
  for (let shape = first, side = 0; side < 2; side += 1, shape = flipped(shape)) {
    for (let quarter = 0; quarter < 4; quarter += 1, shape = turned(shape)) {
      if (known.includes(shape) && !order.includes(shape)) order.push(shape);
    }
  }
  return [...order, ...known.filter((shape) => !order.includes(shape))];
}

/** The placements of one shape, by the square that is picked for them: the first they cover. */
export function byFirstSquare(all: readonly Placement[], shape: string): Map<string, Choice[]> {
  const found = new Map<string, Choice[]>();
  for (const one of all) {
    const first = one.squares[0];
    if (one.shape === shape && first) found.set(`square ${first}`, [one.choice]);
  }
  return found;
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
