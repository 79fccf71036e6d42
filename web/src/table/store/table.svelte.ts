// A table as this client sees it: what the server sent, and what the person does with it.
import { Refused } from "../../connection/api";
import { plays, type Guidance, type GuideRun } from "./guide";
import { Burst } from "../../connection/burst";
import type * as Schema from "../../connection/schema";
import { ReviewStore } from "../review/store.svelte";
import { settings } from "../../shell/settings.svelte";
import { reused } from "./reuse";
import type { Connection, Link, Listener } from "../../connection/connection";
import { ServerConnection } from "../../connection/server";
import { emptyLog, extended, lastTurn, logOf, type Log, type LogLine } from "./log";
import type { Choice, GameEvent, Preview, View } from "../board/types";
import type { Message } from "../../words/message";
import { speech, type Words } from "../../words/words.svelte";

/** What just happened: the events, the view after them and the points before. */
export interface News {
  events: GameEvent[];
  view: View;
  scores: number[];
}

/** Why a table can't be shown. */
export type Refusal = { key: string };

export class TableStore {
  table = $state.raw<Schema.TableInfo | null>(null);
  update = $state.raw<Schema.Update | null>(null);
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
  /** A moment of the past that is shown instead of now. */
  moment = $state.raw<Schema.Moment | null>(null);
  /** A command is on its way. */
  busy = $state(false);
  /** The events of the newest update, for the log, the announcer and the sounds. */
  fresh = $state.raw<GameEvent[]>([]);
  /** What is to be shown for a moment: of the newest update, or of a step on through the past. */
  news = $state.raw<News | null>(null);
  /** The past is played on by itself. */
  playing = $state(false);
  /** The guided first game that is followed here. */
  guide = $state.raw<GuideRun | null>(null);

  /** The bot's review of the game once it is over. */
  readonly review: ReviewStore;

  #log = $state.raw<Log>(emptyLog);
  #previews = $state.raw<Map<number, Preview>>(new Map());
  #version: number | null = null;
  #visits = 0;
  /** Whether the previews of what can be chosen now have come; a choice made before waits for them. */
  /** The way to the table: a server's, unless another is given. */
  readonly connection: Connection;

