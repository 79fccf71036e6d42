import { describe, expect, test } from "vitest";
import type * as Schema from "../../connection/schema";
import { byTurn, extended, isLater, lastTurn, lineAt, logOf, newest } from "./log";
import type { GameEvent } from "../board/types";

const event = (action: number, seat: number, key = "moved"): GameEvent => ({ action, key, data: { seat: { seat } } });

function step(version: number, kind: string, more: Partial<Schema.StepOut> = {}): Schema.StepOut {
  return {
    version,
    kind,
    at: 1_794_745_356_613,
    seat: null,
    action: null,
    notation: null,
    to: null,
    data: null,
    events: [],
    scenes: [],
    ...more,
  };
}

const keys = (lines: ReturnType<typeof logOf>["lines"]): string[] =>
  lines.map((line) => (line.kind === "event" ? `${line.event.key} ${line.event.action}` : line.message.key));

describe("the log", () => {
  test("grows with actions and shrinks with undo, which leaves a note", () => {
    let log = logOf([event(-1, 0, "dealt")]);
    log = extended(log, [
      step(1, "action", { seat: 0, events: [event(0, 0)] }),
      step(2, "action", { seat: 0, events: [event(1, 0)] }),
    ]);
    expect(keys(log.lines)).toEqual(["dealt -1", "moved 0", "moved 1"]);
    log = extended(log, [step(3, "undo", { to: 1, seat: 0 })]);
    expect(keys(log.lines)).toEqual(["dealt -1", "moved 0", "web-step-undo"]);
    log = extended(log, [step(4, "redo", { to: 2, seat: 0, events: [event(1, 0)] })]);
    expect(keys(log.lines)).toEqual(["dealt -1", "moved 0", "web-step-undo", "moved 1"]);
  });

  test("drops the notes of what was undone further", () => {
    let log = logOf([]);
    log = extended(log, [
      step(1, "action", { seat: 0, events: [event(0, 0)] }),
      step(2, "action", { seat: 0, events: [event(1, 0)] }),
      step(3, "undo", { to: 1, seat: 0 }),
      step(4, "undo", { to: 0, seat: 0 }),
    ]);
    expect(keys(log.lines)).toEqual(["web-step-undo"]);
  });
});

describe("a note", () => {
  test("that is no undo stays through an undo of what came after it", () => {
    const log = extended(logOf([event(0, 0)]), [
      step(1, "leave", { seat: 1 }),
      step(2, "action", { seat: 0, events: [event(1, 0)] }),
      step(3, "undo", { seat: 0, to: 1 }),
    ]);
    expect(keys(log.lines)).toEqual(["moved 0", "web-step-leave", "web-step-undo"]);
  });
});

describe("the last turn of another player", () => {
  test("is the newest run of one other seat, before what I have logOf", () => {
    const log = logOf([event(0, 0), event(1, 1), event(2, 2), event(3, 2), event(4, 0)]);
    expect(lastTurn(log, 0).map((one) => one.action)).toEqual([2, 3]);
    expect(lastTurn(log, null).map((one) => one.action)).toEqual([4]);
    expect(lastTurn(logOf([]), 0)).toEqual([]);
  });

  test("is found within my own action too, where the other had no choice", () => {
    const forced = extended(logOf([event(0, 1)]), [
      step(1, "action", { seat: 0, events: [event(1, 0), event(1, 1, "passed"), event(1, 0, "turn")] }),
    ]);
    expect(lastTurn(forced, 0).map((one) => one.key)).toEqual(["passed"]);
  });

  test("is that of an automaton that plays within my own action", () => {
    const bot = (key: string): GameEvent => ({ action: 1, key, data: { seat: { name: "demo-bot" } } });
    const drawn: GameEvent = { action: 1, key: "drawn", data: {} };
    const log = extended(logOf([event(0, 0)]), [
      step(1, "action", { seat: 0, events: [event(1, 0), bot("rolled"), drawn, bot("gained"), event(1, 0, "turn")] }),
    ]);
    expect(lastTurn(log, 0).map((one) => one.key)).toEqual(["rolled", "drawn", "gained"]);
  });
});

