// What the engine's view of Teotihuacan holds.
import type { View } from "../../table/board/types";

export type TempleColour = "blue" | "red" | "green";
export type GainKind =
  | "cocoa"
  | "wood"
  | "stone"
  | "gold"
  | "vp"
  | "any_resource"
  | "temple_any"
  | "temple_blue"
  | "temple_red"
  | "temple_green"
  | "avenue"
  | "power_up"
  | "technology"
  | "discovery";
export type Gain = Partial<Record<GainKind, number>>;
export type Price = Partial<Record<"cocoa" | "wood" | "stone" | "gold", number>>;

export interface Worker {
  /** The player, or beyond the players: a neutral colour. */
  colour: number;
  worker: number;
  power: number;
}

export interface ActionBoard {
  number: number;
  name: string;
  /** Clockwise from the Palace, which is 1. */
  position: number;
  workers: Worker[];
  /** The cocoa that collecting would give, and the main action's price, now. */
  collect: number;
  main_cost: number | null;
  spaces: { space: number; worker: Worker | null }[];
  discovery?: string | null;
}

export interface Player {
  player: number;
  bot: boolean;
  order: number;
  vp: number;
  cocoa: number;
  wood: number;
  stone: number;
  gold: number;
  temples: Record<TempleColour, number>;
  avenue: number;
  track: number;
  technologies: number[];
  workers: { worker: number; power: number; in_play: boolean; board: number | null; space: number | null }[];
  discoveries: string[];
  used: string[];
  mask_sets: number[];
  mask_points: number;
  salary: number;
  bonuses: { temple: TempleColour; vp: number }[];
}

export interface Slot {
  slot: string;
  level: number;
  row: number;
  column: number;
  cells: number[];
}

export interface TechnologyFace {
  number: number;
  gold: number;
  boards: number[];
  cocoa?: number;
  vp?: number;
  goods?: number;
  pay_cocoa?: number;
  power_ups?: number;
  workers?: number;
  discount?: number;
  temple_steps?: number;
}

export interface RoyalFace {
  number: number;
  effect: "cocoa" | "exchange" | "sell" | "technology_vp" | "pyramid_vp" | "avenue_vp" | "convert" | "temples";
  plus?: number;
  pay_cocoa?: number;
  cocoa?: number;
  vp?: number;
  gain?: Gain;
}

export interface BonusFace {
  id: number;
  effect: "best_mask_set" | "technologies" | "flat" | "avenue" | "bonuses" | "discoveries" | "workers";
  vp?: number;
  strong_vp?: number;
  strong_power?: number;
}

export interface Printed {
  boards: { number: number; name: string; main: boolean }[];
  spaces: { space: number; board: number; worship: string }[];
  gathering: Record<string, Gain[][]>;
  /** The powers of each column of the gathering boards: from, to. */
  bands: [number, number][];
  alchemy: { row_2_workers: number; row_2_lone_power: number };
  temples: Record<TempleColour, ({ kind: "minor" | "major" | "bonus" | "top" } & Gain)[]>;
  stashes: { temple: TempleColour | null; step: number }[];
  avenue: { last: number; values: number[] };
  track: { last: number; step_vp: number[]; leader_vp: number };
  masks: number[];
  nobles: { wood: number; rows: number[][] };
  decorations: { gold: number[]; vp: number; match_vp: number };
  construction: { stone: number[]; wood: number[]; vp: number[]; match_vp: number };
  pyramid: {
    ground: string;
    slots: Slot[];
    tiles: string[];
    sides: Record<Side, string>;
    decoration_cells: Record<Side, [number, number][]>;
    decorations: string[];
  };
  technologies: TechnologyFace[];
  royals: RoyalFace[];
  bonuses: BonusFace[];
  discoveries: { kind: string; copies: number; mask: boolean; price: Price }[];
  starting: { tile: number; boards: number[]; gain: Gain }[];
  /** The place of the action pyramid that each sum of the dice chooses, from 2 on. */
  teotibot: { positions: number[] };
}

export type Side = "top" | "right" | "bottom" | "left";

/** The game's part of the view. */
interface Contract {
  printed: Printed;
  phase: string;
  active: number;
  calendar: { light: number; dark: number; rounds_left: number; eclipses: number; pyramid_completed: boolean };
  boards: ActionBoard[];
  royal: number[];
  bonus: Record<TempleColour, number>;
  technologies: { slot: number; number: number; temple: TempleColour; owners: number[] }[];
  buildings: { rows: boolean[][]; taken: number; avenue_value: number };
  decorations: { offer: (number | null)[]; pile: number; sides: Record<Side, number[]> };
  pyramid: {
    offer: (number | null)[];
    pile: number;
    slots: { slot: string; tile: number; turn: number; icons: string }[];
    open: string[];
    /** The icon on top of each of the 64 squares, row by row. */
    cells: string;
  };
  discoveries: { pile: number; stashes: string[][] };
  players: Player[];
  starting?: { tiles: { tile: number; kept: number | null; discovery?: string | null }[]; kept: number[][] };
  teotibot?: { actions: string[]; set_aside: string; directions: string[] };
}

export type TeotihuacanView = View & Contract;

export const TEMPLES: readonly TempleColour[] = ["blue", "red", "green"];
export const SIDES: readonly Side[] = ["top", "right", "bottom", "left"];

/** The seat whose colour a worker or marker has; null for the neutral colours. */
export function seatOf(colour: number, view: TeotihuacanView): number | null {
  return colour < view.players.length ? colour : null;
}

/** The discovery tiles on a step of a temple, or of the avenue (null). */
export function stashOf(view: TeotihuacanView, temple: TempleColour | null, step: number): string[] {
  const index = view.printed.stashes.findIndex((one) => one.temple === temple && one.step === step);
  return view.discoveries.stashes[index] ?? [];
}
