// Choices by where they are on the board, and the order in which the keyboard walks over them.
import type { Choice } from "./types";

/** The words of a choice's notation: `["move", "w2", "b5"]`. */
export function notation(choice: Choice): string[] {
  return choice.name.split(" ");
}

/** Choices grouped by the place they belong to; `place` answers null for none. */
export function choiceMap(choices: readonly Choice[], place: (choice: Choice) => string | null): Map<string, Choice[]> {
  const places = new Map<string, Choice[]>();
  for (const choice of choices) {
    const key = place(choice);
    if (key === null) continue;
    const here = places.get(key);
    if (here) here.push(choice);
    else places.set(key, [choice]);
  }
  return places;
}

export interface Point {
  x: number;
  y: number;
}

export type Arrow = "ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown";

const AHEAD: Record<Arrow, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/**
 * The index of the place an arrow leads to: the nearest ahead, sideways distance counting double.
 * Where nothing lies ahead it stays.
 */
export function toward(points: readonly Point[], from: number, arrow: Arrow): number {
  const start = points[from];
  if (!start) return points.length ? 0 : -1;
  const way = AHEAD[arrow];
  let best = from;
  let least = Infinity;
  points.forEach((point, index) => {
    const dx = point.x - start.x;
    const dy = point.y - start.y;
    const ahead = dx * way.x + dy * way.y;
    if (index === from || ahead <= 0.5) return;
    const aside = Math.abs(dx * way.y) + Math.abs(dy * way.x);
    const distance = ahead + 2 * aside;
    if (distance < least) {
      least = distance;
      best = index;
    }
  });
  return best;
}
