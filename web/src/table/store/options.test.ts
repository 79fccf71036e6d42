import { describe, expect, test } from "vitest";
import { optionsFor, valueOf } from "./options";
import type * as Schema from "../../connection/schema";

const FIRST: Schema.OptionInfo = {
  key: "first_player",
  kind: "choice",
  default: "drawn",
  choices: ["drawn", 0, 1, 2, 3],
  low: 0,
  high: 0,
  seats: null,
  allowed: { "2": ["drawn", 0, 1], "3": ["drawn", 0, 1, 2], "4": ["drawn", 0, 1, 2, 3] },
};
const GAME: Schema.GameInfo = { id: "tikal", rules_version: 1, seats: [2, 3, 4], options: [FIRST], styles: [] };

describe("the options of a form", () => {
  test("offer only seats that are there", () => {
    expect(optionsFor(GAME, 2)[0]?.option.choices).toEqual(["drawn", 0, 1]);
    expect(optionsFor(GAME, 4)[0]?.option.choices).toEqual(["drawn", 0, 1, 2, 3]);
  });

  test("fall back to the default when a seat is taken away", () => {
    const option = optionsFor(GAME, 2)[0]?.option ?? FIRST;
    expect(valueOf(option, 3)).toBe("drawn");
    expect(valueOf(option, 1)).toBe(1);
    expect(valueOf(option, undefined)).toBe("drawn");
  });
});
