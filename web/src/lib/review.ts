// Reading a finished game: where the points moved most.
import type * as Schema from "./schema";

export interface TurningPoint {
  /** The number of actions after which it shows. */
  at: number;
  turn: number;
  seat: number;
  gain: number;
}

/** The turns in which somebody gained most, largest first; one per seat and turn. */
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
