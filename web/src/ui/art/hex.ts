// Flat-topped hexes in columns; odd columns (1, 3, …) lie half a hex lower.

export interface Point {
  x: number;
  y: number;
}

/** The six sides, clockwise from the top. */
export const SIDES = ["n", "ne", "se", "s", "sw", "nw"] as const;
export type Side = (typeof SIDES)[number];

const HEIGHT = Math.sqrt(3);

/** The centre of a hex whose corners lie `radius` from it. */
export function centre(column: number, row: number, radius: number): Point {
  return { x: radius * (1 + 1.5 * column), y: radius * HEIGHT * (row + 0.5 + (column % 2 ? 0.5 : 0)) };
}

/** The six corners, clockwise; corner i lies before side i (the upper left one is the first). */
export function corners(at: Point, radius: number): Point[] {
  return SIDES.map((_, side) => {
    const angle = (Math.PI / 3) * side - (2 * Math.PI) / 3;
    return { x: at.x + radius * Math.cos(angle), y: at.y + radius * Math.sin(angle) };
  });
}

/** The corners as the `points` of a polygon. */
export function outline(at: Point, radius: number): string {
  return corners(at, radius)
    .map(({ x, y }) => `${x.toFixed(2)},${y.toFixed(2)}`)
    .join(" ");
}

/** The two ends of a side. */
export function edge(at: Point, radius: number, side: Side): [Point, Point] {
  const all = corners(at, radius);
  const index = SIDES.indexOf(side);
  return [all[index] as Point, all[(index + 1) % 6] as Point];
}

/** The middle of a side. */
export function middle(at: Point, radius: number, side: Side): Point {
  const [from, to] = edge(at, radius, side);
  return { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
}

/** The column and row of the hex behind a side. */
export function neighbour(column: number, row: number, side: Side): [number, number] {
  const low = column % 2 ? 1 : 0;
  switch (side) {
    case "n":
      return [column, row - 1];
    case "s":
      return [column, row + 1];
    case "ne":
      return [column + 1, row - 1 + low];
    case "se":
      return [column + 1, row + low];
    case "sw":
      return [column - 1, row + low];
    case "nw":
      return [column - 1, row - 1 + low];
  }
}
