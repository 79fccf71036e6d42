// The board of Patolli, the model for the others.
import type { GameModule } from "../../table/board/module";
import Board from "./Board.svelte";
import { describe, status } from "./describe";
import { guide } from "./guide";
import { icons, places } from "./places";
import SeatPanel from "./SeatPanel.svelte";
import type { PatolliView } from "./view";

const game: GameModule<PatolliView> = {
  Board,
  SeatPanel,
  describe,
  status,
  guide,
  letters: { e: "enter", p: "pass" },
  icons,
  places,
};
export default game;
