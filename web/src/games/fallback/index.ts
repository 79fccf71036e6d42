// The board of a game that has none of its own: everything in words, choices as large buttons.
import type { View } from "../../lib/wire";
import type { GameModule } from "../module";
import Board from "./Board.svelte";
import { rows } from "./rows";
import SeatPanel from "./SeatPanel.svelte";

const game: GameModule = {
  Board,
  SeatPanel,
  describe: (view: View) => rows(view).map(([name, value]) => `${name}: ${value}`),
};
export default game;
