// What the engine's view of Founders of Teotihuacan holds.
import type { View } from "../../table/board/types";
import type * as contract from "./contract";

export type * from "./contract";
export type FoundersView = View & contract.FoundersView;

export const COLOURS: readonly contract.Colour[] = ["green", "blue", "red"];
export const RESOURCES: readonly contract.Resource[] = ["wood", "stone", "gold"];
export const MASKS: readonly contract.MaskColour[] = ["yellow", "turquoise", "red"];
