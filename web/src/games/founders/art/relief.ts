// What gives a building or a temple its height: shadows, the slopes of a roof, the steps of a terrace.

/** Row and column of a square. */
export type Cell = readonly [row: number, column: number];

const has = (cells: readonly Cell[], row: number, column: number): boolean =>
  cells.some(([y, x]) => y === row && x === column);

/** The sides of a square, clockwise from the top: where the next square lies, and its corners from the middle. */
const SIDES = [
  { next: [-1, 0], from: [-0.5, -0.5], to: [0.5, -0.5], light: true },
  { next: [0, 1], from: [0.5, -0.5], to: [0.5, 0.5], light: false },
  { next: [1, 0], from: [0.5, 0.5], to: [-0.5, 0.5], light: false },
  { next: [0, -1], from: [-0.5, 0.5], to: [-0.5, -0.5], light: true },
] as const;

/**
 * The slopes of one roof over all squares, those in the light (from the upper left) and those in the dark. Each
 * square is cut into eight triangles around its middle: one slopes down to the outer side it touches, else to the
 * outer side beside it, so that the ridge follows the squares.
 */
export function roof(cells: readonly Cell[], unit: number): { light: string; dark: string } {
  const slopes = { light: "", dark: "" };
  for (const [row, column] of cells) {
    const x = (column + 0.5) * unit;
    const y = (row + 0.5) * unit;
    const open = SIDES.map(({ next: [down, right] }) => !has(cells, row + down, column + right));
    SIDES.forEach(({ from, to }, side) => {
      const middle = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2] as const;
      for (const [corner, beside] of [
        [from, (side + 3) % 4],
        [to, (side + 1) % 4],
      ] as const) {
        const slope = open[side] ? side : open[beside] ? beside : null;
        if (slope === null) continue;
        const points = [corner, middle].map(([dx, dy]) => `L${x + dx * unit} ${y + dy * unit}`);
        slopes[SIDES[slope]?.light ? "light" : "dark"] += `M${x} ${y}${points.join("")}Z`;
      }
    });
  }
  return slopes;
}

/** The squares as one area, moved in from its outer sides. */
export function terrace(cells: readonly Cell[], unit: number, inset: number): string {
  return cells
    .map(([row, column]) => {
      const [top, right, bottom, left] = SIDES.map(({ next: [down, aside] }) =>
        has(cells, row + down, column + aside) ? 0 : inset,
      ) as [number, number, number, number];
      const width = unit - left - right;
      return `M${column * unit + left} ${row * unit + top}h${width}v${unit - top - bottom}h${-width}Z`;
    })
    .join("");
}

/** A stair up to the middle of the lowest square, with its treads. */
export function stair(cells: readonly Cell[], unit: number): { ramp: string; treads: string } {
  const [row, column] = cells.reduce((low, cell) => (cell[0] > low[0] ? cell : low), cells[0] ?? [0, 0]);
  const x = (column + 0.5) * unit;
  const foot = (row + 1) * unit;
  const high = unit * 0.36;
  const wide = unit * 0.23;
  return {
    ramp: `M${x - wide} ${foot}L${x - wide * 0.75} ${foot - high}H${x + wide * 0.75}L${x + wide} ${foot}Z`,
    treads: [0.2, 0.4, 0.6, 0.8].map((part) => `M${x - wide * 0.85} ${foot - high * part}h${wide * 1.7}`).join(""),
  };
}
