import { describe, expect, it } from "vitest";
import type { Choice } from "../../../table/board/types";
import type { Datum } from "../../../words/message";
import { addingOf } from "./discs";
import type { FoundersView } from "../view";

const choice = (name: string, data: Record<string, Datum>): Choice => ({
  action: 0,
  name,
  label: { key: "", data },
  text: name,
});
const view = {
  stack_limit: 4,
  spaces: [{ id: "building-1", height: 2 }],
  pending: [{ decision: "discs", seat: 1, space: "building-1" }],
} as unknown as FoundersView;

describe("discs to be added", () => {
  it("are counted by the choice, on the space that is decided about", () => {
    expect(addingOf(choice("discs 2", { count: 2, power: 4 }), view, 1)).toEqual({
      space: "building-1",
      seat: 1,
      least: 2,
      most: 2,
      power: "4",
    });
  });

  it("are one or more on a space that is pointed at", () => {
    expect(addingOf(choice("space building-1", { low: 3, high: 4 }), view, 0)).toEqual({
      space: "building-1",
      seat: 0,
      least: 1,
      most: 2,
      power: "3–4",
    });
  });

  it("never rise above the stack's limit, whatever the bonus adds to the power", () => {
    expect(addingOf(choice("space building-1", { low: 4, high: 5 }), view, 0)).toMatchObject({
      least: 2,
      most: 2,
      power: "4–5",
    });
  });

  it("are none for anything else", () => {
    expect(addingOf(choice("pass", {}), view, 0)).toBeNull();
    expect(addingOf(undefined, view, 0)).toBeNull();
  });
});
