// Which icons of a tile lie on the same shape: what the ghost of the tile in hand rings.
import type { SlotFaceView } from "../view";

/** The icons of a tile turned clockwise by quarters, clockwise from the upper left. */
export function turned(icons: string, quarters: number): string {
  return [...icons].map((_, index) => icons[(index - quarters + 8) % 4] ?? "-").join("");
}

/** For each icon of a tile on a slot, whether the shape beneath is the same (TEO-MATCH-1). */
export function matched(icons: string, slot: SlotFaceView, cells: string): boolean[] {
  return [...icons].map((icon, index) => icon.toLowerCase() === cells[slot.cells[index] ?? -1]?.toLowerCase());
}

/** The same for a decoration: its two squares on the grid, or the icons printed before it. */
export function decorationMatched(
  icons: string,
  squares: readonly [number, number],
  cells: string,
  printed: string,
): boolean[] {
  return [...icons].map((icon, index) => {
    const cell = squares[index] ?? -1;
    const under = cell >= 0 ? cells[cell] : printed[index];
    return icon.toLowerCase() === under?.toLowerCase();
  });
}
