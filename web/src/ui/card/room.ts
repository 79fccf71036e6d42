// Where a card finds room: a place that covers nothing one may be about to press.

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export type Size = Pick<Box, "width" | "height">;

const shared = (from: number, size: number, other: number, extent: number): number =>
  Math.max(0, Math.min(from + size, other + extent) - Math.max(from, other));

/** The area that two boxes share. */
export const overlap = (one: Box, other: Box): number =>
  shared(one.x, one.width, other.x, other.width) * shared(one.y, one.height, other.y, other.height);

/** The corners of a box where a card fits, the lower ones first. */
export function corners(room: Box, card: Size): Box[] {
  const [left, top] = [room.x, room.y];
  const right = Math.max(left, room.x + room.width - card.width);
  const bottom = Math.max(top, room.y + room.height - card.height);
  return [
    [right, bottom],
    [left, bottom],
    [right, top],
    [left, top],
  ].map(([x = 0, y = 0]) => ({ x, y, ...card }));
}

/** The first of some places that covers none of `taken`, or the one that covers least. */
export function freest(places: readonly Box[], taken: readonly Box[]): Box | null {
  let best: Box | null = null;
  let least = Infinity;
  for (const place of places) {
    const covered = taken.reduce((sum, box) => sum + overlap(place, box), 0);
    if (covered < least) [best, least] = [place, covered];
    if (!covered) break;
  }
  return best;
}
