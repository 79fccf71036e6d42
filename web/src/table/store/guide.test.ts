// @vitest-environment happy-dom
import { beforeEach, describe, expect, test } from "vitest";
import type { Guide } from "../board/module";
import { followed, GuideRun, plays, type Happened } from "./guide";

const took = (notation: string | null): Happened => ({ kind: "action", to: null, notation });
const back = (to: number): Happened => ({ kind: "undo", to, notation: null });

describe("a guided first game", () => {
  beforeEach(() => localStorage.clear());

  const guide = (steps: Guide["steps"]): Guide => ({ seats: 2, seed: 1, options: {}, level: "novice", steps });

  test("goes on with each decision, waits for its prompt, and goes back with an undo", () => {
    const plan = guide([{ says: ["one"] }, { says: ["two"], prompt: "p" }, { says: ["three"] }]);
    const run = new GuideRun(plan, "t");
    const says = (length: number, prompt: string): string[] | null => run.at(length, 0, prompt, [])?.step?.says ?? null;
    expect(says(0, "x")).toEqual(["one"]);
    expect(says(0, "x")).toEqual(["one"]);
    expect(says(3, "x")).toBeNull();
    expect(says(5, "p")).toEqual(["two"]);
    expect(says(0, "x")).toEqual(["one"]);
    expect(new GuideRun(plan, "t").at(4, 0, "p", [])?.step?.says).toEqual(["two"]);
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
    expect(run.at(0, 0, "p", ["a", "z"])).toMatchObject({ number: 1, back: null });
    run.hear([took("z")], 1);
    expect(run.at(1, 0, "p", ["y"])).toEqual({ step: null, number: 1, back: 0 });
    run.hear([back(0)], 0);
    expect(run.at(0, 0, "p", ["a", "z"])).toMatchObject({ number: 1, back: null });
    run.hear([took("a")], 1);
    expect(run.at(1, 0, "p", ["b"])).toMatchObject({ number: 2, back: null });
    run.hear([took("x"), back(1), took("y")], 2);
    expect(run.at(2, 0, "p", ["c", "d"])).toMatchObject({ number: 3, back: 1, step: { says: ["three"] } });
  });

  test("remembers what was chosen when the page is loaded again", () => {
    const plan = guide([
      { says: ["one"], choose: "a" },
      { says: ["two"], choose: "b" },
    ]);
    const run = new GuideRun(plan, "t");
    run.at(0, 0, "p", ["a"]);
    run.hear([took("z")], 1);
    expect(new GuideRun(plan, "t").at(1, 0, "p", [])).toEqual({ step: null, number: 1, back: 0 });
  });

  test("goes back to the first other choice, however many fitted since, and past what others did", () => {
    const run = new GuideRun(
      guide([
        { says: ["one"], choose: "a" },
        { says: ["two"], choose: "b" },
        { says: ["three"], choose: "c" },
      ]),
      "t",
    );
    run.at(0, 0, "p", ["a", "z"]);
    run.hear([took("z"), took(null), took(null)], 3);
    expect(run.at(3, 0, "p", ["b"])).toMatchObject({ number: 2, back: 0 });
    run.hear([took("b")], 4);
    expect(run.at(4, 0, "p", ["d"])).toEqual({ step: null, number: 2, back: 0 });
  });
});

describe("a guide with a rival", () => {
  beforeEach(() => localStorage.clear());

  const plan: Guide = {
    seats: 2,
    seed: 1,
    options: {},
    level: "novice",
    rival: "Itzel",
    steps: [
      { says: ["one"], prompt: "p", choose: "a" },
      { says: ["hers"], choose: "b", seat: 1 },
      { says: ["hers"], choose: "c", seat: 1 },
      { says: ["two"], prompt: "p", choose: "d" },
      { says: ["end"], seat: 1 },
    ],
  };

  test("plays the rival's choices, and counts the learner's alone", () => {
    const run = new GuideRun(plan, "t");
    expect(run.length).toBe(3);
    expect(plan.steps.map(plays)).toEqual([false, true, true, false, false]);
    const numbers = ["a", "b", "c", "d", "e"].map((choice, length) => {
      if (length) run.hear([took("abcd"[length - 1] ?? null)], length);
      return run.at(length, [0, 1, 1, 0, 1][length] ?? 0, "p", [choice])?.number;
    });
    expect(numbers).toEqual([1, 1, 1, 2, 3]);
    expect([4, 3, 2, 1, 0].map((length) => run.before(length))).toEqual([3, 0, 0, 0, null]);
  });

  test("waits for the seat of its step: the same choice of the other one is not meant", () => {
    const run = new GuideRun(plan, "t");
    run.at(0, 0, "p", ["a", "z"]);
    run.hear([took("z")], 1);
    expect(run.at(1, 0, "p", ["b"])).toEqual({ step: null, number: 1, back: 0 });
    expect(run.at(1, 1, "p", ["b"])).toMatchObject({ step: { says: ["hers"] }, back: 0 });
  });

  test("finds its place in a browser that has seen nothing of it, and is followed where it was", () => {
    expect(followed("t")).toBe(false);
    expect(new GuideRun(plan, "t").at(3, 0, "p", ["d"])).toMatchObject({ number: 2, back: null });
    expect(followed("t")).toBe(true);
    expect(followed("u")).toBe(false);
    expect(new GuideRun(plan, "t").at(1, 1, "p", ["b"])).toMatchObject({ step: { says: ["hers"] } });
    expect(new GuideRun(plan, "t").at(3, 0, "p", ["d"])).toMatchObject({ number: 2, back: null });
    expect(new GuideRun(plan, "t").at(3, 0, "p", ["x"])).toEqual({ step: null, number: 1, back: null });
    expect(new GuideRun(plan, "t").at(5, 0, "p", ["x"])).toBeNull();
  });

  test("remembers the newest lessons, and forgets the oldest", () => {
    for (let table = 0; table < 20; table += 1) new GuideRun(plan, `t${table}`).at(0, 0, "p", ["a"]);
    expect(followed("t19")).toBe(true);
    expect(followed("t0")).toBe(false);
  });
});
