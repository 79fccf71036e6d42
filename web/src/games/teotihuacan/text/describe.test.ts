import { describe as suite, expect, it } from "vitest";
import { load, type Language, type Words } from "../../../words/words.svelte";
import { describe, status } from "./describe";
import type { TeotihuacanView } from "../view";

const words = async (language: Language): Promise<Words> => (await load(language, ["teotihuacan"])).seated(["Ana"]);
const printed = {
  spaces: [{ space: 5, board: 4, worship: "blue" }],
  stashes: [{ temple: "red", step: 5 }],
  technologies: [{ number: 3, gold: 1, boards: [5, 6], vp: 3 }],
  discoveries: [{ kind: "mask_4", copies: 3, mask: true, price: { wood: 1 } }],
  pyramid: { tiles: ["-brG"], decorations: ["BR"] },
};
const player = {
  vp: 5,
  cocoa: 8,
  wood: 1,
  stone: 2,
  gold: 0,
  temples: { blue: 1, red: 0, green: 2 },
  avenue: 3,
  track: 1,
  technologies: [3],
  discoveries: ["mask_4"],
};
const view = {
  printed,
  phase: "turns",
  calendar: { light: 3, dark: 10, rounds_left: 0, eclipses: 0 },
  players: [
    { ...player, player: 0, bot: false },
    { ...player, player: 1, bot: true, technologies: [], discoveries: [] },
  ],
  boards: [
    {
      number: 4,
      name: "gold",
      position: 8,
      workers: [
        { colour: 0, worker: 1, power: 2 },
        { colour: 2, worker: 1, power: 1 },
      ],
      collect: 3,
      main_cost: 2,
      spaces: [{ space: 5, worker: { colour: 1, worker: 4, power: 1 } }],
      discovery: "mask_4",
    },
  ],
  royal: [1, 6, 4],
  bonus: { blue: 3, red: 4, green: 7 },
  technologies: [{ slot: 1, number: 3, temple: "red", owners: [0] }],
  buildings: { rows: [[true, false], [false], [false]], taken: 1, avenue_value: 5 },
  decorations: { offer: [0, null], pile: 11, sides: { top: [0], right: [], bottom: [], left: [] } },
  pyramid: {
    offer: [0],
    pile: 15,
    slots: [{ slot: "1a1", tile: 0, turn: 0, icons: "-brG" }],
    open: ["1b1"],
    cells: "b".repeat(64),
  },
  discoveries: { pile: 20, stashes: [["mask_4"]] },
  teotibot: { actions: ["masks"], set_aside: "worship", directions: ["up_right"] },
} as unknown as TeotihuacanView;

suite("the table in words", () => {
  it("says everything that the board shows", async () => {
    const said = describe(view, await words("en")).join("\n");
    for (const part of [
      "Ana: 5 VP, 8 cocoa, 1 wood, 2 stone, and 0 gold",
      "Ana has technologies: technology 3",
      "Teotibot: 5 VP",
      "Gold Deposits (place 8): workers Ana 2 and neutral 1; collecting brings 3 cocoa, the main action costs 2 cocoa",
      "blue temple taken by Teotibot 1, locked",
      "(step fret, figure, mask, serpent in colour)",
      "Squares of row 8",
      "top row 1 of 2",
      "red temple, step 5: mask 4 (one of 3): 1 wood",
      "Mask collection; set aside: Worship",
    ])
      expect(said).toContain(part);
    expect(said).not.toMatch(/teotihuacan-|undefined/);
  });

  it("says it in French", async () => {
    const said = describe(view, await words("fr")).join("\n");
    expect(said).toContain("8 cacaos, 1 bois, 2 pierres et 0 or");
    expect(said).toContain("l’Action principale coûte 2 cacaos");
    expect(said).not.toMatch(/teotihuacan-|undefined/);
  });

  it("has a short text for the bar above", async () => {
    expect(status(view, await words("en"))).toBe("Eclipse 1 in 7 steps");
  });
});
