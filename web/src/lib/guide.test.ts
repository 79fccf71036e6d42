import { describe, expect, test } from "vitest";
import type { Guide } from "../games/module";
import { GuideRun } from "./guide";

describe("a guided first game", () => {
  const guide: Guide = {
    seats: 2,
    seed: 1,
    options: {},
    level: "novice",
    steps: [{ says: ["one"] }, { says: ["two"], prompt: "p" }, { says: ["three"] }],
  };

  test("goes on with each decision, waits for its prompt, and goes back with an undo", () => {
    sessionStorage.clear();
    const run = new GuideRun(guide, "t");
    expect(run.at(0, "x")?.says).toEqual(["one"]);
    expect(run.at(0, "x")?.says).toEqual(["one"]);
    expect(run.at(3, "x")).toBeNull();
    expect(run.at(5, "p")?.says).toEqual(["two"]);
    expect(run.at(0, "x")?.says).toEqual(["one"]);
    expect(new GuideRun(guide, "t").at(4, "p")?.says).toEqual(["two"]);
    expect(run.at(9, "p")?.says).toEqual(["two"]);
    expect(run.at(10, "q")?.says).toEqual(["three"]);
    expect(run.at(11, "q")).toBeNull();
  });
});
