// The box of Founders as the table draws it, chapter by chapter.
import { icon, templeIcon } from "../../ui/art/icon";
import Scaled from "../../ui/art/Scaled.svelte";
import type { Components } from "../../table/board/module";
import Bonus from "./art/Bonus.svelte";
import Mask from "./art/Mask.svelte";
import Shape from "./art/Shape.svelte";
import Sign from "./art/Sign.svelte";
import type { FoundersView } from "./view";

const BONUSES = ["vp2", "vp1_resource", "vp1_power", "any_influence", "any_construction"] as const;
const MASKS = ["yellow", "turquoise", "red"] as const;

export const components: Components<FoundersView> = ({ buildings, temples }) => [
  ...BONUSES.map((bonus) => ({
    rule: "FOU-BONUS",
    icon: icon(Scaled, { part: Bonus, props: { bonus }, scale: 0.6 }),
    says: `founders-bonus-${bonus}`,
    box: [44, 28] as const,
  })),
  ...buildings.map(({ id, cells }) => ({
    rule: "FOU-BUILD",
    icon: icon(Shape, { cells, material: id, unit: 12 }),
    says: `founders-building-${id}`,
    box: [40, 40] as const,
  })),
  ...MASKS.map((colour) => ({
    rule: "FOU-MASK",
    icon: icon(Mask, { colour, size: 26 }),
    says: `founders-mask-${colour}`,
  })),
  ...temples.flatMap(({ colour, cells }) => [
    {
      rule: "FOU-TEMPLE",
      icon: icon(Shape, { cells, material: colour, unit: 12 }),
      says: `founders-${colour}`,
      box: [40, 40] as const,
    },
    { rule: "FOU-FINAL", icon: templeIcon(colour), says: `founders-legend-${colour}` },
  ]),
  { rule: "FOU-PYRAMID", icon: icon(Sign, { kind: "pyramid" as const, size: 26 }), says: "founders-legend-pyramid" },
];
