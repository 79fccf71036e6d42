import { expect, test } from "vitest";
import { edited } from "./edits";

test("a view is told as what is different in it, and the rest stays the same object", () => {
  const view = { scores: [1, 2], players: [{ cocoa: 3 }, { cocoa: 4 }], starting: {} };
  const after = edited(view, [
    { path: ["scores", 1], value: 5, gone: false },
    { path: ["players", 0, "cocoa"], value: 0, gone: false },
    { path: ["starting"], value: null, gone: true },
    { path: ["phase"], value: "turn", gone: false },
  ]);
  expect(after).toEqual({ scores: [1, 5], players: [{ cocoa: 0 }, { cocoa: 4 }], phase: "turn" });
  expect(after.players[1]).toBe(view.players[1]);
  expect(view.scores).toEqual([1, 2]);
});
