import { describe, expect, it } from "vitest";
import { ascensionSigns, bonusSigns, gainSigns, row, royalSigns, technologySigns } from "./signs";

describe("signs", () => {
  it("say what a starting tile gives", () => {
    expect(gainSigns({ cocoa: 2, wood: 3, avenue: 1 })).toEqual(["cocoa:2", "wood:3", "avenue"]);
    expect(gainSigns({ any_resource: 2, technology: 1 })).toEqual(["any:2", "tech"]);
    expect(gainSigns({ temple_any: 2 })).toEqual(["step-any:2"]);
    expect(gainSigns({})).toEqual([]);
  });

  it("stand side by side around the middle", () => {
    const { placed, width } = row(["die", "arrow", "vp:2"]);
    expect(placed.map(({ kind }) => kind)).toEqual(["die", "arrow", "vp"]);
    expect(placed[0]?.x).toBeGreaterThan(-width / 2);
    expect(placed[2]?.x).toBeLessThan(width / 2);
    expect(row(["text:−1 ×"]).placed[0]?.count).toBe("−1 ×");
    expect(row([]).width).toBe(0);
  });

  it("show the faces of tiles", () => {
    expect(technologySigns({ number: 9, gold: 2, boards: [7], vp: 4 })).toEqual([["board:7", "arrow", "vp:4"]]);
    expect(technologySigns({ number: 7, gold: 1, boards: [2, 3], cocoa: 1, vp: 1 })).toEqual([
      ["board:2", "board:3"],
      ["arrow", "cocoa:1", "vp:1"],
    ]);
    expect(royalSigns({ number: 8, category: "C", effect: "temples", pay_cocoa: 1, plus: -1 })).toEqual([
      ["die", "text:−1 ×"],
      ["cocoa:1", "arrow", "step-any"],
    ]);
    expect(royalSigns({ number: 9, category: "A", effect: "avenue_vp", vp: 1, plus: 1 })[1]).toEqual([
      "avenue",
      "arrow",
      "vp:1",
    ]);
    expect(bonusSigns({ id: 7, effect: "workers", vp: 4, strong_vp: 9 })).toEqual(["die", "arrow", "text:4/9"]);
    expect(bonusSigns({ id: 1, effect: "technologies", vp: 4 })).toEqual(["tech", "arrow", "vp:4"]);
    expect(ascensionSigns("temples", { cocoa: 3 })).toEqual(["cocoa:3", "arrow", "step-any", "step-any"]);
    expect(ascensionSigns("worker", { power: 3, cocoa: 2 })).toEqual(["die:3", "cocoa:2"]);
    expect(bonusSigns({ id: 3, effect: "flat", vp: 15 })).toEqual(["vp:15"]);
  });
});
