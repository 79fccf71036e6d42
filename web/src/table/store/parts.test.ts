import { expect, test } from "vitest";
import type { Beat } from "../board/moments";
import type { GameEvent, View } from "../board/types";
import { partsOf, type TableStage } from "./parts";

const event = (key: string): GameEvent => ({ action: 3, key, data: {} });
const view = (points: number): View => ({ scores: [points] }) as View;
/** Every event is a beat, but those that nothing is shown of. */
const stage: TableStage = {
  show: () => true,
  clear: () => undefined,
  gains: () => null,
  beats: (events) =>
    events.flatMap((one, last): Beat[] =>
      one.key === "unseen" ? [] : [{ event: one, flights: [], moment: null, last, weight: 1 }],
    ),
};
const scores = (one: View): number | undefined => one.scores[0];

test("the action of another player is one part", () => {
  const events = [event("a"), event("b")];
  const parts = partsOf(stage, events, [], { before: view(0), view: view(5) });
  expect(parts.map(({ beats, count }) => [beats.length, count])).toEqual([[2, 2]]);
});

test("an automaton's turn is played event by event, after what I did myself", () => {
  const events = [event("mine"), event("rolled"), event("unseen"), event("built"), event("unseen")];
  const scene = (
    index: number,
    points: number,
  ): { event: number; edits: { path: (string | number)[]; value: number; gone: boolean }[] } => ({
    event: index,
    edits: [{ path: ["scores", 0], value: points, gone: false }],
  });
  const scenes = [scene(0, 1), scene(1, 2), scene(2, 3), scene(3, 4), scene(4, 5)];
  const parts = partsOf(stage, events, scenes, { before: view(0), view: view(9) });
  expect(parts.map((part) => part.events.map(({ key }) => key))).toEqual([
    ["mine"],
    ["rolled"],
    ["unseen", "built", "unseen"],
  ]);
  expect(parts.map((part) => [scores(part.before), scores(part.view), part.count])).toEqual([
    [0, 1, 1],
    [1, 2, 2],
    [2, 9, 5],
  ]);
});
