import { describe, expect, it } from "vitest";
import { rolled, sumsOf } from "./teotibot";

describe("Teotibot", () => {
  it("tells its last throw", () => {
    const event = (sum: number) => ({
      key: "teotihuacan-bot-rolled",
      action: 3,
      data: { dice: [sum - 1, 1], sum, position: 2, action: { name: "teotihuacan-bot-masks" } },
    });
    expect(rolled([event(4), event(5)])).toEqual({
      dice: [4, 1],
      sum: 5,
      position: 2,
      action: { name: "teotihuacan-bot-masks" },
    });
    expect(rolled([])).toBeNull();
  });

  it("says which sums choose a place", () => {
    const positions = [4, 4, 2, 2, 1, 1, 1, 3, 3, 6, 6];
    expect([1, 2, 3, 4, 5, 6].map((position) => sumsOf(position, positions))).toEqual([
      "6–8",
      "4–5",
      "9–10",
      "2–3",
      "",
      "11–12",
    ]);
  });
});
