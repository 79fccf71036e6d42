// The box of Teotihuacan as the table draws it, chapter by chapter, with the figures that are printed on it.
import { icon } from "../../ui/art/icon";
import type { ComponentLine, Components } from "../../table/board/module";
import Discovery from "./art/Discovery.svelte";
import SignRows from "./art/SignRows.svelte";
import { bonusSigns, royalSigns, technologySigns, type Sign } from "./art/signs";
import type { TeotihuacanView } from "./view";

const WIDTH = 78;

/** A tile with rows of signs on it. */
function tile(rule: string, says: string, rows: readonly (readonly Sign[])[]): ComponentLine {
  const height = 8 + rows.length * 23;
  return { rule, says, icon: icon(SignRows, { rows, width: WIDTH, height }), box: [WIDTH + 2, height + 2] };
}

export const components: Components<TeotihuacanView> = ({ printed }) => [
  ...printed.discoveries.map(({ kind }) => ({
    rule: "TEO-DISCOVERY",
    icon: icon(Discovery, { kind, size: 27 }),
    says: `teotihuacan-discovery-${kind.replaceAll("_", "-")}`,
  })),
  ...printed.royals.map((face) => tile("TEO-ROYAL", `teotihuacan-royal-${face.number}`, royalSigns(face))),
  ...printed.technologies.map((face) =>
    tile("TEO-TECH", `teotihuacan-technology-${face.number}`, technologySigns(face)),
  ),
  ...printed.bonuses.map((face) => tile("TEO-BONUS", `teotihuacan-bonus-${face.id}`, [bonusSigns(face)])),
];