describe("the log by byTurn", () => {
  const shape = (log: GameEvent[]): [number | null, number][] =>
    byTurn(logOf(log).lines).map((turn) => [turn.seat, turn.lines.reduce((sum, line) => sum + line.times, 0)]);
  const unseated = (action: number, key = "round"): GameEvent => ({ action, key, data: {} });

  test("is runs of one seat, no matter who caused them", () => {
    expect(shape([event(0, 0), event(1, 0), event(1, 1, "drew"), event(2, 1), event(3, 0)])).toEqual([
      [0, 2],
      [1, 2],
      [0, 1],
    ]);
  });

  test("keeps events without a seat inside a turn, and apart between turns", () => {
    expect(shape([event(0, 0), unseated(0, "tile"), event(1, 0)])).toEqual([[0, 3]]);
    expect(shape([unseated(-1), event(0, 0), unseated(0), event(1, 1)])).toEqual([
      [null, 1],
      [0, 1],
      [null, 1],
      [1, 1],
    ]);
  });

  test("counts the same sentence extended again and again, and goes to the newest", () => {
    const [turn] = byTurn(logOf([event(0, 0), event(1, 0), event(2, 0), event(3, 0, "ended")]).lines);
    expect(turn?.lines.map(({ line, times }) => [line.kind === "event" && line.event.action, times])).toEqual([
      [2, 3],
      [3, 1],
    ]);
  });

  test("keeps what is as it was", () => {
    const first = logOf([event(0, 0), event(1, 1), event(2, 1, "ended")]);
    const before = byTurn(first.lines);
    const after = byTurn(extended(first, [step(1, "action", { seat: 1, events: [event(3, 1)] })]).lines, before);
    expect(after[0]).toBe(before[0]);
    expect(after[1]).not.toBe(before[1]);
    expect(after[1]?.lines[0]).toBe(before[1]?.lines[0]);
    expect(after[1]?.lines.length).toBe(3);
  });

  test("keeps a note in the turn that it interrupts", () => {
    const log = extended(logOf([event(0, 0)]), [step(1, "undo", { to: 1, seat: 0 })]);
    expect(byTurn(log.lines).map((turn) => turn.lines.length)).toEqual([2]);
  });

  test("shows its newest turns whole, as many as it takes for so many lines", () => {
    const turns = byTurn(
      logOf([event(0, 0, "a"), event(1, 0, "b"), event(2, 1), event(3, 0, "c"), event(4, 0, "d")]).lines,
    );
    expect(newest(turns, 1).map((turn) => turn.from)).toEqual([3]);
    expect(newest(turns, 3).map((turn) => turn.from)).toEqual([2, 3]);
    expect(newest(turns, 4)).toEqual(turns);
    expect(newest(turns, 99)).toEqual(turns);
  });
});

describe("the log at a moment of the past", () => {
  const log = extended(logOf([event(-1, 0, "dealt")]), [
    step(1, "action", { seat: 0, events: [event(0, 0)] }),
    step(2, "action", { seat: 0, events: [event(1, 0)] }),
    step(3, "leave", { seat: 1 }),
    step(4, "action", { seat: 0, events: [] }),
    step(5, "action", { seat: 0, events: [event(3, 0), event(3, 0, "scored")] }),
  ]);
  const later = (at: number): string[] => keys(log.lines.filter((line) => isLater(line, at)));
  const here = (at: number): string[] => keys([lineAt(log.lines, at) ?? []].flat());

  test("knows what had not happened yet, notes too", () => {
    expect(later(4)).toEqual([]);
    expect(later(2)).toEqual(["moved 3", "scored 3"]);
    expect(later(1)).toEqual(["moved 1", "web-step-leave", "moved 3", "scored 3"]);
    expect(later(0)).toHaveLength(5);
  });

  test("marks the newest event, also after an action that told nothing", () => {
    expect(here(4)).toEqual(["scored 3"]);
    expect(here(3)).toEqual(["moved 1"]);
    expect(here(2)).toEqual(["moved 1"]);
    expect(here(0)).toEqual(["dealt -1"]);
    expect(lineAt([], 0)).toBeNull();
  });

  test("does not count what came later with what had happened", () => {
    const times = (at: number | null): number[] => byTurn(log.lines, [], at)[0]?.lines.map((one) => one.times) ?? [];
    expect(times(null)).toEqual([1, 2, 1, 1, 1]);
    expect(times(2)).toEqual([1, 2, 1, 1, 1]);
    expect(times(1)).toEqual([1, 1, 1, 1, 1, 1]);
  });
});
