// What a game's folder gives the table: the contract between the shell and the boards.
import type { Component } from "svelte";
import type { Icon } from "../../ui/art/icon";
import type { Sound } from "../../ui/sound";
import type { Flight } from "./flights";
import type { MomentOf } from "./moments";
import type { Choice, GameEvent, Preview, Seat, View } from "./types";
import type { Message } from "../../words/message";
import type { Words } from "../../words/words.svelte";

/** What every board is given. All of it is read-only; answers go through `onchoose`. */
export interface BoardProps<V extends View = View> {
  /** The viewer's observation, exactly as the engine's `observe` made it. */
  view: V;
  /** What may be chosen now; empty when another player decides, or in the past. */
  choices: Choice[];
  /** The action under the pointer or the keyboard, on the board or among the buttons. */
  focused: number | null;
  onfocus: (action: number | null) => void;
  onchoose: (action: number) => void;
  /** What the focused choice would bring, once the server has said so. */
  preview: Preview | null;
  /** Whether things may move (false: reduced motion, or stepping through the past). */
  motion: boolean;
  /** The events of another player's last turn, to be marked on the board. */
  lastTurn: GameEvent[];
  /** The players at the table, by seat. */
  seats: Seat[];
  /** The seat that looks, or null for a spectator. */
  viewer: number | null;
  /** What is being asked, or null. */
  prompt: Message | null;
  words: Words;
}

/** What the panel of one seat is given. */
export interface SeatPanelProps<V extends View = View> {
  view: V;
  seat: number;
  /** Open: everything the seat holds. Folded: the few figures that fit on one line. */
  open: boolean;
  /** What may be chosen now, and what is being asked: what this seat holds can be picked here (`Pick`). */
  choices: Choice[];
  prompt: Message | null;
  words: Words;
}

/** One step of a guided first game: shown when the learner is asked, passed by a choice. */
export interface GuideStep {
  /** The keys of the text (`<game>-guide-…` in the game's locale file), one paragraph each. */
  says: string[];
  /** The key of the prompt it waits for; without it, the learner's next decision. */
  prompt?: string;
  /** The notation of the choice to make; it is lit. After another choice the guide tells the way back. */
  choose?: string;
  /** The seat that decides, where it is not the learner's: the guide then makes the choice itself. */
  seat?: number;
  /** The id of the rule to read more (`TIK-PLACE-2`). */
  rule?: string;
}

/** A guided first game: a table with a fixed seed, and what is said at which decision. */
export interface Guide {
  seats: number;
  seed: number;
  options: Record<string, boolean | number | string>;
  /** The level of the bots in the other seats; with a rival, of the bot that plays on when the lesson is over. */
  level: string;
  /** The name of the other player, whose turns are in the script: the same game for every learner. Without it, bots. */
  rival?: string;
  steps: GuideStep[];
}

/** What `web/src/games/<game>/cover.ts` exports as `cover`: what the home page tells of the game. */
export interface Cover {
  /** A drawing in a box of 320 by 150 that moves once, for less than five seconds (see games/Cover.svelte). */
  Picture: Component;
  /** How long a game takes people at one table, from and to. */
  minutes: readonly [number, number];
  /** How heavy it is, from 1 (a child learns it while watching) to 5 (an evening for its rules alone). */
  weight: 1 | 2 | 3 | 4 | 5;
}

/** A sign of the board, and the key of what it means. */
export interface LegendLine {
  icon: Icon;
  says: string;
}

/** A component of the box as the table draws it, for the chapter of the rules that speaks of it. */
export interface ComponentLine extends LegendLine {
  /** What the ids of that chapter's rules begin with: `TEO-ROYAL`. */
  rule: string;
  /** How much it takes, in units of the drawing; without it 28 by 28, as any icon. */
  box?: readonly [width: number, height: number];
}

/** What `web/src/games/<game>/components.ts` exports as `components`: the box, with the figures of a view. */
export type Components<V extends View = View> = (view: V) => readonly ComponentLine[];

/** A step of a worked example: what has changed in the view, and what happened. */
export interface ExampleStep {
  changes: readonly (readonly [path: readonly (string | number)[], value: unknown])[];
  events: readonly GameEvent[];
}

/** A worked example of the rulebook; its title is `examples-<game>-<id>`, its sentences the same with a number behind. */
export interface Example {
  id: string;
  /** The rule that it explains. */
  rule: string;
  /** Whose side of the table is shown. */
  seat: number;
  /** The places that are looked at; empty: the whole board. */
  look: readonly string[];
  view: View;
  steps: readonly ExampleStep[];
}

/** What `scripts/examples` writes as `web/src/games/<game>/examples.json`. */
export interface Examples {
  names: readonly string[];
  examples: readonly Example[];
}

/** What `web/src/games/<game>/index.ts` exports as its default. */
export interface GameModule<V extends View = View> {
  Board: Component<BoardProps<V>>;
  SeatPanel: Component<SeatPanelProps<V>>;
  /** The whole board state in words, one line per thing, most important first. */
  describe: (view: V, words: Words) => string[];
  /** One short text for the top bar: the round, the eclipse, the action points left. */
  status?: (view: V, words: Words) => string;
  /** Letters for common choices: the first word of a notation (`{ p: "pass" }`). */
  letters?: Record<string, string>;
  /**
   * The icon beside a word of the log. `word` is the key of an event (its icon leads the line), the key of a name
   * in a sentence (`tikal-treasure-bat`) or what a number in the data is called (`points`, `cocoa`). Null: the icon
   * that all games share, if there is one; false: none at all.
   */
  icons?: (word: string, message: Message) => Icon | null | false;
  /**
   * Where an event happens, so that it is shown for a moment; `view` is the view after it. Several flights start
   * together. Null: the shell lights up the seat that the event speaks of; an empty list: nothing is shown.
   */
  places?: (event: GameEvent, view: V) => Flight | readonly Flight[] | null;
  /** The great moments, by the key of the event that they begin with. */
  moments?: Readonly<Record<string, MomentOf<V>>>;
  /** What events sound like, by their keys; others are a soft knock. */
  sounds?: Readonly<Record<string, Sound>>;
  /** What the review calls the points that an event brought, by its key: `{ "tikal-scored": "tikal-board-source-scored" }`. */
  sources?: Readonly<Record<string, string>>;
  /** The points that a turn of such players loses on average in a bot's eyes (`bench/review.py`): a scale for the review. */
  losses?: Readonly<Record<"random" | "greedy" | "planner", number>>;
  /** What the signs on the board mean, for the help. */
  legend?: readonly LegendLine[];
  /** The key of the name of the automaton that one plays against alone. */
  automaton?: string;
  guide?: Guide;
}
