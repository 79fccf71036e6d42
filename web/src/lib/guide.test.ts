import { beforeEach, describe, expect, test } from "vitest";
import type { Guide } from "../games/module";
import { GuideRun, type Happened } from "./guide";

const took = (notation: string): Happened => ({ to: null, notation });
const back = (to: number): Happened => ({ to, notation: null });

describe("a guided first game", () => {
  beforeEach(() => sessionStorage.clear());

  const guide = (steps: Guide["steps"]): Guide => ({ seats: 2, seed: 1, options: {}, level: "novice", steps });

  test("goes on with each decision, waits for its prompt, and goes back with an undo", () => {
    const plan = guide([{ says: ["one"] }, { says: ["two"], prompt: "p" }, { says: ["three"] }]);
    const run = new GuideRun(plan, "t");
    const says = (length: number, prompt: string): string[] | null => run.at(length, prompt, [])?.step?.says ?? null;
    expect(says(0, "x")).toEqual(["one"]);
    expect(says(0, "x")).toEqual(["one"]);
    expect(says(3, "x")).toBeNull();
    expect(says(5, "p")).toEqual(["two"]);
    expect(says(0, "x")).toEqual(["one"]);
    expect(new GuideRun(plan, "t").at(4, "p", [])?.step?.says).toEqual(["two"]);
    expect(says(9, "p")).toEqual(["two"]);
    expect(says(10, "q")).toEqual(["three"]);
    expect(says(11, "q")).toBeNull();
  });

  test("notices another choice, says where to go back to, and goes on where it can", () => {
    const run = new GuideRun(
      guide([
        { says: ["one"], prompt: "p", choose: "a" },
        { says: ["two"], prompt: "p", choose: "b" },
        { says: ["three"], prompt: "p", choose: "c" },
      ]),
      "t",
    );
    expect(run.at(0, "p", ["a", "z"])).toMatchObject({ number: 1, back: null });
    run.hear([took("z")], 1);
    expect(run.at(1, "p", ["y"])).toEqual({ step: null, number: 1, back: 0 });
    run.hear([back(0)], 0);
    expect(run.at(0, "p", ["a", "z"])).toMatchObject({ number: 1, back: null });
    run.hear([took("a")], 1);
    expect(run.at(1, "p", ["b"])).toMatchObject({ number: 2, back: null });
    run.hear([took("x"), back(1), took("y")], 2);
    expect(run.at(2, "p", ["c", "d"])).toMatchObject({ number: 3, back: 1, step: { says: ["three"] } });
  });

  test("remembers what was chosen when the page is loaded again", () => {
    const plan = guide([{ says: ["one"], choose: "a" }, { says: ["two"], choose: "b" }]);
    const run = new GuideRun(plan, "t");
    run.at(0, "p", ["a"]);
    run.hear([took("z")], 1);
    expect(new GuideRun(plan, "t").at(1, "p", [])).toEqual({ step: null, number: 1, back: 0 });
  });
});
