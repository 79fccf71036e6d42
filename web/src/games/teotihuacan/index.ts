// The board of Teotihuacan: City of Gods.
import type { GameModule } from "../../table/board/module";
import Board from "./board/Board.svelte";
import { describe, status } from "./text/describe";
import { icons, places } from "./story";
import { guide } from "./guide";
import { legend } from "./legend";
import { moments, sounds } from "./moments";
import SeatPanel from "./SeatPanel.svelte";
import type { TeotihuacanView } from "./view";

const game: GameModule<TeotihuacanView> = {
  Board,
  SeatPanel,
  describe,
  status,
  icons,
  places,
  guide,
  legend,
  losses: { random: 4.8, greedy: 2.5, planner: 0 },
  automaton: "teotihuacan-teotibot",
  moments,
  sounds,
  sources: { "teotihuacan-points-lost": "teotihuacan-board-source-lost" },
  letters: { c: "collect", m: "main", w: "worship", e: "end", d: "decline", s: "stop", k: "unlock" },
};
export default game;
