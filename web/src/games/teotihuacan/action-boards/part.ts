// What every part in the middle of an action board is given.
import type { Choice } from "../../../table/board/types";
import type { Words } from "../../../words/words.svelte";
import type { Standing } from "./now";
import type { TeotihuacanView } from "../view";

export interface PartProps {
  view: TeotihuacanView;
  me: number;
  /** How I stand on the board, or would. */
  at: Standing | null;
  places: Map<string, Choice[]>;
  words: Words;
}
