// The board of Founders of Teotihuacan.
import type { GameModule } from "../../table/board/module";
import Board from "./board/Board.svelte";
import { describe, status } from "./text/describe";
import { guide } from "./guide";
import { legend } from "./legend";
import { moments, sounds } from "./moments";
import SeatPanel from "./SeatPanel.svelte";
import { icons, places, sources } from "./story";
import type { FoundersView } from "./view";

const game: GameModule<FoundersView> = {
  Board,
  SeatPanel,
  describe,
  status,
  guide,
  legend,
  icons,
  places,
  losses: { random: 10, greedy: 3.1, planner: 0.5 },
  automaton: "founders-board-rival",
  moments,
  sounds,
  sources,
  letters: { p: "pass", d: "decline", o: "done", b: "bonus" },
};
export default game;
