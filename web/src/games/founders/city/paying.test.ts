import { describe, expect, it } from "vitest";
import type { Choice } from "../../../table/board/types";
import { square } from "./geometry";
import { billOf, leading, owedBy, type Owed } from "./paying";
import { RESOURCES, type PlayerView, type Resource } from "../view";

type Cubes = PlayerView["cubes"];
const choice = (name: string): Choice => ({ action: 0, name, label: { key: "", data: {} }, text: name });
const rank = (name: string): number => square(name).row * 10 + square(name).column;

/** The engine's frame, as src/patolli/games/founders/paying.py asks for one cube after the other. */
class Engine {
  last = -1;
  made: string[] = [];
  constructor(
    readonly owed: Owed,
    readonly cubes: Cubes,
  ) {}

  get kind(): keyof Owed {
    return this.owed.wood ? "wood" : this.owed.stone ? "stone" : this.owed.gold ? "gold" : "any";
  }
  get done(): boolean {
    return Object.values(this.owed).every((due) => due === 0);
  }

  legal(): string[] {
    const { kind, owed, cubes } = this;
    const short = (one: "wood" | "stone"): number =>
      Math.max(0, owed[one] - (one === kind ? 1 : 0) - cubes[one].length);
    const joker =
      this.last < 0 &&
      (kind === "wood" || kind === "stone") &&
      owed.gold + 2 + 2 * (short("wood") + short("stone")) <= cubes.gold.length;
    const all = (kind === "any" ? Object.values(cubes).flat() : cubes[kind])
      .filter((name) => rank(name) > this.last)
      .sort((one, two) => rank(one) - rank(two));
    return [
      ...(joker ? ["joker"] : []),
      ...all.slice(0, Math.max(0, all.length - owed[kind] + 1)).map((name) => `square ${name}`),
    ];
  }

  apply(name: string): void {
    if (!this.legal().includes(name)) throw new Error(`${name} is none of ${this.legal().join()}`);
    this.made.push(name);
    const { kind } = this;
    this.owed[kind] -= 1;
    if (name === "joker") {
      this.owed.gold += 2;
      return;
    }
    const paid = name.slice("square ".length);
    for (const one of RESOURCES) this.cubes[one] = this.cubes[one].filter((other) => other !== paid);
    this.last = this.owed[kind] ? rank(paid) : -1;
  }
}

/** Pick squares in this order, and give every answer as soon as it is certain. */
function pay(owed: Owed, cubes: Cubes, order: readonly string[]): string[] {
  const engine = new Engine({ ...owed }, { ...cubes });
  let picks: string[] = [];
  for (const name of order) {
    const choices = engine.legal().map(choice);
    const forced = !Object.values(engine.cubes).flat().includes(name);
    if (forced) continue; // it was certain before it was picked
    if (!leading(billOf(engine.owed, engine.cubes, choices), choices, [...picks, name]).length)
      throw new Error(`${name} can't be picked after ${picks.join()}`);
    picks.push(name);
    while (!engine.done && picks.length) {
      const now = engine.legal().map(choice);
      const [only, other] = leading(billOf(engine.owed, engine.cubes, now), now, picks);
      if (!only || other) break;
      engine.apply(only.name);
      picks = picks.filter((one) => Object.values(engine.cubes).flat().includes(one));
    }
  }
  if (!engine.done) throw new Error(`${order.join()} does not pay it all`);
  return engine.made;
}

const NONE: Owed = { wood: 0, stone: 0, gold: 0, any: 0 };
const CUBES: Cubes = { wood: ["e1", "a2", "c2"], stone: ["j1", "b9"], gold: ["d1", "a5", "h7", "a10"] };

const subsets = (all: readonly string[]): string[][] =>
  all.reduce<string[][]>((found, one) => [...found, ...found.map((some) => [...some, one])], [[]]);
const orders = (all: readonly string[]): string[][] =>
  all.length < 2
    ? [[...all]]
    : all.flatMap((one, index) => orders(all.toSpliced(index, 1)).map((rest) => [one, ...rest]));

/** Every set of cubes that pays a cost by the rule alone: two gold for one that is missing. */
function payments(owed: Owed, cubes: Cubes): string[][] {
  return subsets(Object.values(cubes).flat()).filter((set) => {
    const count = (kind: Resource): number => set.filter((name) => cubes[kind].includes(name)).length;
    if (owed.any) return set.length === owed.any;
    const missing = [owed.wood - count("wood"), owed.stone - count("stone")];
    return (
      missing.every((less) => less >= 0) &&
      count("gold") === owed.gold + 2 * missing.reduce((sum, less) => sum + less, 0)
    );
  });
}

describe("paying cubes", () => {
  it("gives the cubes in the engine's order, whichever was picked first", () => {
    expect(pay({ ...NONE, wood: 2 }, CUBES, ["c2", "e1"])).toEqual(["square e1", "square c2"]);
    expect(pay({ ...NONE, wood: 1, stone: 1, gold: 1 }, CUBES, ["h7", "j1", "a2"])).toEqual([
      "square a2",
      "square j1",
      "square h7",
    ]);
  });

  it("lets gold stand for what is not picked", () => {
    expect(pay({ ...NONE, wood: 2 }, CUBES, ["a10", "c2", "d1"])).toEqual([
      "joker",
      "square c2",
      "square d1",
      "square a10",
    ]);
  });

  it.each<Owed>([
    { ...NONE, wood: 1 },
    { ...NONE, wood: 2 },
    { ...NONE, wood: 1, stone: 1 },
    { ...NONE, stone: 2, gold: 1 },
    { ...NONE, wood: 1, stone: 1, gold: 1 },
    { ...NONE, any: 2 },
    { ...NONE, any: 3 },
  ])("takes every payment of %j in every order", (owed) => {
    const all = payments(owed, CUBES);
    expect(all.length).toBeGreaterThan(2);
    for (const set of all) {
      for (const order of orders(set)) {
        const paid = pay(owed, CUBES, order).flatMap((name) =>
          name === "joker" ? [] : [name.slice("square ".length)],
        );
        expect(paid.toSorted()).toEqual(set.toSorted());
      }
    }
  });

  it("offers nothing that no payment has in it", () => {
    const engine = new Engine({ ...NONE, wood: 1, gold: 1 }, { wood: ["a1"], stone: ["b1"], gold: ["c1", "d1"] });
    const choices = engine.legal().map(choice);
    const bill = billOf(engine.owed, engine.cubes, choices);
    expect(leading(bill, choices, ["b1"])).toEqual([]);
    expect(leading(bill, choices, ["c1", "d1"])).toEqual([]);
    expect(leading(bill, choices, ["d1"]).map(({ name }) => name)).toEqual(["square a1"]);
  });

  it("speaks only of payments", () => {
    expect(owedBy({ key: "founders-prompt-pay", data: { wood: 1, stone: 0, gold: 2, any: 0 } })).toEqual({
      ...NONE,
      wood: 1,
      gold: 2,
    });
    expect(owedBy({ key: "founders-prompt-turn", data: {} })).toBeNull();
  });
});
