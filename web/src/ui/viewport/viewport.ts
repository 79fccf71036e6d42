// The geometry of panning and zooming, apart from the pointer and the DOM.

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface Point {
  x: number;
  y: number;
}

export const CLOSEST = 8;

export function whole(width: number, height: number): Box {
  return { x: 0, y: 0, width, height };
}

/**
 * The box kept within the whole: never larger, never closer than allowed, and what a screen of that shape shows around
 * it never beside the whole.
 */
export function clamped(box: Box, full: Box, aspect: number): Box {
  const scale = Math.min(1, Math.max(1 / CLOSEST, box.width / full.width));
  const width = full.width * scale;
  const height = full.height * scale;
  const seen = { width: Math.max(width, height * aspect), height: Math.max(height, width / aspect) };
  return {
    x: kept(box.x + box.width / 2, seen.width, full.width) - width / 2,
    y: kept(box.y + box.height / 2, seen.height, full.height) - height / 2,
    width,
    height,
  };
}

/** The middle of a stretch of that length kept within the whole; in its middle where it is longer. */
function kept(middle: number, length: number, whole: number): number {
  return length >= whole ? whole / 2 : Math.min(whole - length / 2, Math.max(length / 2, middle));
}

/** Nearer by a factor (or farther), while the point under the pointer stays where it is. */
export function zoomed(box: Box, full: Box, factor: number, at: Point): Box {
  const scale = Math.min(1, Math.max(1 / CLOSEST, box.width / full.width / factor));
  const width = full.width * scale;
  const height = full.height * scale;
  return {
    x: at.x - ((at.x - box.x) / box.width) * width,
    y: at.y - ((at.y - box.y) / box.height) * height,
    width,
    height,
  };
}

/** The factor of a pinch: one finger moved, the other rests. */
export function pinched(before: Point, now: Point, other: Point): number {
  const old = Math.hypot(before.x - other.x, before.y - other.y);
  return old ? Math.hypot(now.x - other.x, now.y - other.y) / old : 1;
}

/** The smallest thing that a finger hits for sure, in pixels. */
export const FINGER = 40;

/** The width of the box in which a thing of that size takes a finger's room, on a screen of so many pixels. */
export function touchable(size: number, full: Box, wide: number, high: number): number {
  return (Math.min(wide, (high * full.width) / full.height) * size) / FINGER;
}

/** A box of at most that width around a point. */
export function nearer(box: Box, width: number, at: Point): Box {
  if (box.width <= width) return box;
  const height = (width / box.width) * box.height;
  return { x: at.x - width / 2, y: at.y - height / 2, width, height };
}

/**
 * The box that shows a rectangle with some air around it, on a screen so many pixels wide:
 * as near as needed to touch things, as far as needed to see all of them.
 */
export function fitted(from: Point, to: Point, full: Box, aspect: number, pixels: number): Box {
  const air = full.width * 0.08;
  const wide = to.x - from.x + 2 * air;
  const high = to.y - from.y + 2 * air;
  const comfortable = (pixels / 700) * full.width;
  const width = Math.min(full.width, Math.max(wide, high * aspect, comfortable * 0.8));
  const height = (width / full.width) * full.height;
  return { x: (from.x + to.x - width) / 2, y: (from.y + to.y - height) / 2, width, height };
}
