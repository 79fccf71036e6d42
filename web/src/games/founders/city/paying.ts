// Paying with cubes. The engine asks for one cube after the other: wood, then stone, then gold, each by ascending
// squares, and a resource that gold stands for before the cubes of its kind. People pick in any order; this finds
// what may be picked, and which of the engine's answers follow from what was picked.
import { notation } from "../../../table/board/choices";
import type { Choice } from "../../../table/board/types";
import type { Message } from "../../../words/message";
import { square } from "./geometry";
import { RESOURCES, type PlayerView, type Resource } from "../view";

/** How many gold cubes stand for one other resource (FOU-PAY-2). */
const GOLD_FOR_ONE = 2;

export interface Owed {
  wood: number;
  stone: number;
  gold: number;
  any: number;
}

/** What is still owed, and what it can be paid with. */
export interface Bill {
  owed: Owed;
  /** The cubes that can still be paid, each kind by ascending squares. */
  cubes: Record<Resource, string[]>;
  /** The kinds that gold may still stand for. */
  replaceable: { wood: boolean; stone: boolean };
}

const rank = (name: string): number => square(name).row * 100 + square(name).column;
/** The square whose cube an answer pays; null when gold shall stand for it. */
export const squareOf = (choice: Choice): string | null =>
  notation(choice)[0] === "square" ? (notation(choice)[1] ?? null) : null;

/** What a prompt asks to be paid; null when it asks something else. */
export function owedBy(prompt: Message | null): Owed | null {
  if (prompt?.key !== "founders-prompt-pay") return null;
  const number = (name: string): number => Number(prompt.data[name] ?? 0);
  return { wood: number("wood"), stone: number("stone"), gold: number("gold"), any: number("any") };
}

/** The kind of cube that the engine asks for now; null for any. */
function asked({ wood, stone, gold }: Owed): Resource | null {
  return wood ? "wood" : stone ? "stone" : gold ? "gold" : null;
}

/** The cubes of the kind that is asked for now, without those before a square. */
function from(cubes: Bill["cubes"], owed: Owed, first: number): Bill["cubes"] {
  const kind = asked(owed);
  const left = { ...cubes };
  for (const one of RESOURCES)
    if (kind === null || one === kind) left[one] = cubes[one].filter((name) => rank(name) >= first);
  return left;
}

export function billOf(owed: Owed, cubes: PlayerView["cubes"], choices: readonly Choice[]): Bill {
  const sorted = { wood: [...cubes.wood], stone: [...cubes.stone], gold: [...cubes.gold] };
  for (const kind of RESOURCES) sorted[kind].sort((one, two) => rank(one) - rank(two));
  const joker = choices.some(({ name }) => name === "joker");
  const kind = asked(owed);
  const replaceable = { wood: joker || kind !== "wood", stone: joker || kind !== "stone" };
  if (joker) return { owed, cubes: sorted, replaceable };
  // Within a kind the engine goes on after the square that was paid last.
  const first = Math.min(...choices.flatMap((choice) => rank(squareOf(choice) ?? "j10")));
  return { owed, cubes: from(sorted, owed, first), replaceable };
}

/** Whether some full payment has all these squares in it. */
export function possible({ owed, cubes, replaceable }: Bill, picks: readonly string[]): boolean {
  const chosen = (kind: Resource): number => picks.filter((name) => cubes[kind].includes(name)).length;
  const [wood, stone, gold] = [chosen("wood"), chosen("stone"), chosen("gold")];
  if (wood + stone + gold < picks.length) return false;
  if (owed.any)
    return picks.length <= owed.any && owed.any <= cubes.wood.length + cubes.stone.length + cubes.gold.length;
  for (let woods = wood; woods <= Math.min(owed.wood, cubes.wood.length); woods += 1) {
    if (woods < owed.wood && !replaceable.wood) continue;
    for (let stones = stone; stones <= Math.min(owed.stone, cubes.stone.length); stones += 1) {
      if (stones < owed.stone && !replaceable.stone) continue;
      const golds = owed.gold + GOLD_FOR_ONE * (owed.wood - woods + owed.stone - stones);
      if (gold <= golds && golds <= cubes.gold.length) return true;
    }
  }
  return false;
}

/** The bill after one of the engine's answers. */
export function after(bill: Bill, choice: Choice): Bill {
  const { owed, cubes, replaceable } = bill;
  const kind = asked(owed);
  const paid = squareOf(choice);
  const left = { ...owed, [kind ?? "any"]: owed[kind ?? "any"] - 1 };
  if (paid === null) return { ...bill, owed: { ...left, gold: left.gold + GOLD_FOR_ONE } };
  return {
    owed: left,
    cubes: from(cubes, owed, rank(paid) + 1),
    replaceable: kind === "wood" || kind === "stone" ? { ...replaceable, [kind]: false } : replaceable,
  };
}

/** The engine's answers now that lead to a payment with all these squares in it. */
export function leading(bill: Bill, choices: readonly Choice[], picks: readonly string[]): Choice[] {
  return choices.filter((choice) => {
    const paid = squareOf(choice);
    return possible(
      after(bill, choice),
      picks.filter((name) => name !== paid),
    );
  });
}
