// Where things lie: the rondel around the pyramid, and the pyramid's squares seen from above.
import type { Side, Slot } from "./view";

export interface Point {
  x: number;
  y: number;
}

export const WIDTH = 1300;
export const HEIGHT = 1080;
export const CELL_WIDTH = 334;
export const CELL_HEIGHT = 338;
const LEFT = 284;
const TOP = 46;
const GAP = 6;

/** The cells of the three by three grid, clockwise from the Palace at the top. */
const CLOCKWISE: readonly [number, number][] = [
  [1, 0],
  [2, 0],
  [2, 1],
  [2, 2],
  [1, 2],
  [0, 2],
  [0, 1],
  [0, 0],
];

function corner(column: number, row: number): Point {
  return { x: LEFT + column * (CELL_WIDTH + GAP), y: TOP + row * (CELL_HEIGHT + GAP) };
}

/** The upper left corner of the board at a position of the rondel (1 is the Palace). */
export function boardAt(position: number): Point {
  const [column, row] = CLOCKWISE[(position - 1) % 8] ?? [1, 0];
  return corner(column, row);
}

export const CENTRE = corner(1, 1);

/** The side of a square of the pyramid, and where its grid of eight by eight begins in the cell. */
export const SQUARE = 31;
export const GRID: Point = { x: (CELL_WIDTH - 8 * SQUARE) / 2, y: (CELL_HEIGHT - 8 * SQUARE) / 2 };

/** The upper left corner of a square of the grid (0 to 63, row by row). */
export function squareAt(cell: number): Point {
  return { x: GRID.x + (cell % 8) * SQUARE, y: GRID.y + Math.floor(cell / 8) * SQUARE };
}

/** The upper left corner of a tile's slot: a tile covers two by two squares. */
export function slotAt(slot: Slot): Point {
  return squareAt(Math.min(...slot.cells));
}

/** The two squares of a decoration on a side; the first mark lies before the grid. */
export function decorationAt(side: Side, mark: number, cells: readonly [number, number][]): [Point, Point] {
  const [one, two] = cells[mark] ?? [-1, -1];
  if (one >= 0) return [squareAt(one), squareAt(two)];
  const next = cells[mark + 1] ?? [27, 28];
  const [dx, dy] = { top: [0, -1], right: [1, 0], bottom: [0, 1], left: [-1, 0] }[side] as [number, number];
  return [squareAt(next[0]), squareAt(next[1])].map(({ x, y }) => ({ x: x + dx * SQUARE, y: y + dy * SQUARE })) as [Point, Point];
}

/** The four icons of a tile around its middle, clockwise from the upper left. */
export const QUARTERS: readonly Point[] = [
  { x: -0.5, y: -0.5 },
  { x: 0.5, y: -0.5 },
  { x: 0.5, y: 0.5 },
  { x: -0.5, y: 0.5 },
];
