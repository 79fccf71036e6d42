/** The plate of a player above a board: its size, where the points stand and where the holdings begin. */
export interface Plate {
  width: number;
  height: number;
  points: number;
  holdings: number;
}

const LEAST = 600;

/** The plates above a board of that width: beside each other where there is room. */
export function plateOf(width: number, seats: number): Plate {
  const columns = Math.max(1, Math.min(seats, Math.floor(width / LEAST)));
  return { width: width / columns, height: 48, points: 218, holdings: 252 };
}
