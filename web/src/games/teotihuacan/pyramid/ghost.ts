// The tile in hand where it would go: what it shows, what matches and what it scores.
import { notation } from "../../../table/board/choices";
import type { Choice } from "../../../table/board/types";
import type { Message } from "../../../words/message";
import { decorationAt, type Point } from "../board/geometry";
import { decorationMatched, matched, turned } from "./matches";
import { figure } from "../board/places";
import type { Side, SlotFaceView, TeotihuacanView } from "../view";

export type GhostTile = { icons: string; matches: boolean[]; vp: number } & (
  | {
      kind: "tile";
      slot: SlotFaceView;
      /** The choice that lays it like this, when that is what is asked. */ turn: Choice | undefined;
    }
  | { kind: "decoration"; mark: number; squares: [Point, Point] }
);

const count = (matches: readonly boolean[]): number => matches.filter(Boolean).length;

/**
 * The ghost for what is asked: over the focused place while a place is chosen, on its place while
 * the tile is turned (as it was shown there by so many quarters). Null when nothing is in hand, or no place is looked at.
 */
export function ghostOf(
  view: TeotihuacanView,
  prompt: Message | null,
  focused: Choice | undefined,
  turns: readonly Choice[],
  quarters: number,
): GhostTile | null {
  const icons = prompt?.data.icons;
  if (typeof icons !== "string") return null;
  const [word, where] = focused ? notation(focused) : [];
  const { construction, decorations, pyramid } = view.printed;
  if (prompt?.key === "teotihuacan-prompt-side") {
    if (word !== "side" || !where) return null;
    const side = where as Side;
    const mark = view.decorations.sides[side].length;
    const squares = pyramid.decoration_cells[side][mark] ?? [-1, -1];
    const matches = decorationMatched(icons, squares, view.pyramid.cells, pyramid.sides[side]);
    return {
      kind: "decoration",
      mark,
      squares: decorationAt(side, mark, pyramid.decoration_cells[side]),
      icons,
      matches,
      vp: figure(focused ? [focused] : [], "vp") ?? decorations.vp + count(matches) * decorations.match_vp,
    };
  }
  const quarter = (choice: Choice): number => Number(notation(choice)[1]) / 90;
  const like = turns.find((choice) => turned(icons, quarter(choice)) === turned(icons, quarters));
  const turn = word === "turn" ? focused : (like ?? turns[0]);
  const name = prompt?.key === "teotihuacan-prompt-slot" ? (word === "at" ? where : undefined) : prompt?.data.slot;
  const slot = pyramid.slots.find((one) => one.slot === name);
  if (!slot) return null;
  const shown = turned(icons, turn ? quarter(turn) : quarters);
  const matches = matched(shown, slot, view.pyramid.cells);
  return {
    kind: "tile",
    slot,
    turn,
    icons: shown,
    matches,
    vp:
      figure(turn ? [turn] : [], "vp") ??
      (construction.vp[slot.level - 1] ?? 0) + count(matches) * construction.match_vp,
  };
}
