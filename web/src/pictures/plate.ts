/** The plate of a player above a board: its size, where the points stand and where the holdings begin. */
export const PLATE = { width: 620, height: 48, points: 218, holdings: 252 };
