// The board of Tikal.
import type { GameModule } from "../../table/board/module";
import Board from "./board/Board.svelte";
import { describe, status } from "./text/describe";
import { guide } from "./guide";
import { legend } from "./legend";
import { moments, sounds } from "./moments";
import SeatPanel from "./SeatPanel.svelte";
import { icons, places } from "./story";
import type { TikalView } from "./view";

const game: GameModule<TikalView> = {
  Board,
  SeatPanel,
  describe,
  status,
  guide,
  legend,
  icons,
  places,
  losses: { random: 7.4, greedy: 1.1, planner: 0 },
  moments,
  sounds,
  sources: { "tikal-scored": "tikal-board-source-scored", "tikal-won-auction": "tikal-board-source-auction" },
  letters: { b: "bring", m: "move", u: "uncover", d: "dig", x: "give", c: "camp", g: "guard", e: "end", p: "pass" },
};
export default game;
