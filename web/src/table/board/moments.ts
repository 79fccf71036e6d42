// The great moments of a game: which event is shown how, and what it counts. A game declares them as a table
// (`moments` of its module); `Moments.svelte` draws them.
import type { Component } from "svelte";
import type { Icon } from "../../ui/art/icon";
import type { Ref } from "../../words/message";
import { usual, type Flight, type Place } from "./flights";
import type { Sound } from "../../ui/sound";
import type { GameEvent, View } from "./types";

/** Points that a moment counts: to whom, for what (the key of a text), and where they lie. */
export interface Count {
  player: Ref;
  source: string;
  points: number;
  at?: Place | undefined;
}

/** A drawing that lies beside the board: what was carried out, as it lay then. */
export interface Drawing {
  part: Icon["part"];
  props: Record<string, unknown>;
  width: number;
  height: number;
}

export interface Moment {
  /** It gets dark; places glow; something falls into its place; a mark rises from its place and stays a while. */
  look: "dark" | "glow" | "fall" | "rise" | "card";
  at?: readonly Place[];
  /** The key of what is said of it, where the sentence of its event tells only a part. */
  title?: string;
  /** Smoke rises from its places. */
  smokes?: boolean;
  icon?: Icon | undefined;
  /** What is counted, one after the other. */
  counts?: readonly Count[];
  card?: Drawing;
  /** How many of the events that follow it tells too. */
  takes?: number;
  /** Whether the table of what it counts is kept in the log. */
  kept?: boolean;
}

/** How an event is shown: `view` is the board after it, `before` as it stood, `rest` what followed of the same action. */
export type MomentOf<V extends View = View> = (
  event: GameEvent,
  view: V,
  before: V,
  rest: readonly GameEvent[],
) => Moment | null;

/** A drawing of any part: `drawing(Roll, { dice }, 120, 40)`. */
export function drawing<P extends Record<string, unknown>>(
  part: Component<P>,
  props: P,
  width: number,
  height: number,
): Drawing {
  return { part: part as unknown as Drawing["part"], props, width, height };
}

/** What is shown at once: an event with its flights, or a moment. */
export interface Beat {
  event: GameEvent | null;
  flights: readonly Flight[];
  moment: Moment | null;
  /** The index of the last event that it tells. */
  last: number;
  /** How long it is shown, in beats. */
  weight: number;
}

interface Shows<V extends View> {
  moments?: Readonly<Record<string, MomentOf<V>>>;
  places?: (event: GameEvent, view: V) => Flight | readonly Flight[] | null;
}

/** How many beats a moment lasts. */
export function weigh(moment: Moment | null): number {
  if (!moment) return 1;
  return (moment.look === "dark" || moment.look === "glow" ? 2 : 1.5) + (moment.counts?.length ?? 0);
}

/** What is shown of events, one thing after the other; `around` tells how the board stood before and after each. */
export function beats<V extends View>(
  module: Shows<V>,
  events: readonly GameEvent[],
  around: (index: number) => { before: V; view: V },
): Beat[] {
  const found: Beat[] = [];
  for (let index = 0; index < events.length; index += 1) {
    const event = events[index] as GameEvent;
    const { before, view } = around(index);
    const moment = module.moments?.[event.key]?.(event, view, before, events.slice(index + 1)) ?? null;
    const told = module.places?.(event, view) ?? null;
    const flights = told === null ? usual(event) : "length" in told ? told : [told];
    index += moment?.takes ?? 0;
    if (moment || flights.length)
      found.push({ event, flights: moment?.icon ? [] : flights, moment, last: index, weight: weigh(moment) });
  }
  return found;
}

/** The tables of the scorings in a log, by the events that they begin with. */
export function scoreTables<V extends View>(
  module: Shows<V>,
  events: readonly GameEvent[],
  view: V,
): Map<GameEvent, readonly Count[]> {
  const found = new Map<GameEvent, readonly Count[]>();
  let told = 0; // how many events the tables so far have counted
  events.forEach((event, index) => {
    const of = module.moments?.[event.key];
    if (!of || index < told) return;
    const moment = of(event, view, view, events.slice(index + 1, index + 40));
    if (!moment?.kept || !moment.counts?.length) return;
    found.set(event, moment.counts);
    told = index + 1 + (moment.takes ?? 0);
  });
  return found;
}

/** The events at the beginning of a list that are counted together, and what they count. */
export function counted(
  events: readonly GameEvent[],
  count: (event: GameEvent) => Count | null,
): { counts: Count[]; takes: number } {
  const counts: Count[] = [];
  for (const event of events) {
    const one = count(event);
    if (!one) break;
    counts.push(one);
  }
  return { counts, takes: counts.length };
}

/** Points by source and player, in the order in which they were counted first. */
export function tally(counts: readonly Count[]): { players: Ref[]; rows: { source: string; points: number[] }[] } {
  const players: Ref[] = [];
  const rows: { source: string; points: number[] }[] = [];
  const same = (one: Ref, other: Ref): boolean => JSON.stringify(one) === JSON.stringify(other);
  for (const { player } of counts) if (!players.some((one) => same(one, player))) players.push(player);
  players.sort((one, other) => ("seat" in one ? one.seat : Infinity) - ("seat" in other ? other.seat : Infinity));
  for (const { player, source, points } of counts) {
    let row = rows.find((one) => one.source === source);
    if (!row) rows.push((row = { source, points: players.map(() => 0) }));
    const column = players.findIndex((one) => same(one, player));
    row.points[column] = (row.points[column] ?? 0) + points;
  }
  return { players, rows };
}

/** What is heard of events that are shown together: the greatest of them, in the order of a game's table. */
export function soundOf(events: readonly GameEvent[], sounds: Readonly<Record<string, Sound>> = {}): Sound {
  const key = Object.keys(sounds).find((one) => events.some((event) => event.key === one));
  return (key && sounds[key]) || "knock";
}
