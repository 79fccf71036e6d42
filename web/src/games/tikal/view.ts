// What the engine's view of Tikal holds.
import type { View } from "../../table/board/types";

export type HexType = "temple" | "clearing" | "ruin" | "volcano" | "base";
export type PieceKind = "explorer" | "leader";

/** A hex as printed, its stones clockwise from the top. */
export interface Tile {
  hex: string;
  type: HexType;
  value: number;
  masks: number;
  stones: number[];
}

export interface Pieces {
  seat: number;
  explorers: number;
  leader: boolean;
}

/** A space of the board; an unexplored one has only its place. */
export interface Place {
  space: string;
  column: number;
  row: number;
  hex: string | null;
}

export interface Explored extends Place {
  hex: string;
  type: HexType;
  printed: boolean;
  stones: number[];
  /** The stones of the whole path across each side, 0 where there is none. */
  paths: number[];
  value: number;
  treasures: number;
  clearing: boolean;
  camp: number | null;
  guard: { seat: number; piece: PieceKind } | null;
  holder: number | null;
  worked: number;
  pieces: Pieces[];
}

export interface Player {
  seat: number;
  points: number;
  explorers: number;
  explorers_out: number;
  leader: "reserve" | "board" | "guard" | "out";
  leader_space: string | null;
  camps: string[];
  camps_left: number;
  guards: string[];
  guards_left: number;
  treasures: Record<string, number>;
  treasure_points: number;
  temple_points: number;
  amulet: boolean;
}

export interface TikalView extends View {
  phase: string;
  selected: { piece?: PieceKind; space?: string; treasure?: string } | null;
  action_points: number;
  scoring: { kind: "volcano" | "final"; order: number[] } | null;
  board: { columns: number; rows: number; base_camp: string; spaces: (Place | Explored)[] };
  hand: Tile | null;
  offer: Tile[];
  stack: { left: number; top: string | null; letters: { letter: string; left: number; total: number; hexes: Tile[] }[] };
  levels: Record<string, number>;
  treasures: { kinds: string[]; piles: number[]; buried: number; face_down: Record<string, number> };
  auction: { bid: number; bidder: number | null; passed: number[] } | null;
  players: Player[];
}

export function explored(place: Place | Explored): place is Explored {
  return place.hex !== null;
}
