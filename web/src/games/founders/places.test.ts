import { describe, expect, it } from "vitest";
import type { Choice } from "../../lib/wire";
import { place } from "./places";

const choice = (name: string, action = 0): Choice => ({ action, name, label: { key: "", data: {} }, text: name });

describe("places", () => {
  it("finds the thing a choice is about", () => {
    expect(place(choice("space building-1"))).toBe("space building-1");
    expect(place(choice("take red-5"))).toBe("tile red-5");
    expect(place(choice("offer red-5"))).toBe("own red-5");
    expect(place(choice("pass"))).toBeNull();
  });
});
