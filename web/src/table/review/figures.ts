// Reading a finished game: where the points moved most.
import type { TurnReview } from "../../connection/connection";
import type * as Schema from "../../connection/schema";
import type { GameModule } from "../board/module";
import type { Words } from "../../words/words.svelte";

export interface TurningPoint {
  /** The number of actions after which it shows. */
  at: number;
  turn: number;
  seat: number;
  gain: number;
}

/** The turns in which a seat gained most, largest first; one per seat and turn. */
export function turningPoints(points: readonly Schema.Point[], most: number): TurningPoint[] {
  const turns = new Map<number, { first: Schema.Point; last: Schema.Point }>();
  let before: Schema.Point | undefined;
  for (const point of points) {
    const known = turns.get(point.turn);
    if (known) known.last = point;
    else turns.set(point.turn, { first: before ?? point, last: point });
    before = point;
  }
  const found: TurningPoint[] = [];
  for (const [turn, { first, last }] of turns) {
    last.scores.forEach((score, seat) => {
      const gain = score - (first.scores[seat] ?? 0);
      if (gain > 0) found.push({ at: last.at, turn, seat, gain });
    });
  }
  return found.sort((a, b) => b.gain - a.gain || a.at - b.at).slice(0, most);
}

/** The name of a source of points: what the game calls its event, else its own. */
export function sourceName(key: string, module: Pick<GameModule, "sources">, words: Words): string {
  if (key === "other") return words.text("web-review-other");
  const name = words.text(module.sources?.[key] ?? key);
  return name.charAt(0).toUpperCase() + name.slice(1);
}

export interface SourceRow {
  name: string;
  /** The points of each seat, then those of the automaton; null for none. */
  points: (number | null)[];
}

/** A finished game's points by source: sources of the same name are one row, the largest come first. */
export function sourceRows(
  stats: Pick<Schema.Stats, "sources" | "rivals">,
  columns: number,
  module: Pick<GameModule, "sources">,
  words: Words,
): SourceRow[] {
  const rows = new Map<string, (number | null)[]>();
  const add = ({ key, points }: Schema.Source, column: number): void => {
    const name = sourceName(key, module, words);
    const row = rows.get(name) ?? Array.from({ length: columns }, () => null);
    row[column] = (row[column] ?? 0) + points;
    rows.set(name, row);
  };
  for (const source of stats.sources) add(source, source.seat);
  for (const source of stats.rivals) add(source, columns - 1);
  const sum = (points: (number | null)[]): number => points.reduce<number>((all, one) => all + (one ?? 0), 0);
  return [...rows].map(([name, points]) => ({ name, points })).sort((a, b) => sum(b.points) - sum(a.points));
}

export interface Place {
  rank: number;
  /** Null: the automaton of a solo game. */
  seat: number | null;
  points: number;
}

/** The places of a finished game, the automaton of a solo game among them. */
export function placesOf(outcome: { ranks: number[]; scores: number[]; rivals?: number[] }): Place[] {
  const { ranks, scores, rivals = [] } = outcome;
  const seats = ranks.map((rank, seat): Place => ({ rank, seat, points: scores[seat] ?? 0 }));
  const automata = rivals.map((points): Place => {
    const better = seats.filter((one) => one.rank === 1).length;
    return { rank: 1 + better, seat: null, points };
  });
  return [...seats, ...automata].sort((a, b) => a.rank - b.rank);
}

/** Round ticks for an axis from low to high, a handful of them. */
export function ticks(low: number, high: number): number[] {
  const span = Math.max(1, high - low);
  const rough = span / 4;
  const magnitude = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, [1, 2, 5, 10].map((factor) => factor * magnitude).find((one) => one >= rough) ?? rough);
  const list: number[] = [];
  for (let value = Math.ceil(low / step) * step; value <= high; value += step) list.push(value + 0);
  return list;
}

/** What a turn cost in the bot's eyes, in words of a key: nothing, a little, some, much. */
export type Cost = "none" | "little" | "some" | "much";

/**
 * The least losses that cost a little, something, much: in points, or in the chance to win. Points count by themselves,
 * since who is far behind has no chance to lose: by chance alone random play was praised in three turns of four
 * (`bench/review.py`, docs/decisions/023-review-threshold.md).
 */
const LOSSES: readonly { cost: Cost; points: number; chance: number }[] = [
  { cost: "much", points: 8, chance: 0.2 },
  { cost: "some", points: 3, chance: 0.08 },
  { cost: "little", points: 1, chance: 0.03 },
];

export function cost(turn: Pick<TurnReview, "same" | "forced" | "lost" | "chance_lost">): Cost {
  if (turn.same || turn.forced) return "none";
  return LOSSES.find(({ points, chance }) => turn.lost >= points || turn.chance_lost >= chance)?.cost ?? "none";
}

/** The turns that cost something, the costliest first. */
export function costliest(turns: readonly TurnReview[], most: number): TurnReview[] {
  return turns
    .filter((turn) => cost(turn) !== "none")
    .sort((a, b) => b.chance_lost - a.chance_lost || b.lost - a.lost || a.from - b.from)
    .slice(0, most);
}
