// What applies to one player now: the row and column of a board's table, and what its workers open.
import type { Message } from "../../../words/message";
import { boardOf } from "../board/places";
import type { BoardView, PrintedView, TeotihuacanView } from "../view";

/** The worker that is being moved: its power and the name of the board it leaves. */
export interface Hand {
  power: number;
  from: string;
}

/** Own unlocked workers on a board, the one in hand among them when it may go there. */
export interface Standing {
  workers: number;
  weakest: number;
  /** Whether the worker in hand is counted. */
  arriving: boolean;
}

/** The worker in hand, told by the prompt that asks where it goes. */
export function handOf(prompt: Message | null): Hand | null {
  const power = prompt?.data.power;
  const from = boardOf(prompt);
  return prompt?.key === "teotihuacan-prompt-move" && typeof power === "number" && from ? { power, from } : null;
}

export function standing(board: BoardView, me: number, hand: Hand | null, reachable: boolean): Standing | null {
  const powers = board.workers.filter(({ colour }) => colour === me).map(({ power }) => power);
  const arriving = hand !== null && reachable;
  if (arriving && hand.from !== board.name) powers.push(hand.power);
  if (!powers.length) return null;
  return { workers: Math.min(powers.length, 3), weakest: Math.min(...powers), arriving };
}

/** The cell of a gathering board: row by workers, column by the weakest (TEO-GATHER-1). */
export function cell(at: Standing, bands: PrintedView["bands"]): { row: number; column: number } {
  return { row: at.workers - 1, column: bands.findIndex(([low, high]) => at.weakest >= low && at.weakest <= high) };
}

/** Whether a row of technologies is open (TEO-ALCHEMY-1 to 3). */
export function alchemyRow(at: Standing, row: number, printed: PrintedView["alchemy"]): boolean {
  return row === 0 || at.workers >= printed.row_2_workers || at.weakest >= printed.row_2_lone_power;
}

/** The rows of Nobles where a building may go (TEO-NOBLES-2 to 4). */
export function noblesRows(at: Standing, rows: TeotihuacanView["buildings"]["rows"]): number[] {
  const own = at.workers - 1;
  const free = (row: number): boolean => rows[row]?.includes(false) ?? false;
  if (free(own)) return [own];
  return Array.from({ length: own }, (_, row) => row).filter(free);
}
