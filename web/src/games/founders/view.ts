// What the engine's view of Founders of Teotihuacan holds.
import type { View } from "../../table/board/types";

export type Colour = "green" | "blue" | "red";
export type Resource = "wood" | "stone" | "gold";
export type MaskColour = "yellow" | "turquoise" | "red";
export type Quarter = "NW" | "NE" | "SW" | "SE";
export type Zone = "building" | "temple" | "pyramid";
export type Cost = Partial<Record<Resource | "any", number>>;

export interface ActionSpace {
  id: string;
  zone: Zone;
  influence: "produce" | "offering" | "favour";
  open: boolean;
  bonus: string | null;
  bonus_visible: boolean;
  /** The discs above the bonus disc, from the bottom up. */
  stack: (number | "rival")[];
  height: number;
}

export interface Building {
  id: string;
  resource: Resource;
  size: number;
  /** Row and column of each square. */
  cells: [number, number][];
  display: number;
  supply: number;
}

export interface Temple {
  colour: Colour;
  size: number;
  cells: [number, number][];
  cost: Cost;
  /** What each missing point of power costs one more of. */
  missing_power: Resource;
  display: number;
  supply: number;
}

export interface WorshipTile {
  id: string;
  colour: Colour;
  form: string;
  vp: number;
  pay: Cost;
  up_to?: number;
  product?: [Colour, Resource];
  max?: number;
  size?: number;
  needs?: Record<string, number>;
}

export interface Reward {
  vp: number;
  build?: string[];
  temple?: Colour;
  size?: number;
  worship?: number;
}

export interface Player {
  seat: number;
  board: string;
  points: number;
  discs: number;
  passed: boolean;
  architect: "top" | "right" | "bottom" | "left";
  favour: number;
  cubes: Record<Resource, string[]>;
  buildings: { class: string; squares: string[] }[];
  temples: { colour: Colour; squares: string[]; quarters: Quarter[] }[];
  pyramid: Record<string, Colour | "white" | null>;
  rewards: Record<string, Reward | null>;
  starting_tiles: Colour[];
  mask_groups: { colour: MaskColour; squares: string[]; complete: boolean }[];
  masks: { colour: MaskColour; vp: number }[];
  worship: WorshipTile[];
  quarters: Record<Quarter, number>;
}

export interface Rival {
  level: string;
  points: number;
  discs: number;
  passed: boolean;
  favour: number;
  squares: number;
  mask_squares: number;
  temples: Record<Colour, number>;
  pyramid_tiles: Record<Colour, number>;
  masks: { colour: MaskColour; vp: number }[];
  /** What temples and pyramid tiles would bring it at the end. */
  harmony: number;
  intention: string | null;
  intention_discs: number | null;
}

/** A decision on the stack, and what it is about. */
export interface Pending {
  decision: string;
  seat: number;
  building?: string;
  temple?: Colour;
  pyramid_tile?: Colour;
  resource?: Resource;
  squares?: string[];
  space?: string;
}

/** The game's part of the view. */
interface Contract {
  edition: string;
  round: number;
  rounds: number;
  first: number;
  phase: "setup" | "play";
  power: number;
  stack_limit: number;
  spaces: ActionSpace[];
  buildings: Building[];
  temples: Temple[];
  pyramid_tiles: {
    cost: Cost;
    vp_placed: number;
    display: Record<Colour, number>;
    supply: Record<Colour, number>;
  };
  worship: { colour: Colour; beside: WorshipTile | null; top: WorshipTile | null; pile: number }[];
  masks: Record<MaskColour, number[]>;
  favour_track: number[];
  city: { rows: number; cols: number; pyramid: string[] };
  players: Player[];
  rival: Rival | null;
  /** What is being decided, the present decision last. */
  pending: Pending[];
}

export type FoundersView = View & Contract;

export const COLOURS: readonly Colour[] = ["green", "blue", "red"];
export const RESOURCES: readonly Resource[] = ["wood", "stone", "gold"];
export const MASKS: readonly MaskColour[] = ["yellow", "turquoise", "red"];
