// What a tile does, as a row of signs: "cocoa:2", "board:5", "arrow". `Signs.svelte` draws them.
import type { BonusFaceView, GainView, GainKind, RoyalFaceView, TechnologyFaceView } from "../view";

/** A sign with its count: `die`, `cocoa:2`, `text:+1`. */
export type Sign = string;

/** A technology: the boards it works on, and what it brings there; one row under the other. */
export function technologySigns(face: TechnologyFaceView): Sign[][] {
  const boards = face.boards.map((board) => `board:${board}`);
  if (face.power_ups) return [[`cocoa:${face.pay_cocoa ?? 0}`, "arrow", "up"]];
  if (face.workers)
    return [
      [...boards, "arrow"],
      ["text:+", "die", `text:−${face.discount ?? 0}`, "any"],
    ];
  const brings = [
    ...(face.goods ? [`any:${face.goods}`] : []),
    ...(face.cocoa ? [`cocoa:${face.cocoa}`] : []),
    ...(face.vp ? [`vp:${face.vp}`] : []),
    ...(face.temple_steps ? ["step-any"] : []),
  ];
  return boards.length > 1 ? [boards, ["arrow", ...brings]] : [[...boards, "arrow", ...brings]];
}

const COUNTED = { technology_vp: "tech", pyramid_vp: "pyramid", avenue_vp: "avenue" } as const;

/** A royal tile: how often, what is given, what is got. */
export function royalSigns(face: RoyalFaceView): Sign[][] {
  const plus = face.plus ? (face.plus > 0 ? `+${face.plus}` : `−${-face.plus}`) : "";
  const times = ["die", `text:${plus}${plus ? " " : ""}×`];
  const pay = `cocoa:${face.pay_cocoa ?? 0}`;
  switch (face.effect) {
    case "cocoa":
      return [
        ["die", `text:${plus}`],
        ["arrow", "cocoa"],
      ];
    case "exchange":
      return [times, [pay, "arrow"], gainSigns(face.gain ?? {})];
    case "sell":
      return [times, ["any:1", "arrow", `cocoa:${face.cocoa ?? 0}`]];
    case "convert":
      return [
        [pay, "any:1"],
        ["arrow", "die", "any"],
      ];
    case "temples":
      return [times, [pay, "arrow", "step-any"]];
    default:
      return [times, [COUNTED[face.effect], "arrow", `vp:${face.vp ?? 0}`]];
  }
}

const BONUS = {
  technologies: ["tech"],
  flat: [],
  avenue: ["avenue"],
  bonuses: ["bonus"],
  discoveries: ["tile"],
} as const;

/** A temple bonus tile: what it counts → the points for each. */
export function bonusSigns(face: BonusFaceView): Sign[] {
  if (face.effect === "best_mask_set") return ["mask", "text:×2"];
  if (face.effect === "workers") return ["die", "arrow", `text:${face.vp ?? 0}/${face.strong_vp ?? 0}`];
  const counted = BONUS[face.effect];
  return [...counted, ...(counted.length ? ["arrow"] : []), `vp:${face.vp ?? 0}`];
}

/** A reward of the Ascension wheel: `figures` are those of its choice. */
export function ascensionSigns(reward: string, figures: { vp?: number; cocoa?: number; power?: number }): Sign[] {
  switch (reward) {
    case "vp":
      return [`vp:${figures.vp ?? 0}`];
    case "cocoa":
      return [`cocoa:${figures.cocoa ?? 0}`];
    case "temple":
      return ["step-any"];
    case "temples":
      return [`cocoa:${figures.cocoa ?? 0}`, "arrow", "step-any", "step-any"];
    default:
      return [`die:${figures.power ?? 0}`, `cocoa:${figures.cocoa ?? 0}`];
  }
}

const GAIN_SIGNS: readonly (readonly [GainKind, string])[] = [
  ["cocoa", "cocoa"],
  ["wood", "wood"],
  ["stone", "stone"],
  ["gold", "gold"],
  ["any_resource", "any"],
  ["vp", "vp"],
  ["temple_blue", "step-blue"],
  ["temple_red", "step-red"],
  ["temple_green", "step-green"],
  ["temple_any", "step-any"],
  ["avenue", "avenue"],
  ["power_up", "up"],
  ["technology", "tech"],
  ["discovery", "tile"],
];
/** Signs that say "one of it" by themselves. */
const SINGLE = new Set(["step-blue", "step-red", "step-green", "step-any", "avenue", "up", "tech", "tile"]);

/** What a cell, step or tile gives, as signs. */
export function gainSigns(gain: GainView): Sign[] {
  return GAIN_SIGNS.flatMap(([kind, sign]) => {
    const count = gain[kind];
    if (!count) return [];
    return SINGLE.has(sign) && count === 1 ? [sign] : [`${sign}:${count}`];
  });
}

const WIDTHS: Readonly<Record<string, number>> = {
  vp: 1.3,
  "step-any": 1.3,
  "step-blue": 1.3,
  "step-red": 1.3,
  "step-green": 1.3,
  up: 1.25,
  arrow: 0.7,
  board: 1,
};

export interface Placed {
  kind: string;
  count: string;
  /** The middle of its picture, and of its count, in units of the size. */
  x: number;
  at: number;
}

/** Signs side by side around 0, in units of their size. */
export function row(signs: readonly Sign[]): { placed: Placed[]; width: number } {
  let x = 0;
  const placed = signs.map((sign): Placed => {
    const [kind = "", count = ""] = sign.split(/:(.*)/);
    const counted = count !== "" && kind !== "vp" && kind !== "board" && kind !== "text";
    const picture = kind === "text" ? count.length * 0.42 + 0.1 : (WIDTHS[kind] ?? 0.95);
    const one = { kind, count, x: x + picture / 2, at: x + picture + 0.24 };
    x += picture + (counted ? 0.52 : 0) + 0.08;
    return one;
  });
  const width = Math.max(0, x - 0.08);
  return { placed: placed.map((one) => ({ ...one, x: one.x - width / 2, at: one.at - width / 2 })), width };
}
