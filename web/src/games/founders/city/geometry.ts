// The squares of a city and the ways a tile can lie on them, apart from how they are drawn.

export interface Square {
  column: number;
  row: number;
}

export const CITY = 10;

/** The drawing space, and where the large city lies in it. */
export const WIDTH = 1270;
export const HEIGHT = 1070;
export const CITY_AT = { x: 30, y: 52 };
export const SQUARE = 70;

/** The middle of a square of the large city, in the units of the drawing. */
export function pointOf(name: string): { x: number; y: number } {
  const { x, y } = centre(name, SQUARE);
  return { x: CITY_AT.x + x, y: CITY_AT.y + y };
}

/** The square that a name means: `c4` is the third column, the fourth row. */
export function square(name: string): Square {
  return { column: name.charCodeAt(0) - "a".charCodeAt(0), row: Number(name.slice(1)) - 1 };
}

/** The name of a square, or null beside the city. */
export function nameOf({ column, row }: Square): string | null {
  if (column < 0 || row < 0 || column >= CITY || row >= CITY) return null;
  return `${String.fromCharCode("a".charCodeAt(0) + column)}${row + 1}`;
}

/** The names of all squares, row by row. */
export const SQUARES: readonly string[] = Array.from(
  { length: CITY * CITY },
  (_, index) => nameOf({ column: index % CITY, row: Math.floor(index / CITY) }) ?? "a1",
);

/** The middle of a square in a city of `size` units a square. */
export function centre(name: string, size: number): { x: number; y: number } {
  const { column, row } = square(name);
  return { x: (column + 0.5) * size, y: (row + 0.5) * size };
}

/** The rows of a shape's notation: `x./xx` is a corner of three. */
function rows(shape: string): string[] {
  return shape.split("/");
}

/** The squares of a shape whose first square (the leftmost of its top row) lies on the anchor. */
export function covered(shape: string, anchor: string): string[] {
  const from = square(anchor);
  const first = rows(shape)[0]?.indexOf("x") ?? 0;
  return rows(shape).flatMap((line, row) =>
    [...line].flatMap((cell, column) => {
      const name = cell === "x" ? nameOf({ column: from.column + column - first, row: from.row + row }) : null;
      return name ? [name] : [];
    }),
  );
}

/** The square of a lying tile that it is held by: the one nearest its middle. */
export function held(squares: readonly string[]): string {
  const all = squares.map(square);
  const middle = {
    column: all.reduce((sum, { column }) => sum + column, 0) / all.length,
    row: all.reduce((sum, { row }) => sum + row, 0) / all.length,
  };
  const far = (one: Square): number => distance(one, middle);
  return squares.reduce(
    (best, name) => (far(square(name)) < far(square(best)) - 1e-9 ? name : best),
    squares[0] ?? "a1",
  );
}

export function distance(one: Square, other: Square): number {
  return Math.hypot(one.column - other.column, one.row - other.row);
}

/** A shape turned clockwise by a quarter. */
export function turned(shape: string): string {
  const lines = rows(shape);
  const wide = lines[0]?.length ?? 0;
  return Array.from({ length: wide }, (_, column) =>
    lines
      .map((line) => line[column] ?? ".")
      .reverse()
      .join(""),
  ).join("/");
}

/** A shape seen in a mirror. */
export function flipped(shape: string): string {
  return rows(shape)
    .map((line) => [...line].reverse().join(""))
    .join("/");
}

/** The squares beside a square, as names. */
export function beside(name: string): string[] {
  const { column, row } = square(name);
  return [
    { column, row: row - 1 },
    { column: column + 1, row },
    { column, row: row + 1 },
    { column: column - 1, row },
  ].flatMap((other) => nameOf(other) ?? []);
}

/** The outline of a set of squares as the `d` of a path, `size` units a square, `inset` inside. */
export function outline(squares: readonly string[], size: number, inset = 0): string {
  const all = new Set(squares);
  return squares
    .map((name) => {
      const { column, row } = square(name);
      const [up, right, down, left] = [
        nameOf({ column, row: row - 1 }),
        nameOf({ column: column + 1, row }),
        nameOf({ column, row: row + 1 }),
        nameOf({ column: column - 1, row }),
      ].map((other) => other !== null && all.has(other));
      const x = column * size + (left ? 0 : inset);
      const y = row * size + (up ? 0 : inset);
      const x2 = (column + 1) * size - (right ? 0 : inset);
      const y2 = (row + 1) * size - (down ? 0 : inset);
      const edges = [
        up ? "" : `M${x} ${y}H${x2}`,
        right ? "" : `M${x2} ${y}V${y2}`,
        down ? "" : `M${x2} ${y2}H${x}`,
        left ? "" : `M${x} ${y2}V${y}`,
      ];
      return edges.join("");
    })
    .join("");
}

/** The quarters in reach of an architect. */
export const REACH = {
  top: ["NW", "NE"],
  right: ["NE", "SE"],
  bottom: ["SW", "SE"],
  left: ["NW", "SW"],
} as const;

/** Where a space of the pyramid lies in its square of side 1: centre and half its side. */
export function pyramidSpace(space: string): { x: number; y: number; half: number } {
  if (space === "top") return { x: 0.5, y: 0.5, half: 0.1 };
  const [level, place = ""] = space.split("-");
  const west = place.includes("w") ? -1 : place.includes("e") ? 1 : 0;
  const north = place.includes("n") ? -1 : place.includes("s") ? 1 : 0;
  const step = level === "upper" ? 1 / 6 : 1 / 3;
  return { x: 0.5 + west * step, y: 0.5 + north * step, half: level === "upper" ? 0.13 : 1 / 6 };
}
