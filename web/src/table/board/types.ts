// The shapes that boards and panels work with. The engine's contract fixes them;
// what the server adds to it comes from its own types (`schema.d.ts`).
import type * as Schema from "../../connection/schema";
import type { Message, Value } from "../../words/message";

/** Something that happened; `action` is the index of the action that caused it (-1: the setup). */
export interface GameEvent extends Message {
  action: number;
}

/** An event of a game with its own data, by the `…Events` of the game's `contract.ts`: `switch (event.key)` tells them apart. */
export type EventOf<Events> = { [Key in keyof Events]: { action: number; key: Key; data: Events[Key] } }[keyof Events];

/** What `observe` gives for every game; a game's own view extends it. */
export interface View {
  game: string;
  rules_version: number;
  seats: number;
  options: Record<string, Value>;
  viewer: number | null;
  seat: number | null;
  /** What is being decided, with its arguments: see docs/positions/frames.md. */
  deciding: ({ frame: string; seat: number } & Record<string, unknown>) | null;
  turn: number;
  over: boolean;
  scores: number[];
}

/** One legal answer. */
export interface Choice {
  action: number;
  /** The notation, `move 12`. */
  name: string;
  label: Message;
  /** The label in the reader's language. */
  text: string;
}

/** A number in the view that a choice changes: where, before and after. */
export type Change = Schema.Change;

/**
 * What a choice would bring: the points of every seat after it, the numbers of the view that it
 * changes and its events. `reveals`: something hidden comes to light, so only what is certain is said.
 */
export interface Preview extends Omit<Schema.Preview, "events"> {
  events: GameEvent[];
}

/** A seat and its player. */
export type Seat = Schema.SeatOut;
