// A table as this client sees it: what the server sent, and what the person does with it.
import { Refused } from "../../connection/api";
import { plays, type Guidance, type GuideRun } from "./guide";
import { Burst } from "../../connection/burst";
import type * as Schema from "../../connection/schema";
import { ReviewStore } from "../review/store.svelte";
import { settings } from "../../shell/settings.svelte";
import { BoardStore, type Known } from "./board.svelte";
import type { TableStage } from "./parts";
import { reused } from "./reuse";
import type { Connection, Link, Listener } from "../../connection/connection";
import { connect as connectTo } from "../../connection/connect";
import { heard } from "./chat";
import { extended, lastTurn, logOf, type LogLine } from "./log";
import type { Beat } from "../board/moments";
import type { Choice, GameEvent, Preview, View } from "../board/types";
import type { Message } from "../../words/message";
import { speech, type Words } from "../../words/words.svelte";

/** What the close codes say after which the socket does not come back. */
const REFUSALS = new Map<number | null, string>([
  [4403, "web-error-banned"],
  [4404, "server-error-unknown-table"],
]);
const NONE: readonly Schema.Choice[] = [];
/** Why a table can't be shown. */
export type Refusal = { key: string };

export class TableStore {
  table = $state.raw<Schema.TableInfo | null>(null);
  /** Whose bots think now, also while the board is behind; a word of its own, which touches nothing on the board. */
  thinking = $state.raw<Pick<Schema.Thinking, "seats" | "busy">>({ seats: [], busy: false });
  chat = $state.raw<Schema.ChatOut[]>([]);
  link = $state<Link>("connecting");
  refusal = $state.raw<Refusal | null>(null);
  /** The newest thing the server refused. */
  problem = $state.raw<Message | null>(null);
  hint = $state.raw<Schema.Hint | null>(null);
  hinting = $state(false);
  focused = $state<number | null>(null);
  /** The choices shown alone after a place with several was picked. */
  narrowed = $state.raw<number[] | null>(null);
  /** A choice that ends the turn and waits for its second click. */
  armed = $state<number | null>(null);
  /** A command is on its way. */
  busy = $state(false);
  /** The past is played on by itself. */
  playing = $state(false);
  /** What lies over the table of a finished game. */
  after = $state<"ending" | "review" | null>(null);
  /** The finished game in numbers, once they are loaded. */
  stats = $state.raw<Schema.Stats | null>(null);
  /** Why they could not be loaded. */
  statsProblem = $state.raw<Refused | null>(null);
  /** The guided first game that is followed here. */
  guide = $state.raw<GuideRun | null>(null);

  /** The bot's review of the game once it is over. */
  readonly review: ReviewStore;

