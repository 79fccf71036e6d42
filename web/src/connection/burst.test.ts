import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Burst } from "./burst";

let shown: string[][];
let burst: Burst<string>;
let frames: (() => void)[];
const frame = (): void => frames.splice(0).forEach((draw) => draw());

beforeEach(() => {
  vi.useFakeTimers();
  frames = [];
  vi.stubGlobal("requestAnimationFrame", (draw: () => void) => frames.push(draw));
  shown = [];
  burst = new Burst(
    (messages) => shown.push(messages),
    (message) => message.startsWith("update"),
  );
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("shows the first at once and the rest of its frame together, in their order", () => {
  burst.add("update 1");
  expect(shown).toEqual([["update 1"]]);
  burst.add("thinking");
  burst.add("update 2");
  burst.add("update 3");
  expect(shown.length).toBe(1);
  frame();
  expect(shown).toEqual([["update 1"], ["thinking", "update 2", "update 3"]]);
  burst.add("update 4");
  expect(shown.at(-1)).toEqual(["update 4"]);
});

test("what draws no board keeps nothing back", () => {
  burst.add("chat");
  burst.add("previews");
  expect(shown).toEqual([["chat"], ["previews"]]);
  expect(frames.length).toBe(0);
});

test("a tab that draws no frames hears everything all the same, once", () => {
  burst.add("update 1");
  burst.add("update 2");
  vi.advanceTimersByTime(100);
  expect(shown).toEqual([["update 1"], ["update 2"]]);
  frame();
  expect(shown.length).toBe(2);
  burst.add("update 3");
  burst.add("update 4");
  frame();
  vi.advanceTimersByTime(100);
  expect(shown.slice(2)).toEqual([["update 3"], ["update 4"]]);
});
