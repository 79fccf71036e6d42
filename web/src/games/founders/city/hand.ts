// The tile in hand: the ways it can lie, how it is turned and flipped, and where it snaps to.
import { notation } from "../../../table/board/choices";
import type { Choice } from "../../../table/board/types";
import { beside, covered, distance, flipped, held, square, turned } from "./geometry";
import { RESOURCES, type FoundersView, type PlayerView, type Resource } from "../view";

/** A way to put the tile in hand: its shape, the squares it covers, the one it is held by, and the choice. */
export interface Placement {
  shape: string;
  squares: string[];
  at: string;
  choice: Choice;
}

export function placements(choices: readonly Choice[]): Placement[] {
  return choices.flatMap((choice) => {
    const [word, shape = "", anchor = ""] = notation(choice);
    if (word !== "place") return [];
    const squares = covered(shape, anchor);
    return [{ shape, squares, at: held(squares), choice }];
  });
}

/** The shapes among the placements, as they come. */
export function shapesOf(all: readonly Placement[]): string[] {
  return [...new Set(all.map(({ shape }) => shape))];
}

/** The first of the possible shapes that a shape becomes by quarter turns, itself excepted; null when none. */
function among(shapes: readonly string[], from: string, not: string): string | null {
  let shape = from;
  for (let quarter = 0; quarter < 4; quarter += 1, shape = turned(shape)) {
    if (shape !== not && shapes.includes(shape)) return shape;
  }
  return null;
}

/** The shape after a turn clockwise, past the ways that are not possible; where there is no other, turned over. */
export function turn(shapes: readonly string[], shape: string): string {
  return among(shapes, turned(shape), shape) ?? flip(shapes, shape);
}

/** The shape turned over, as near to how it lies as is possible; a shape that is its own mirror stays. */
export function flip(shapes: readonly string[], shape: string): string {
  const over = flipped(shape);
  return over === shape ? shape : (among(shapes, over, shape) ?? shape);
}

/** The choices of one shape by the square that its tile is held by. */
export function bySquare(all: readonly Placement[], shape: string): Map<string, Choice[]> {
  return new Map(all.filter((one) => one.shape === shape).map(({ at, choice }) => [`square ${at}`, [choice]]));
}

/** The placement of a shape that is held nearest to a square; with `over` only of those that cover it. */
export function nearest(all: readonly Placement[], shape: string, name: string, over = false): Placement | null {
  const here = square(name);
  let best: Placement | null = null;
  for (const one of all) {
    if (one.shape !== shape || (over && !one.squares.includes(name))) continue;
    if (!best || distance(square(one.at), here) < distance(square(best.at), here)) best = one;
  }
  return best;
}

/** What laying a tile on some squares does to a city. */
export interface Laying {
  squares: readonly string[];
  /** A class of building (`wood3`) or a colour of temple (`blue`). */
  what: string;
  /** The squares that get a cube, and of what. */
  made: string[];
  resource: Resource | null;
  /** The mask groups that it completes, by their first square. */
  completed: ReadonlySet<string>;
}

export function laying(view: FoundersView, player: PlayerView, squares: readonly string[], what: string): Laying {
  const tiles = new Set([...player.buildings, ...player.temples].flatMap((tile) => tile.squares));
  for (const name of squares) tiles.add(name);
  const cubes = new Set(Object.values(player.cubes).flat());
  const resource = RESOURCES.find((one) => what.startsWith(one)) ?? null;
  const around = resource ? [...new Set(squares.flatMap(beside))] : [];
  return {
    squares,
    what,
    made: around.filter((name) => !tiles.has(name) && !cubes.has(name) && !view.city.pyramid.includes(name)),
    resource,
    completed: new Set(
      player.mask_groups.flatMap((group) =>
        !group.complete && group.squares.every((name) => tiles.has(name)) ? group.squares.slice(0, 1) : [],
      ),
    ),
  };
}
