// What the engine's view of Patolli holds.
import type { View } from "../../lib/wire";

export interface PatolliView extends View {
  /** Squares gone by each piece of each seat; -1 in hand, 52 home. */
  progress: number[][];
  /** The squares of the track that a seat's pieces stand on. */
  squares: number[][];
  counters: number[];
  /** The points of the throw that is to be used. */
  throw: number | null;
}

export const HAND = -1;
export const HOME = 52;
