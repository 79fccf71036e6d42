// What the signs on the board of Teotihuacan mean.
import { icon } from "../../ui/art/icon";
import type { LegendLine } from "../../table/board/module";
import Discovery from "./art/Discovery.svelte";
import Signs from "./art/Signs.svelte";

/** Signs as `Signs.svelte` draws them, with the last part of their key. */
const SIGNS: readonly (readonly [says: string, ...signs: string[]])[] = [
  ["cocoa", "cocoa"],
  ["wood", "wood"],
  ["stone", "stone"],
  ["gold", "gold"],
  ["any", "any"],
  ["points", "vp:1"],
  ["arrow", "arrow"],
  ["die", "die"],
  ["times", "die", "text:×"],
  ["up", "up"],
  ["step-blue", "step-blue"],
  ["step-red", "step-red"],
  ["step-green", "step-green"],
  ["step-any", "step-any"],
  ["board", "board:2"],
  ["key", "key"],
  ["tech", "tech"],
  ["house", "house"],
  ["avenue", "avenue"],
  ["pyramid", "pyramid"],
  ["tile", "tile"],
  ["bonus", "bonus"],
];
/** Discovery tiles whose picture is no sign of the above, by their names. */
const DISCOVERIES = ["free_cocoa", "double_move", "move_anywhere", "extra_worker"] as const;

export const legend: readonly LegendLine[] = [
  ...SIGNS.map(([says, ...signs]) => ({
    icon: icon(Signs, { signs, size: 24, most: 30 }),
    says: `teotihuacan-legend-${says}`,
  })),
  { icon: icon(Discovery, { kind: "mask_3", size: 27 }), says: "teotihuacan-legend-mask" },
  ...DISCOVERIES.map((kind) => ({
    icon: icon(Discovery, { kind, size: 27 }),
    says: `teotihuacan-discovery-${kind.replace("_", "-")}`,
  })),
];