  /** Who sits here; apart from the table, of which something changes with every turn: every line of the log names seats. */
  #seats = $state.raw<Schema.TableInfo["seats"]>([]);
  /** The newest that is known; the board may still show what was before it. */
  #known: Known | null = null;
  /** The newest about the people, while the board is behind. */
  #people: Schema.TableInfo | null = null;
  readonly #board = new BoardStore({
    heard: ({ steps, length }) => this.guide?.hear(steps, length),
    shown: (update, again) => this.#shown(update, again),
    caughtUp: () => this.#caughtUp(),
  });
  #previews = $state.raw<Map<number, Preview>>(new Map());
  #version: number | null = null;
  #visits = 0;
  /** The moment that a visit on its way leads to. */
  #heading: number | null = null;
  /** The way to the table: a server's or this browser's, unless another is given. */
  readonly connection: Connection;

  constructor(
    readonly id: string,
    readonly invite: string | null,
    connect = (listener: Listener): Connection => connectTo(id, invite, listener),
  ) {
    const burst = new Burst<Schema.AnyReply>(
      (replies) => this.#hearAll(replies),
      (reply) => reply.type === "update",
    );
    this.connection = connect({
      hear: (reply) => burst.add(reply),
      link: (link, code) => this.#linked(link, code),
      version: () => this.#version,
    });
    this.review = new ReviewStore(this.connection);
  }

  // -- what is shown ---------------------------------------------------------------------------

  /** Words that know who sits here; the same until a player changes. */
  readonly words: Words = $derived(
    speech.words.seated(this.#seats.map((seat) => speech.words.say(seat.called as Message))),
  );

  get update(): Schema.Update | null {
    return this.#board.update;
  }

  /** A moment of the past that is shown instead of now. */
  get moment(): Schema.Moment | null {
    return this.#board.moment;
  }

  /** What is shown of the game; the same object throughout, each part of it a state of its own. */
  get view(): View | null {
    return this.#board.view;
  }

  /** The events that were shown last, for the announcer and the sounds. */
  get fresh(): readonly GameEvent[] {
    return this.#board.fresh;
  }

  /** The board is behind what is known: what others did is being played. */
  get following(): boolean {
    return this.#board.following;
  }

  /** What is shown of it now. */
  get beat(): Beat | null {
    return this.#board.beat;
  }

  /** What the guide says now. */
  readonly guidance: Guidance | null = $derived.by(() => {
    const { guide, update } = this;
    if (!guide || !update) return null;
    if (!update.choices.length) return null;
    return guide.at(
      update.length,
      update.asked ?? 0,
      this.prompt?.key ?? null,
      update.choices.map(({ notation }) => notation),
    );
  });

  /** What the guide itself chooses now, for its rival; no one else chooses then. */
  readonly #led: Schema.Choice | null = $derived.by(() => {
    const step = this.guidance?.step;
    return step && plays(step) ? (this.update?.choices.find(({ notation }) => notation === step.choose) ?? null) : null;
  });
  readonly led: boolean = $derived(this.#led !== null);

  readonly viewer: number | null = $derived(
    this.moment ? this.moment.viewer : this.led ? 0 : (this.update?.viewer ?? null),
  );

  /** The same list while nothing else is offered: what a bot thinks of, or another's turn, changes nothing on the board. */
  readonly #offered: readonly Schema.Choice[] = $derived(
    this.moment || this.led || !this.update?.choices.length ? NONE : this.update.choices,
  );

  readonly choices: Choice[] = $derived(
    this.#offered.map((choice) => ({
      action: choice.id,
      name: choice.notation,
      label: choice.label as Message,
      text: this.words.say(choice.label as Message),
    })),
  );

  readonly prompt: Message | null = $derived((this.update?.prompt ?? null) as Message | null);

  readonly lines: LogLine[] = $derived(this.#board.log.lines);

  readonly lastTurn: GameEvent[] = $derived(lastTurn(this.#board.log, this.viewer));

  readonly preview: Preview | null = $derived(
    this.focused === null ? null : (this.#previews.get(this.focused) ?? null),
  );

  /** Whether the table waits for a seat of this person. */
  readonly mine: boolean = $derived(!this.led && (this.table?.my_turn ?? false));

  /** Whether the board may be acted on now. */
  readonly ready: boolean = $derived(this.link === "open" && !this.busy && this.moment === null && !this.following);

  /** Whether there is something to follow: it is played, or a bot is about to go on. */
  readonly watching: boolean = $derived(
    this.following ||
      (settings.speed !== "off" &&
        !this.moment &&
        !this.table?.outcome &&
        this.fresh.length > 0 &&
        !this.choices.length &&
        this.thinking.seats.length > 0),
  );

  previewOf(action: number): Preview | null {
    return this.#previews.get(action) ?? null;
  }

  // -- what the person does --------------------------------------------------------------------

  focus(action: number | null): void {
    this.focused = action;
  }

  narrow(actions: number[] | null): void {
    this.narrowed = actions;
  }

  choose(action: number): void {
    const chosen = this.update?.choices.find(({ id }) => id === action);
    if (!this.ready || !chosen || !this.choices.some((choice) => choice.action === action)) return;
    const confirm = settings.confirm && this.choices.length > 1; // the end of a turn as the only choice is said once
    if (confirm && chosen.ends_turn && this.armed !== action) {
      this.armed = action;
      return;
    }
    this.#command({ type: "act", version: this.#now, action });
  }

  /** Let the guide make its rival's choice. */
  lead(): void {
    if (this.ready && this.#led) this.#command({ type: "act", version: this.#now, action: this.#led.id });
  }

  disarm(): void {
    this.armed = null;
    this.narrowed = null;
  }

  /** Show the game as it stands now: what is being played is skipped. */
  skip(): void {
    this.#board.skip();
  }

  /** Play on this stage from now on; null: there is none any more. */
  playOn(stage: TableStage | null): void {
    this.#board.playOn(stage);
  }

  undo(): void {
    if (this.following) this.skip();
    else if (this.armed !== null || this.narrowed !== null) this.disarm();
    else if (this.ready && this.update?.undo.back !== null) this.#command({ type: "undo", version: this.#now });
  }

  redo(): void {
    if (this.ready && this.update?.undo.forward !== null) this.#command({ type: "redo", version: this.#now });
  }

  restart(): void {
    if (this.ready && this.update?.undo.restart !== null) this.#command({ type: "restart", version: this.#now });
  }

  undoTo(to: number): void {
    this.leavePast();
    if (this.link === "open") this.#command({ type: "undo_to", version: this.#now, to });
  }

  consent(agree: boolean): void {
    this.connection.send({ type: "consent", agree });
  }

  say(text: string): boolean {
    return this.connection.send({ type: "chat", text }) !== null;
  }

  askHint(): void {
    if (!this.ready) return;
    this.hinting = this.connection.send({ type: "hint", version: this.#now }) !== null;
  }

  look(seat: number | null): void {
    this.#command({ type: "look", seat });
  }

  /** Show the game after `at` actions; the newest moment is now. */
  async visit(at: number): Promise<void> {
    this.skip();
    const length = this.update?.length ?? 0;
    if (at >= length && !this.table?.outcome && !this.playing) return this.leavePast();
    this.#visits += 1;
    const visit = this.#visits;
    const heading = Math.max(0, Math.min(at, length));
    this.#heading = heading;
    try {
      const asked = await this.connection.moment(heading);
      if (visit !== this.#visits) return; // a later visit has begun
      this.focused = null;
      this.#board.visit(asked);
    } catch (error) {
      this.playing = false;
      this.#refuse(error);
    }
    if (visit === this.#visits) this.#heading = null;
  }

  /** Show the game so many actions later, counted from the moment that is on its way: quick steps add up. */
  step(by: number): void {
    const from = this.#heading ?? this.moment?.at;
    if (from !== undefined) void this.visit(from + by);
  }

  leavePast(): void {
    this.#visits += 1;
    this.#heading = null;
    this.#board.leavePast();
    this.playing = false;
    this.skip();
  }

  /** The past has been played to its end: back to now, unless the game is over. */
  playedOut(): void {
    this.playing = false;
    if (!this.table?.outcome) this.leavePast();
  }

  /** Play what happened since my last turn, and come back to now. */
  async playSince(): Promise<void> {
    try {
      const { at, length } = await this.connection.since();
      if (at >= length) {
        this.problem = { key: "web-log-nothing", data: {} };
        return;
      }
      await this.visit(at);
      this.playing = this.moment !== null;
      // An automaton plays within my own decision: that one is over, and its turn begins at once.
      if (this.playing && this.table?.seats.length === 1) await this.visit(at + 1);
    } catch (error) {
      this.#refuse(error);
    }
  }

  /** Load the finished game in numbers, unless they are here. */
  async loadStats(): Promise<void> {
    if (this.stats) return;
    try {
      this.stats = await this.connection.stats();
      this.statsProblem = null;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.statsProblem = error;
    }
  }

  /** Do something over HTTP that changes the table. */
  async change(what: Promise<Schema.TableInfo>): Promise<Schema.TableInfo | null> {
    try {
      this.problem = null;
      this.#seat(await what);
      return this.table;
    } catch (error) {
      this.#refuse(error);
      return null;
    }
  }

  /** Load the whole table again, as the person who is signed in now. */
  reconnect(): void {
    this.#version = null;
    this.connection.reconnect();
  }

  close(): void {
    this.playOn(null);
    this.review.close();
    this.connection.close();
  }

  // -- what the server says --------------------------------------------------------------------

  get #now(): number {
    return this.#version ?? 0;
  }

  #command(command: Parameters<Connection["send"]>[0]): void {
    this.problem = null;
    this.armed = null;
    this.busy = this.connection.send(command) !== null;
  }

  #linked(link: Link, code: number | null): void {
    this.link = link;
    if (link !== "open") this.busy = false;
    if (link === "refused") {
      this.refusal = { key: REFUSALS.get(code) ?? "web-error-old-page" };
    }
  }

  /** Replies that are drawn together; what they tell is told together. */
  #hearAll(replies: Schema.AnyReply[]): void {
    let together: Known[] = [];
    const showNow = (): void => {
      if (together.length) this.#board.showNow(together);
      together = [];
    };
    for (const reply of replies) {
      if (reply.type !== "update") {
        this.#hear(reply);
        continue;
      }
      const from = this.#known;
      const known = this.#learn(reply);
      if (!known) continue;
      if (from && this.#board.plays(reply)) {
        showNow();
        this.#board.play(from, known);
      } else together.push(known);
    }
    showNow();
  }

  /** The board shows an update; `again`: nothing has happened since the one before. */
  #shown(update: Schema.Update, again: boolean): void {
    this.#seat(update.table);
    if (!again) {
      this.armed = null;
      this.narrowed = null;
      this.focused = null;
      if (this.#previews.size) this.#previews = new Map();
    }
    if (update.version === this.#version && update.choices.length && !this.led) this.#previewSoon(update.version);
  }

  /** The board has come to now. */
  #caughtUp(): void {
    if (!this.#people) return;
    this.#seat(this.#people);
    this.#people = null;
  }

  /** Ask what the choices bring once the board is drawn: it comes first. */
  #previewSoon(version: number): void {
    requestAnimationFrame(() =>
      setTimeout(() => {
        if (version === this.#version) this.connection.send({ type: "preview", version });
      }),
    );
  }

  #hear(reply: Exclude<Schema.AnyReply, Schema.Update>): void {
    switch (reply.type) {
      case "welcome":
        this.skip();
        this.#seat(reply.table);
        this.chat = reply.chat;
        if (reply.log) {
          this.#board.log = logOf(reply.log as GameEvent[]);
          this.#known = null;
          this.#version = null;
        }
        break;
      case "table":
        if (this.following) this.#people = reply.table;
        else this.#seat(reply.table);
        break;
      case "chat":
        this.chat = heard(this.chat, reply.line);
        break;
      case "previews":
        if (reply.version === this.#version) this.#takePreviews(reply.previews as Preview[]);
        break;
      case "hint":
        this.hinting = false;
        if (reply.version === this.#version) this.hint = reply;
        break;
      case "thinking":
        this.thinking = { seats: reply.seats, busy: reply.busy };
        break;
      case "error":
        this.busy = false;
        this.hinting = false;
        this.#takePreviews([]);
        if (reply.code === "stale") this.connection.hello();
        else this.problem = { key: reply.key, data: reply.data as Message["data"] };
        break;
      case "done":
      case "pong":
        this.busy = false;
        break;
    }
  }

  /** Take in the next state of the table; null if it does not follow what is known. */
  #learn(update: Schema.Update): Known | null {
    if (this.#version !== null && update.base !== this.#version) {
      if (update.version > this.#version) this.connection.hello();
      return null;
    }
    const again = this.#version === update.version;
    this.#version = update.version;
    const log = extended(this.#known?.log ?? this.#board.log, update.steps);
    this.#known = { update: reused(this.#known?.update, update), log };
    this.busy = false;
    this.thinking = reused(this.thinking, { seats: update.thinking, busy: update.busy });
    if (!again) this.hint = null;
    return this.#known;
  }

  #takePreviews(previews: Preview[]): void {
    if (previews.length) this.#previews = new Map(previews.map((one) => [one.action, one]));
  }

  #seat(table: Schema.TableInfo): void {
    this.table = reused(this.table, table);
    this.#seats = this.table.seats;
  }

  #refuse(error: unknown): void {
    if (!(error instanceof Refused)) throw error;
    this.problem = { key: error.key, data: error.data };
  }
}
