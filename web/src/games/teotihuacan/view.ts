// What the engine's view of Teotihuacan holds.
import type { View } from "../../table/board/types";
import type * as contract from "./contract";

export type * from "./contract";
export type TeotihuacanView = View & contract.TeotihuacanView;
export type GainKind = keyof contract.GainView;

export const TEMPLES: readonly contract.TempleColour[] = ["blue", "red", "green"];
export const SIDES: readonly contract.Side[] = ["top", "right", "bottom", "left"];

/** The seat whose colour a worker or marker has; null for the neutral colours. */
export function seatOf(colour: number, view: TeotihuacanView): number | null {
  return colour < view.players.length ? colour : null;
}

/** The discovery tiles on a step of a temple, or of the avenue (null). */
export function stashOf(view: TeotihuacanView, temple: contract.TempleColour | null, step: number): string[] {
  const index = view.printed.stashes.findIndex((one) => one.temple === temple && one.step === step);
  return view.discoveries.stashes[index] ?? [];
}
