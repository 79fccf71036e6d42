// What can be read of Teotibot's turn: its throw, and which sums choose which place.
import type { GameEvent } from "../../../table/board/types";
import type { Datum } from "../../../words/message";

export interface Roll {
  dice: number[];
  sum: number;
  position: number;
  action: Datum;
}

/** Its last throw among events, or null. */
export function rolled(events: readonly GameEvent[]): Roll | null {
  const event = events.findLast(({ key }) => key === "teotihuacan-bot-rolled");
  if (!event) return null;
  const { dice, sum, position, action } = event.data;
  if (!Array.isArray(dice) || typeof sum !== "number" || typeof position !== "number" || action === undefined)
    return null;
  return { dice: dice.filter((one): one is number => typeof one === "number"), sum, position, action };
}

/** The sums of two dice that choose a place of its action pyramid ("6–8"); none: an empty text. */
export function sumsOf(position: number, positions: readonly number[]): string {
  const sums = positions.flatMap((one, index) => (one === position ? [index + 2] : []));
  const [first, last] = [sums[0], sums.at(-1)];
  if (first === undefined || last === undefined) return "";
  return first === last ? String(first) : `${first}–${last}`;
}

/** The name of the action tile that a throw chose. */
export function tileOf(roll: Roll | null): string | null {
  const action = roll?.action;
  if (typeof action !== "object" || !("name" in action)) return null;
  return action.name.replace("teotihuacan-bot-", "");
}
