// The board of a game that has none of its own: everything in words, choices as large buttons.
import type { View } from "../../table/board/types";
import type { GameModule } from "../../table/board/module";
import Board from "./Board.svelte";
import type { Words } from "../../words/words.svelte";
import { rows } from "./rows";
import SeatPanel from "./SeatPanel.svelte";

const game: GameModule = {
  Board,
  SeatPanel,
  describe: (view: View, words: Words) =>
    rows(view, words).map(([name, value]) => words.text("web-fallback-row", { name, value })),
};
export default game;
