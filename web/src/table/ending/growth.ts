// How far the bars of the ending have grown: source by source, for all players together.
import type * as Schema from "../../connection/schema";
import type { Place, SourceRow } from "../review/figures";

/** What all sources together may take, in beats: more of them are counted quicker. */
const LONGEST = 8;

/** How long each source is counted. */
export function pace(beat: number, sources: number): number {
  return beat * Math.min(1, LONGEST / Math.max(1, sources));
}

/** The column of a player among the points of a source: the seats, then the automaton. */
export function columnOf(seat: number | null, rows: readonly SourceRow[]): number {
  return seat ?? (rows[0]?.points.length ?? 1) - 1;
}

/** The points of a player when so many sources have been counted: what is still to come is left out. */
export function counted(place: Place, rows: readonly SourceRow[], done: number): number {
  const column = columnOf(place.seat, rows);
  return rows.slice(done).reduce((sum, { points }) => sum - (points[column] ?? 0), place.points);
}

/** How long a bar is, as a part of the longest. */
export function part(points: number, longest: number): number {
  return longest > 0 ? Math.min(1, Math.abs(points) / longest) : 0;
}

/** The turns worth a picture: a turn that is so for two reasons has one. */
export function byTurn(highlights: readonly Schema.Highlight[]): [Schema.Highlight, ...Schema.Highlight[]][] {
  const found = new Map<number, [Schema.Highlight, ...Schema.Highlight[]]>();
  for (const one of highlights) {
    const known = found.get(one.at);
    if (known) known.push(one);
    else found.set(one.at, [one]);
  }
  return [...found.values()];
}
