// What the engine's view of Tikal holds.
import type { View } from "../../table/board/types";
import type * as contract from "./contract";

export type { Explored, Player, Tile } from "./contract";

export type TikalView = View & contract.TikalView;
export type HexType = contract.Tile["type"];

export function explored(place: contract.Unexplored | contract.Explored): place is contract.Explored {
  return place.hex !== null;
}
