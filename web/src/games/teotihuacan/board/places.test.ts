import { describe, expect, it } from "vitest";
import type { Choice } from "../../../table/board/types";
import { boardOf, discoveryKey, place } from "./places";

const choice = (name: string): Choice => ({ action: 0, name, label: { key: "", data: {} }, text: name });
const prompt = (key: string, board?: string) => ({
  key,
  data: board ? { board: { name: `teotihuacan-board-${board}` } } : {},
});

describe("places", () => {
  it("finds the thing a choice is about", () => {
    expect(place(choice("worker w2"), null)).toBe("worker 2");
    expect(place(choice("to b8"), null)).toBe("board 8");
    expect(place(choice("worship royal-c"), null)).toBe("space 2");
    expect(place(choice("end"), null)).toBeNull();
  });

  it("finds what a seat holds, and its locked workers", () => {
    expect(place(choice("use temple_any"), null)).toBe("held temple_any");
    expect(["anywhere", "extra", "free", "unlock tile"].map((name) => place(choice(name), null))).toEqual([
      "held move_anywhere",
      "held extra_worker",
      "held free_cocoa",
      "held free_cocoa",
    ]);
    expect(["unlock turn", "unlock paid"].map((name) => place(choice(name), null))).toEqual(["locked", "locked"]);
    expect([place(choice("take wood"), null), place(choice("give gold"), null)]).toEqual(["good wood", "good gold"]);
  });

  it("asks the prompt where it is not said", () => {
    expect(place(choice("main"), prompt("teotihuacan-prompt-action", "forest"))).toBe("main forest");
    expect(place(choice("tile 2"), prompt("teotihuacan-prompt-decoration"))).toBe("decoration 2");
    expect(place(choice("tile 2"), prompt("teotihuacan-prompt-tile"))).toBe("tile 2");
    expect(boardOf(prompt("x"))).toBeNull();
  });

  it("finds worship spaces and the tiles near them, on ladders and on the avenue", () => {
    const asked = prompt("teotihuacan-prompt-worship", "gold");
    expect(place(choice("ability"), asked)).toBe("ability gold");
    expect(
      place({ ...choice("ability"), label: { key: "", data: { space: { name: "teotihuacan-royal-6" } } } }, asked),
    ).toBe("ability 6");
    expect(place(choice("discovery"), asked)).toBe("discovery gold");
    expect(place(choice("claim mask_4"), { key: "teotihuacan-prompt-avenue", data: { step: 3 } })).toBe("avenue 3");
    expect(
      place(choice("printed"), {
        key: "teotihuacan-prompt-major",
        data: { temple: { name: "teotihuacan-temple-red" } },
      }),
    ).toBe("major red");
    expect(place(choice("claim mask_4"), prompt("teotihuacan-prompt-offered", "gold"))).toBe("discovery gold");
    expect(place(choice("claim mask_4"), prompt("teotihuacan-prompt-start-discovery"))).toBeNull();
  });

  it("names discovery tiles", () => {
    expect(discoveryKey("power_up_2")).toBe("teotihuacan-discovery-power-up-2");
  });
});
