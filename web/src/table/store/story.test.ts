import { describe, expect, test } from "vitest";
import type * as Schema from "../../connection/schema";
import { begun, lastTurn, told, turns } from "./story";
import type { GameEvent } from "../board/wire";

const event = (action: number, seat: number, key = "moved"): GameEvent => ({ action, key, data: { seat: { seat } } });

function step(version: number, kind: string, more: Partial<Schema.StepOut> = {}): Schema.StepOut {
  return { version, kind, at: 1_794_745_356_613, seat: null, action: null, notation: null, to: null, data: null, events: [], ...more };
}

const keys = (lines: ReturnType<typeof begun>["lines"]): string[] =>
  lines.map((line) => (line.kind === "event" ? `${line.event.key} ${line.event.action}` : line.message.key));

describe("the story", () => {
  test("grows with actions and shrinks with undo, which leaves a note", () => {
    let story = begun([event(-1, 0, "dealt")]);
    story = told(story, [step(1, "action", { seat: 0, events: [event(0, 0)] }), step(2, "action", { seat: 0, events: [event(1, 0)] })]);
    expect(keys(story.lines)).toEqual(["dealt -1", "moved 0", "moved 1"]);
    story = told(story, [step(3, "undo", { to: 1, seat: 0 })]);
    expect(keys(story.lines)).toEqual(["dealt -1", "moved 0", "web-step-undo"]);
    story = told(story, [step(4, "redo", { to: 2, seat: 0, events: [event(1, 0)] })]);
    expect(keys(story.lines)).toEqual(["dealt -1", "moved 0", "web-step-undo", "moved 1"]);
  });

  test("drops the notes of what was undone further", () => {
    let story = begun([]);
    story = told(story, [
      step(1, "action", { seat: 0, events: [event(0, 0)] }),
      step(2, "action", { seat: 0, events: [event(1, 0)] }),
      step(3, "undo", { to: 1, seat: 0 }),
      step(4, "undo", { to: 0, seat: 0 }),
    ]);
    expect(keys(story.lines)).toEqual(["web-step-undo"]);
  });
});

describe("a note", () => {
  test("that is no undo stays through an undo of what came after it", () => {
    const story = told(begun([event(0, 0)]), [step(1, "leave", { seat: 1 }), step(2, "action", { seat: 0, events: [event(1, 0)] }), step(3, "undo", { seat: 0, to: 1 })]);
    expect(keys(story.lines)).toEqual(["moved 0", "web-step-leave", "web-step-undo"]);
  });
});

describe("the last turn of somebody else", () => {
  test("is the newest run of one other seat, before what I have begun", () => {
    const story = begun([event(0, 0), event(1, 1), event(2, 2), event(3, 2), event(4, 0)]);
    expect(lastTurn(story, 0).map((one) => one.action)).toEqual([2, 3]);
    expect(lastTurn(story, null).map((one) => one.action)).toEqual([4]);
    expect(lastTurn(begun([]), 0)).toEqual([]);
  });

  test("is found within my own action too, where the other had no choice", () => {
    const forced = told(begun([event(0, 1)]), [step(1, "action", { seat: 0, events: [event(1, 0), event(1, 1, "passed"), event(1, 0, "turn")] })]);
    expect(lastTurn(forced, 0).map((one) => one.key)).toEqual(["passed"]);
  });

  test("is that of an automaton that plays within my own action", () => {
    const bot = (key: string): GameEvent => ({ action: 1, key, data: { seat: { name: "demo-bot" } } });
    const drawn: GameEvent = { action: 1, key: "drawn", data: {} };
    const story = told(begun([event(0, 0)]), [step(1, "action", { seat: 0, events: [event(1, 0), bot("rolled"), drawn, bot("gained"), event(1, 0, "turn")] })]);
    expect(lastTurn(story, 0).map((one) => one.key)).toEqual(["rolled", "drawn", "gained"]);
  });
});

describe("the story by turns", () => {
  const shape = (log: GameEvent[]): [number | null, number][] => turns(begun(log).lines).map((turn) => [turn.seat, turn.lines.reduce((sum, line) => sum + line.times, 0)]);
  const nobody = (action: number, key = "round"): GameEvent => ({ action, key, data: {} });

  test("is runs of one seat, whoever caused them", () => {
    expect(shape([event(0, 0), event(1, 0), event(1, 1, "drew"), event(2, 1), event(3, 0)])).toEqual([[0, 2], [1, 2], [0, 1]]);
  });

  test("keeps what nobody did inside a turn, and apart between turns", () => {
    expect(shape([event(0, 0), nobody(0, "tile"), event(1, 0)])).toEqual([[0, 3]]);
    expect(shape([nobody(-1), event(0, 0), nobody(0), event(1, 1)])).toEqual([[null, 1], [0, 1], [null, 1], [1, 1]]);
  });

  test("counts the same sentence told again and again, and goes to the newest", () => {
    const [turn] = turns(begun([event(0, 0), event(1, 0), event(2, 0), event(3, 0, "ended")]).lines);
    expect(turn?.lines.map(({ line, times }) => [line.kind === "event" && line.event.action, times])).toEqual([[2, 3], [3, 1]]);
  });

  test("keeps what is as it was", () => {
    const first = begun([event(0, 0), event(1, 1), event(2, 1, "ended")]);
    const before = turns(first.lines);
    const after = turns(told(first, [step(1, "action", { seat: 1, events: [event(3, 1)] })]).lines, before);
    expect(after[0]).toBe(before[0]);
    expect(after[1]).not.toBe(before[1]);
    expect(after[1]?.lines[0]).toBe(before[1]?.lines[0]);
    expect(after[1]?.lines.length).toBe(3);
  });

  test("keeps a note in the turn that it interrupts", () => {
    const story = told(begun([event(0, 0)]), [step(1, "undo", { to: 1, seat: 0 })]);
    expect(turns(story.lines).map((turn) => turn.lines.length)).toEqual([2]);
  });
});
