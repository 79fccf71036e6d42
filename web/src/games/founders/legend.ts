// What the signs on the board of Founders mean.
import { goodIcon, icon, templeIcon } from "../../ui/art/icon";
import type { LegendLine } from "../../table/board/module";
import CostMark from "./art/CostMark.svelte";
import type { Cell } from "./art/relief";
import Disc from "./art/Disc.svelte";
import Mask from "./art/Mask.svelte";
import Shape from "./art/Shape.svelte";
import Sign, { type SignKind } from "./art/Sign.svelte";
import Stele from "./art/Stele.svelte";

const SIGNS: readonly SignKind[] = ["construction", "influence", "temple", "pyramid", "power", "worship"];

const PAIR: readonly Cell[] = [
  [0, 0],
  [0, 1],
];

export const legend: readonly LegendLine[] = [
  ...(["wood", "stone", "gold"] as const).map((kind) => ({ icon: goodIcon(kind), says: `founders-legend-${kind}` })),
  { icon: icon(CostMark, { cost: { any: 1 }, size: 24 }), says: "founders-legend-any" },
  { icon: goodIcon("points"), says: "founders-legend-points" },
  { icon: icon(Sign, { kind: "arrow", size: 26 }), says: "founders-legend-arrow" },
  ...(["green", "blue", "red"] as const).map((kind) => ({ icon: templeIcon(kind), says: `founders-legend-${kind}` })),
  { icon: icon(Mask, { colour: "yellow" as const, size: 26 }), says: "founders-legend-mask" },
  {
    icon: icon(Shape, {
      cells: PAIR,
      material: "wood2",
      unit: 12,
    }),
    says: "founders-legend-building",
  },
  ...SIGNS.map((kind) => ({ icon: icon(Sign, { kind, size: 26 }), says: `founders-legend-${kind}` })),
  { icon: icon(Disc, { seat: 0, size: 28 }), says: "founders-legend-disc" },
  { icon: icon(Stele, { size: 26 }), says: "founders-legend-closed" },
];
