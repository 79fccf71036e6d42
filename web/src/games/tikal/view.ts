// What the engine's view of Tikal holds.
import type { View } from "../../table/board/types";
import type * as contract from "./contract";

export type * from "./contract";
export type TikalView = View & contract.TikalView;

export function explored(place: contract.Unexplored | contract.Explored): place is contract.Explored {
  return place.hex !== null;
}
