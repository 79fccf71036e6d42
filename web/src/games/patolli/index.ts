// The board of Patolli, the model for the others.
import type { GameModule } from "../../table/board/module";
import Board from "./board/Board.svelte";
import { describe, status } from "./text/describe";
import { guide } from "./guide";
import { legend } from "./legend";
import { icons, places } from "./story";
import SeatPanel from "./SeatPanel.svelte";
import type { PatolliView } from "./view";

const game: GameModule<PatolliView> = {
  Board,
  SeatPanel,
  describe,
  status,
  guide,
  legend,
  losses: { random: 0.5, greedy: 0, planner: 0 },
  letters: { e: "enter", p: "pass" },
  icons,
  places,
};
export default game;
