// Where the hexes of the jungle, the stones on their sides and the paths between them are drawn.
import { centre, middle, SIDES, type Point } from "../../../ui/art/hex";
import type { Explored } from "../view";

export const RADIUS = 96;
export const COLUMNS = 8;
export const ROWS = 5;
export const WIDTH = 1240;
export const JUNGLE_HEIGHT = 936;
export const HEIGHT = 1064;
const LEFT = 20;
const TOP = 12;

/** The centre of a space. */
export function at(column: number, row: number): Point {
  const point = centre(column, row, RADIUS);
  return { x: point.x + LEFT, y: point.y + TOP };
}

/** The centre of a space by its name: `c4` is the third column, the fourth row. */
export function named(space: string): Point {
  return at(space.charCodeAt(0) - "a".charCodeAt(0), Number(space.slice(1)) - 1);
}

const RISE = (RADIUS * Math.sqrt(3)) / 2;
/** Room around the outermost hexes, for the handles of the hex in hand. */
const AIR = 52;
const NEAREST = 1.9;

export interface Box extends Point {
  width: number;
  height: number;
}

/** What is seen of the jungle: the explored hexes with one ring of leaves around them; a new hex lies within it. */
export function closeUp(explored: readonly { column: number; row: number }[]): Box {
  const all = { x: 0, y: 0, width: WIDTH, height: JUNGLE_HEIGHT };
  if (!explored.length) return all;
  const centres = explored.map(({ column, row }) => at(column, row));
  const within = (value: number, most: number): number => Math.min(most, Math.max(0, value));
  const aside = 2.5 * RADIUS + AIR;
  const above = 3 * RISE + AIR;
  const left = within(Math.min(...centres.map(({ x }) => x)) - aside, WIDTH);
  const right = within(Math.max(...centres.map(({ x }) => x)) + aside, WIDTH);
  const top = within(Math.min(...centres.map(({ y }) => y)) - above, JUNGLE_HEIGHT);
  const bottom = within(Math.max(...centres.map(({ y }) => y)) + above, JUNGLE_HEIGHT);
  const part = Math.max((right - left) / WIDTH, (bottom - top) / JUNGLE_HEIGHT, 1 / NEAREST);
  const width = WIDTH * part;
  const height = JUNGLE_HEIGHT * part;
  return {
    x: Math.min(WIDTH - width, Math.max(0, (left + right - width) / 2)),
    y: Math.min(JUNGLE_HEIGHT - height, Math.max(0, (top + bottom - height) / 2)),
    width,
    height,
  };
}

/** Whether a hex around this point is seen in the box, at least in part. */
export function seenIn({ x, y }: Point, box: Box): boolean {
  const inside = (value: number, half: number, from: number, size: number): boolean =>
    value + half > from && value - half < from + size;
  return inside(x, RADIUS, box.x, box.width) && inside(y, RISE, box.y, box.height);
}

export interface Stone extends Point {
  angle: number;
}

const INWARD = 0.86;
const BETWEEN = 20;

/** The stones of a hex drawn around its own origin: rows along the sides they belong to. */
export function stones(counts: readonly number[], radius = RADIUS): Stone[] {
  const scale = radius / RADIUS;
  return counts.flatMap((count, side) => {
    const name = SIDES[side];
    if (!name) return [];
    const on = middle({ x: 0, y: 0 }, radius * INWARD, name);
    const angle = side * 60;
    const along = (angle * Math.PI) / 180;
    return Array.from({ length: count }, (_, index) => {
      const aside = (index - (count - 1) / 2) * BETWEEN * scale;
      return { x: on.x + Math.cos(along) * aside, y: on.y + Math.sin(along) * aside, angle };
    });
  });
}

/** The stones of a hex after so many clockwise sixths of a turn. */
export function turned(counts: readonly number[], sixths: number): number[] {
  return counts.map((_, side) => counts[(side + 6 - sixths) % 6] ?? 0);
}

/** The side (0 to 5) that a notation names: `N` is 0. */
export function sideOf(name: string): number {
  return SIDES.findIndex((side) => side === name.toLowerCase());
}

const EDGE = 30;

/** Where the handle of a side stands, from the centre of its hex: outside it, but never outside the jungle. */
export function handle(hex: Point, side: number): Point {
  const out = middle(hex, RADIUS * 1.22, SIDES[side] ?? "n");
  const within = (value: number, most: number): number => Math.min(most - EDGE, Math.max(EDGE, value));
  return { x: within(out.x, WIDTH) - hex.x, y: within(out.y, JUNGLE_HEIGHT) - hex.y };
}

/** Where the pieces of a seat stand in a hex: the corners around what lies in its middle. */
export const STANDS: readonly Point[] = [
  { x: -48, y: 56 },
  { x: 44, y: 56 },
  { x: -58, y: 6 },
  { x: 58, y: 6 },
];

/** A path between two explored hexes: where it crosses their sides, and what it costs. */
export interface Path extends Point {
  key: string;
  cost: number;
}

/** Every path of the board, once: those over the three sides that begin at the top of a hex. */
export function pathsOf(spaces: readonly Explored[]): Path[] {
  return spaces.flatMap(({ space, column, row, paths }) =>
    SIDES.slice(0, 3).flatMap((side, index) => {
      const cost = paths[index] ?? 0;
      return cost > 0 ? [{ key: `${space} ${side}`, cost, ...middle(at(column, row), RADIUS, side) }] : [];
    }),
  );
}

/** The path whose side is pointed at, or null. */
export function pathNear(paths: readonly Path[], { x, y }: Point): Path | null {
  const near = (path: Path): number => Math.hypot(path.x - x, path.y - y);
  const best = paths.reduce<Path | null>((found, path) => (found && near(found) <= near(path) ? found : path), null);
  return best && near(best) < RADIUS * 0.42 ? best : null;
}
