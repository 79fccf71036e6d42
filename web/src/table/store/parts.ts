// What happened between two views of the game, in the parts in which it is played.
import type * as Schema from "../../connection/schema";
import type { Beat } from "../board/moments";
import type { GameEvent, View } from "../board/types";
import { edited } from "./edits";
import type { Stage } from "./playback";

/** How the board stood before an event, and how after it. */
export interface Around {
  before: View;
  view: View;
}

/** Where events are played: the board of the game. */
export interface TableStage extends Stage<Beat> {
  /** What is shown of events, one thing after the other. */
  beats: (events: readonly GameEvent[], around: (index: number) => Around) => Beat[];
  /** The points that moved between two views; null: none did. */
  gains: (before: View, view: View) => Beat | null;
}

export interface Part extends Around {
  beats: readonly Beat[];
  events: readonly GameEvent[];
  /** How many events have happened after it. */
  count: number;
}

/**
 * The parts in which events are played. Another player's action is one part. An automaton plays within my own action:
 * then the first part, without anything to show, is what I did myself, and each beat of the rest a part of its own.
 */
export function partsOf(
  stage: TableStage,
  events: readonly GameEvent[],
  scenes: readonly Schema.Scene[],
  { before, view }: Around,
): Part[] {
  const [opening] = scenes;
  if (!opening) {
    const beats = stage.beats(events, () => ({ before, view }));
    return [{ beats, events, before, view, count: events.length }];
  }
  const views = new Map<number, View>();
  scenes.reduce((now, { event, edits }) => {
    const next = edited(now, edits);
    views.set(event, next);
    return next;
  }, before);
  const at = (index: number): View => views.get(index) ?? view;
  const first = opening.event + 1;
  const beats = stage.beats(events.slice(first), (index) => ({
    before: at(first + index - 1),
    view: at(first + index),
  }));
  const parts: Part[] = [{ beats: [], events: events.slice(0, first), before, view: at(first - 1), count: first }];
  for (const beat of beats) {
    const from = parts.at(-1) as Part;
    const count = first + beat.last + 1;
    parts.push({
      beats: [beat],
      events: events.slice(from.count, count),
      before: from.view,
      view: at(count - 1),
      count,
    });
  }
  const last = parts.pop() as Part;
  return [...parts, { ...last, events: [...last.events, ...events.slice(last.count)], view, count: events.length }];
}
