// Icons: a drawn part with what it shows, small enough to stand beside a word or to fly over the board.
import type { Component } from "svelte";
import Cube from "./Cube.svelte";
import Die from "./Die.svelte";
import Glyph, { type GlyphKind } from "./Glyph.svelte";
import Good, { type GoodKind } from "./Good.svelte";
import Pawn from "./Pawn.svelte";
import SeatMark from "./SeatMark.svelte";

/** A part drawn around its own origin, within a box of 28 units. */
export interface Icon {
  part: Component<Record<string, unknown>>;
  props: Record<string, unknown>;
  /** How far the part is moved down, for parts that stand on their origin. */
  lower: number;
}

/** An icon of any part: `icon(Treasure, { kind: "bat", size: 26 })`. */
export function icon<P extends Record<string, unknown>>(part: Component<P>, props: P, lower = 0): Icon {
  return { part: part as unknown as Icon["part"], props, lower };
}

export const goodIcon = (kind: GoodKind): Icon => icon(Good, { kind, size: 25 });
export const templeIcon = (kind: GlyphKind): Icon => icon(Glyph, { kind, size: 27 });
export const seatIcon = (seat: number | null): Icon => icon(SeatMark, { seat, size: 22 });
export const pawnIcon = (seat: number | null, leader = false): Icon =>
  icon(Pawn, { seat, leader, size: leader ? 21 : 26 }, 13);
export const dieIcon = (seat: number | null, pips: number): Icon => icon(Die, { seat, pips, size: 25 });
export const cubeIcon = (seat: number | null): Icon => icon(Cube, { seat, size: 17 }, 2);

const GOODS: readonly string[] = ["wood", "stone", "gold", "cocoa", "points"] satisfies GoodKind[];
const TEMPLES: readonly string[] = ["blue", "red", "green", "neutral"] satisfies GlyphKind[];

/** The icon of what all games share: goods and points by the name of a number or a noun, temples by their colour. */
export function usualIcon(word: string): Icon | null {
  const [, good = ""] = /^(?:[a-z]+-)?([a-z]+)$/.exec(word) ?? [];
  if (GOODS.includes(good)) return goodIcon(good as GoodKind);
  const [, temple = ""] = /-temple-([a-z]+)$/.exec(word) ?? [];
  return TEMPLES.includes(temple) ? templeIcon(temple as GlyphKind) : null;
}
