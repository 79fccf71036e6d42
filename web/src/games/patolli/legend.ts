// What the signs on the mat of Patolli mean.
import { icon, pawnIcon, seatIcon } from "../../ui/art/icon";
import Scaled from "../../ui/art/Scaled.svelte";
import type { LegendLine } from "../../table/board/module";
import Bean from "./art/Bean.svelte";
import Counter from "./art/Counter.svelte";
import Square from "./board/Square.svelte";
import type { SquareKind } from "./board/geometry";

const square = (kind: SquareKind): LegendLine => ({
  icon: icon(Scaled, { part: Square, props: { kind, size: 60 }, scale: 0.45 }),
  says: `patolli-legend-${kind}`,
});

export const legend: readonly LegendLine[] = [
  { icon: pawnIcon(0), says: "patolli-legend-piece" },
  { icon: seatIcon(0), says: "patolli-legend-seat" },
  { icon: icon(Counter, { size: 26 }), says: "patolli-legend-counter" },
  { icon: icon(Bean, { marked: true }), says: "patolli-legend-marked" },
  { icon: icon(Bean, { marked: false }), says: "patolli-legend-blank" },
  square("centre"),
  square("tip"),
  square("triangle"),
];
