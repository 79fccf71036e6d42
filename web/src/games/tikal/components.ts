// The box of Tikal as the table draws it, chapter by chapter.
import { icon } from "../../ui/art/icon";
import Scaled from "../../ui/art/Scaled.svelte";
import type { Components, ComponentLine } from "../../table/board/module";
import { explorerIcon } from "./art/icon";
import HexIcon from "./art/HexIcon.svelte";
import Stone from "./art/Stone.svelte";
import Temple from "./art/Temple.svelte";
import Tent from "./art/Tent.svelte";
import Treasure from "./art/Treasure.svelte";
import type { TikalView } from "./view";

const TYPES = ["temple", "ruin", "clearing", "volcano"] as const;
const VALUES = [1, 2, 3, 4, 5, 6] as const;
const KINDS = ["jaguar", "serpent", "quetzal", "monkey", "bat", "frog", "deer", "owl"] as const;

const treasure = (rule: string, kind: string): ComponentLine => ({
  rule,
  icon: icon(Treasure, { kind, size: 26 }),
  says: `tikal-treasure-${kind}`,
});

export const components: Components<TikalView> = () => [
  ...TYPES.map((type) => ({ rule: "TIK-TYPE", icon: icon(HexIcon, { type }), says: `tikal-legend-${type}` })),
  { rule: "TIK-BRING", icon: explorerIcon(0), says: "tikal-legend-explorer" },
  { rule: "TIK-BRING", icon: explorerIcon(0, true), says: "tikal-legend-leader" },
  { rule: "TIK-MOVE", icon: icon(Stone, {}), says: "tikal-legend-stone" },
  ...VALUES.map((value) => ({
    rule: "TIK-LEVEL",
    icon: icon(Scaled, { part: Temple, props: { value }, scale: 0.55 }, 6),
    says: `tikal-hex-temple-${value}`,
    box: [64, 56] as const,
  })),
  ...KINDS.map((kind) => treasure("TIK-DIG", kind)),
  { rule: "TIK-CAMP", icon: icon(Tent, { seat: 0, size: 26 }, 5), says: "tikal-legend-camp" },
];