  constructor(
    readonly id: string,
    readonly invite: string | null,
    connect = (listener: Listener): Connection => new ServerConnection(id, invite, listener),
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

  readonly #seats = $derived(this.table?.seats ?? []);

  /** Words that know who sits here; the same until a player changes. */
  readonly words: Words = $derived(
    speech.words.seated(this.#seats.map((seat) => speech.words.say(seat.called as Message))),
  );

  readonly view: View | null = $derived((this.moment?.view ?? this.update?.view ?? null) as View | null);

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

  readonly choices: Choice[] = $derived(
    this.moment || this.led
      ? []
      : (this.update?.choices ?? []).map((choice) => ({
          action: choice.id,
          name: choice.notation,
          label: choice.label as Message,
          text: this.words.say(choice.label as Message),
        })),
  );

  readonly prompt: Message | null = $derived((this.update?.prompt ?? null) as Message | null);

  readonly lines: LogLine[] = $derived(this.#log.lines);

  readonly lastTurn: GameEvent[] = $derived(lastTurn(this.#log, this.viewer));

  readonly preview: Preview | null = $derived(
    this.focused === null ? null : (this.#previews.get(this.focused) ?? null),
  );

  /** Whether the table waits for a seat of this person. */
  readonly mine: boolean = $derived(!this.led && (this.table?.my_turn ?? false));

  /** Whether the board may be acted on now. */
  readonly ready: boolean = $derived(this.link === "open" && !this.busy && this.moment === null);

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

  undo(): void {
    if (this.armed !== null || this.narrowed !== null) this.disarm();
    else if (this.ready && this.update?.undo.back !== null) this.#command({ type: "undo", version: this.#now });
  }

  redo(): void {
    if (this.ready && this.update?.undo.forward !== null) this.#command({ type: "redo", version: this.#now });
  }

  restart(): void {
    if (this.ready && this.update?.undo.restart !== null) this.#command({ type: "restart", version: this.#now });
  }

  undoTo(to: number): void {
    this.moment = null;
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
    const length = this.update?.length ?? 0;
    if (at >= length && !this.table?.outcome) return this.leavePast();
    this.#visits += 1;
    const visit = this.#visits;
    try {
      const before = this.moment;
      const asked = await this.connection.moment(Math.max(0, Math.min(at, length)));
      if (visit !== this.#visits) return; // a later visit has begun
      const moment = { ...asked, view: reused((before ?? this.update)?.view, asked.view) };
      this.moment = moment;
      this.focused = null;
      if (before && moment.at === before.at + 1)
        this.#tell(moment.events as GameEvent[], moment.view as unknown as View, before.view as unknown as View);
    } catch (error) {
      this.playing = false;
      this.#refuse(error);
    }
  }

  leavePast(): void {
    this.#visits += 1;
    this.moment = null;
    this.playing = false;
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
    } catch (error) {
      this.#refuse(error);
    }
  }

  /** Do something over HTTP that changes the table. */
  async change(what: Promise<Schema.TableInfo>): Promise<Schema.TableInfo | null> {
    try {
      this.problem = null;
      this.table = await what;
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
      this.refusal = { key: code === 4404 ? "server-error-unknown-table" : "web-error-old-page" };
    }
  }

  /** Replies that are drawn together; what they tell is told together. */
  #hearAll(replies: Schema.AnyReply[]): void {
    const before = this.update?.view as unknown as View | undefined;
    const events: GameEvent[] = [];
    let newest: Schema.Update | null = null;
    for (const reply of replies) {
      if (reply.type !== "update") this.#hear(reply);
      else if (this.#updated(reply)) {
        newest = reply;
        events.push(...reply.steps.flatMap((step) => step.events as GameEvent[]));
      }
    }
    if (!newest) return;
    this.fresh = events;
    if (!this.moment) this.#tell(events, newest.view as unknown as View, before);
    if (newest.choices.length && !this.led) this.#previewSoon(newest.version);
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
        this.#seat(reply.table);
        this.chat = reply.chat;
        if (reply.log) {
          this.#log = logOf(reply.log as GameEvent[]);
          this.#version = null;
        }
        break;
      case "table":
        this.#seat(reply.table);
        break;
      case "chat":
        if (!this.chat.some((line) => line.id === reply.line.id)) this.chat = [...this.chat, reply.line];
        break;
      case "previews":
        if (reply.version === this.#version) this.#takePreviews(reply.previews as Preview[]);
        break;
      case "hint":
        this.hinting = false;
        if (reply.version === this.#version) this.hint = reply;
        break;
      case "thinking":
        if (this.update) this.update = { ...this.update, thinking: reply.seats };
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

  /** Take the next state of the table; false if it does not follow what is known. */
  #updated(update: Schema.Update): boolean {
    if (this.#version !== null && update.base !== this.#version) {
      if (update.version > this.#version) this.connection.hello();
      return false;
    }
    const again = this.#version === update.version; // nothing has happened: what is pointed at stays
    this.#version = update.version;
    this.#log = extended(this.#log, update.steps);
    this.guide?.hear(update.steps, update.length);
    this.update = { ...update, view: reused(this.update?.view, update.view) };
    this.#seat(update.table);
    this.busy = false;
    if (!again) this.#forget();
    return true;
  }

  /** Another question: what was begun about the last one is over. */
  #forget(): void {
    this.hint = null;
    this.armed = null;
    this.narrowed = null;
    this.focused = null;
    this.#previews = new Map();
  }

  #takePreviews(previews: Preview[]): void {
    if (previews.length) this.#previews = new Map(previews.map((one) => [one.action, one]));
  }

  #seat(table: Schema.TableInfo): void {
    this.table = reused(this.table, table);
  }

  #tell(events: GameEvent[], view: View, before: View | undefined): void {
    if (events.length) this.news = { events, view, scores: before?.scores ?? view.scores };
  }

  #refuse(error: unknown): void {
    if (!(error instanceof Refused)) throw error;
    this.problem = { key: error.key, data: error.data };
  }
}
