// What the signs on the board of Tikal mean.
import { icon } from "../../ui/art/icon";
import type { LegendLine } from "../../table/board/module";
import { explorerIcon } from "./art/icon";
import HexIcon from "./art/HexIcon.svelte";
import Stone from "./art/Stone.svelte";
import Tent from "./art/Tent.svelte";
import Treasure from "./art/Treasure.svelte";
import type { HexType } from "./view";

const hex = (type: HexType): LegendLine => ({ icon: icon(HexIcon, { type }), says: `tikal-legend-${type}` });

export const legend: readonly LegendLine[] = [
  hex("temple"),
  hex("ruin"),
  hex("clearing"),
  hex("volcano"),
  hex("base"),
  { icon: icon(Stone, {}), says: "tikal-legend-stone" },
  { icon: explorerIcon(0), says: "tikal-legend-explorer" },
  { icon: explorerIcon(0, true), says: "tikal-legend-leader" },
  { icon: icon(Tent, { seat: 0, size: 26 }, 5), says: "tikal-legend-camp" },
  { icon: icon(Treasure, { kind: null, size: 26 }), says: "tikal-legend-hidden" },
  { icon: icon(Treasure, { kind: "owl", size: 26 }), says: "tikal-legend-treasure" },
];
