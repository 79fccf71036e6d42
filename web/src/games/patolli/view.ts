// What the engine's view of Patolli holds.
import type { View } from "../../table/board/types";
import type * as contract from "./contract";

export type PatolliView = View & contract.PatolliView;

export const HAND = -1;
export const HOME = 52;
