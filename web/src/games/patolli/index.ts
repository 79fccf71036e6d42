// The board of Patolli, the model for the others.
import type { GameModule } from "../module";
import Board from "./Board.svelte";
import { describe, status } from "./describe";
import { guide } from "./guide";
import SeatPanel from "./SeatPanel.svelte";
import type { PatolliView } from "./view";

const game: GameModule<PatolliView> = {
  Board,
  SeatPanel,
  describe,
  status,
  guide,
  letters: { e: "enter", p: "pass" },
  // The points of a throw are counted on the beans: no counters change hands.
  icons: (word) => (word === "points" ? false : null),
};
export default game;
