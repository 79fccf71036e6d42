// Where things lie: the rondel around the pyramid, and the pyramid's squares seen from above.
import type { Side, SlotFaceView } from "../view";

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
/** The column at the left edge: the ladders, the tracks, Teotibot. */
export const LEFT_X = 8;
export const LEFT_WIDTH = 266;
export const TEMPLES_Y = 46;
/** The height of a step of the ladders; alone they make room for Teotibot. */
export const LADDER_STEP = { solo: 40, many: 45 } as const;
export const BOT_Y = TEMPLES_Y + 44 + LADDER_STEP.solo * 12 + 8 + 174 + 72;
const GAP = 6;
/** The boards are drawn a little smaller than their cells, so that the court of the Pyramid is the largest of all. */
export const BOARD = 0.95;
export const COURT = 3 - 2 * BOARD;
export const CALENDAR: Point = { x: LEFT + 24, y: 24 };

/** What the smaller boards leave of a cell, shared by both ways between three of them. */
const INSET: Point = { x: ((1 - BOARD) * CELL_WIDTH) / 2, y: ((1 - BOARD) * CELL_HEIGHT) / 2 };

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

/** The upper left corner of the board at a position of the rondel (1 is the Palace). */
export function boardAt(position: number): Point {
  const [column, row] = CLOCKWISE[(position - 1) % 8] ?? [1, 0];
  return { x: LEFT + column * (CELL_WIDTH + GAP + INSET.x), y: TOP + row * (CELL_HEIGHT + GAP + INSET.y) };
}

/** The upper left corner of the court. */
export const CENTRE: Point = { x: LEFT + BOARD * CELL_WIDTH + GAP, y: TOP + BOARD * CELL_HEIGHT + GAP };

/** Where the way from a position of the rondel to the next one crosses their edges, and which way it goes. */
export function wayFrom(position: number): Point & { angle: number } {
  const from = boardAt(position);
  const to = boardAt((position % 8) + 1);
  return {
    x: (from.x + to.x + BOARD * CELL_WIDTH) / 2,
    y: (from.y + to.y + BOARD * CELL_HEIGHT) / 2,
    angle: (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI,
  };
}

/** The side of a square of the pyramid, and where its grid of eight by eight begins in the cell. */
export const SQUARE = 32;
export const GRID: Point = { x: (CELL_WIDTH - 8 * SQUARE) / 2, y: (CELL_HEIGHT - 8 * SQUARE) / 2 };

/** The upper left corner of a square of the grid (0 to 63, row by row). */
export function squareAt(cell: number): Point {
  return { x: GRID.x + (cell % 8) * SQUARE, y: GRID.y + Math.floor(cell / 8) * SQUARE };
}

/** The upper left corner of a tile's slot: a tile covers two by two squares. */
export function slotAt(slot: SlotFaceView): Point {
  return squareAt(Math.min(...slot.cells));
}

/** The two squares of a decoration on a side; the first mark lies before the grid. */
export function decorationAt(side: Side, mark: number, cells: readonly [number, number][]): [Point, Point] {
  const [one, two] = cells[mark] ?? [-1, -1];
  if (one >= 0) return [squareAt(one), squareAt(two)];
  const next = cells[mark + 1] ?? [27, 28];
  const [dx, dy] = { top: [0, -1], right: [1, 0], bottom: [0, 1], left: [-1, 0] }[side] as [number, number];
  return [squareAt(next[0]), squareAt(next[1])].map(({ x, y }) => ({ x: x + dx * SQUARE, y: y + dy * SQUARE })) as [
    Point,
    Point,
  ];
}

/** The four icons of a tile around its middle, clockwise from the upper left. */
export const QUARTERS: readonly Point[] = [
  { x: -0.5, y: -0.5 },
  { x: 0.5, y: -0.5 },
  { x: 0.5, y: 0.5 },
  { x: -0.5, y: 0.5 },
];

/** How the pyramid is seen: from above, or tilted, its levels rising towards the top of the picture. */
const TILT = { x: 0.63, y: 0.48, rise: 27 };
const MIDDLE: Point = { x: CELL_WIDTH / 2, y: CELL_HEIGHT / 2 };

/** Where a point of the plan lies in the tilted view, on top of so many levels. */
export function tilted(point: Point, level: number): Point {
  const x = point.x - MIDDLE.x;
  const y = point.y - MIDDLE.y;
  return { x: MIDDLE.x + (x - y) * TILT.x, y: MIDDLE.y + 30 + (x + y) * TILT.y - level * TILT.rise };
}

/** The same as the transform of a group that is drawn as a plan; none from above. */
export function layer(level: number, tilt: boolean): string | undefined {
  if (!tilt) return undefined;
  const from = tilted({ x: 0, y: 0 }, level);
  return `matrix(${TILT.x} ${TILT.y} ${-TILT.x} ${TILT.y} ${from.x} ${from.y})`;
}

/** The two walls of a tile that can be seen in the tilted view, as points of polygons. */
export function walls(slot: SlotFaceView): [string, string] {
  const { x, y } = slotAt(slot);
  const side = 2 * SQUARE;
  const path = (one: Point, two: Point): string =>
    [tilted(one, slot.level), tilted(two, slot.level), tilted(two, slot.level - 1), tilted(one, slot.level - 1)]
      .map((point) => `${point.x},${point.y}`)
      .join(" ");
  const near = { x: x + side, y: y + side };
  return [path({ x, y: y + side }, near), path(near, { x: x + side, y })];
}

/** The order in which tiles are drawn, so that nearer and higher ones cover the others. */
export function depth(slot: SlotFaceView): number {
  return slot.level * 100 + slot.row + slot.column;
}
