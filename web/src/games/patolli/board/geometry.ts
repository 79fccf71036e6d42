// Where the squares of the cross lie: four arms of two columns around a centre of four squares.

export interface Cell {
  column: number;
  row: number;
}

export const SIZE = 14;
export const SECTION = 13;
export const TRACK = 52;
const OUT = 6;

export type SquareKind = "centre" | "tip" | "triangle" | "plain";

/** The square of the first arm (upwards), by its place in the arm's section. */
function upward(place: number): Cell {
  if (place === 0) return { column: 6, row: 6 };
  if (place <= OUT) return { column: 6, row: OUT - place };
  return { column: 7, row: place - OUT - 1 };
}

/** The cell of a square of the track. */
export function cell(square: number): Cell {
  let { column, row } = upward(square % SECTION);
  for (let turn = Math.floor(square / SECTION) % 4; turn > 0; turn -= 1) {
    [column, row] = [SIZE - 1 - row, column];
  }
  return { column, row };
}

/** What is special about a square. */
export function kind(square: number): SquareKind {
  const place = square % SECTION;
  if (place === 0) return "centre";
  if (place === 6 || place === 7) return "tip";
  return place === 3 || place === 10 ? "triangle" : "plain";
}

/** The arm that a seat enters by: two players sit opposite. */
export function arm(seat: number, seats: number): number {
  return seats > 2 ? seat : seat * 2;
}

/** The square of the track after so many squares gone. */
export function square(seat: number, seats: number, progress: number): number {
  return (arm(seat, seats) * SECTION + progress) % TRACK;
}

/** The side of a square and the margin of the mat, in units of the drawing. */
export const CELL = 62;
const MARGIN = 16;
export const WIDTH = CELL * SIZE + 2 * MARGIN;

/** The corners beside the arms, where the seats have their things. */
export const SIDE = CELL * 5.6;
export const CORNERS = [
  { x: MARGIN, y: MARGIN },
  { x: WIDTH - MARGIN - SIDE, y: MARGIN },
  { x: WIDTH - MARGIN - SIDE, y: WIDTH - MARGIN - SIDE },
  { x: MARGIN, y: WIDTH - MARGIN - SIDE },
] as const;

/** The middle of a square of the track. */
export function middle(index: number): { x: number; y: number } {
  const { column, row } = cell(index);
  return { x: MARGIN + (column + 0.5) * CELL, y: MARGIN + (row + 0.5) * CELL };
}

/** How many squares a piece of a seat has gone when it stands on a square of the track. */
export function gone(seat: number, seats: number, index: number): number {
  return (index - arm(seat, seats) * SECTION + TRACK) % TRACK;
}
