// A table as this client sees it: what the server sent, and what the person does with it.
import { Refused } from "../../connection/api";
import { flushSync } from "svelte";
import { plays, type Guidance, type GuideRun } from "./guide";
import { Burst } from "../../connection/burst";
import type * as Schema from "../../connection/schema";
import { ReviewStore } from "../review/store.svelte";
import { settings, type Speed } from "../../shell/settings.svelte";
import { partsOf, type Part, type TableStage } from "./parts";
import { Playback, type Scene } from "./playback";
import { LiveView } from "./live.svelte";
import { reused } from "./reuse";
import type { Connection, Link, Listener } from "../../connection/connection";
import { connect as connectTo } from "../../connection/connect";
import { heard } from "./chat";
import { emptyLog, extended, lastTurn, logOf, type Log, type LogLine } from "./log";
import type { Beat } from "../board/moments";
import type { Choice, GameEvent, Preview, View } from "../board/types";
import type { Message } from "../../words/message";
import { speech, type Words } from "../../words/words.svelte";

/** An update, and the log after it. */
interface Known {
  update: Schema.Update;
  log: Log;
}

const viewOf = (of: { view: Schema.Update["view"] }): View => of.view as unknown as View;
const sent = (view: View): Schema.Moment["view"] => view as unknown as Schema.Moment["view"];
/** What the close codes say after which the socket does not come back. */
const REFUSALS = new Map<number | null, string>([
  [4403, "web-error-banned"],
  [4404, "server-error-unknown-table"],
]);
const NONE: readonly Schema.Choice[] = [];
/** While others play nothing is asked. */
const UNASKED = { asked: null, prompt: null, choices: [] };

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
  /** The events that were shown last, for the announcer and the sounds. */
  fresh = $state.raw<readonly GameEvent[]>([]);
  /** The board is behind what is known: what others did is being played. */
  following = $state(false);
  /** What is shown of it now. */
  beat = $state.raw<Beat | null>(null);
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
  #log = $state.raw<Log>(emptyLog);
  #update = $state.raw<Schema.Update | null>(null);
  #moment = $state.raw<Schema.Moment | null>(null);
  readonly #live = new LiveView();
  /** The newest that is known; the board may still show what was before it. */
  #known: Known | null = null;
  /** The newest about the people, while the board is behind. */
  #people: Schema.TableInfo | null = null;
  #stage: TableStage | null = null;
  /** What is told together where it is skipped; null: one thing after the other. */
  #skipped: GameEvent[] | null = null;
  readonly #playback = new Playback<Beat>({
    speed: () => this.#speed,
    moves: () => settings.moves,
    draw: () => {
      flushSync();
      void document.body.offsetHeight; // the browser too, before anything else changes
    },
    behind: (behind) => this.#follow(behind),
  });
  #previews = $state.raw<Map<number, Preview>>(new Map());
  #version: number | null = null;
  #visits = 0;
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
    return this.#update;
  }

  /** A moment of the past that is shown instead of now. */
  get moment(): Schema.Moment | null {
    return this.#moment;
  }

  /** What is shown of the game; the same object throughout, each part of it a state of its own. */
  get view(): View | null {
    return this.#live.shown;
  }

  /** Show this update, or this moment instead of it. */
  #draw(update: Schema.Update | null, moment: Schema.Moment | null): void {
    this.#update = update;
    this.#moment = moment;
    const of = moment ?? update;
    this.#live.show(of && viewOf(of));
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

  readonly lines: LogLine[] = $derived(this.#log.lines);

  readonly lastTurn: GameEvent[] = $derived(lastTurn(this.#log, this.viewer));

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
    this.#skipped = [];
    this.#playback.skip();
    if (this.#skipped.length) this.fresh = this.#skipped;
    this.#skipped = null;
  }

  /** Play on this stage from now on; null: there is none any more. */
  playOn(stage: TableStage | null): void {
    this.skip();
    this.#stage = stage;
    this.#playback.stage = stage && {
      show: (beat, lasts) => {
        this.beat = beat;
        return stage.show(beat, lasts);
      },
      clear: () => {
        this.beat = null;
        stage.clear();
      },
    };
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
    this.#draw(this.update, null);
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
    try {
      const asked = await this.connection.moment(Math.max(0, Math.min(at, length)));
      if (visit !== this.#visits) return; // a later visit has begun
      const before = this.moment;
      const moment = { ...asked, view: reused((before ?? this.update)?.view, asked.view) };
      this.focused = null;
      if (before && this.#stage && moment.at === before.at + 1) this.#stepOn(before, moment, this.#stage);
      else this.#draw(this.update, moment);
    } catch (error) {
      this.playing = false;
      this.#refuse(error);
    }
  }

  leavePast(): void {
    this.#visits += 1;
    this.#draw(this.update, null);
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
      if (together.length) this.#showNow(together);
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
      if (from && this.#stage && this.#played(reply)) {
        showNow();
        this.#play(from, known, this.#stage);
      } else together.push(known);
    }
    showNow();
  }

  // -- what is shown of it, and when -----------------------------------------------------------

  /** How fast is played; the past, which people asked for, always. */
  get #speed(): Speed {
    return this.moment && settings.speed === "off" ? "normal" : settings.speed;
  }

  /** The board falls behind what is known, or has come to now. */
  #follow(behind: boolean): void {
    this.following = behind;
    if (behind || !this.#people) return;
    this.#seat(this.#people);
    this.#people = null;
  }

  /** Whether an update is played: what others did, an automaton included; not what is mine or was taken back. */
  #played({ steps, table }: Schema.Update): boolean {
    if (settings.speed === "off" || this.moment || document.hidden) return false;
    if (!steps.length) return this.following; // in its order
    if (steps.some(({ scenes }) => scenes.length)) return true;
    return steps.every(({ kind, seat }) => kind === "action" && !table.my_seats.includes(seat ?? -1));
  }

  /** Play what leads from one update to the next. */
  #play(from: Known, known: Known, stage: TableStage): void {
    const { update } = known;
    const came = Date.now();
    const events = update.steps.flatMap((step) => step.events as GameEvent[]);
    const [step] = update.steps;
    const parts = partsOf(stage, events, step?.scenes ?? [], { before: viewOf(from.update), view: viewOf(update) });
    parts.forEach((part, index) => {
      const last = index === parts.length - 1;
      const show = (): void => {
        if (last || !step) {
          this.#show(known, Date.now() - came);
          return;
        }
        this.#log = extended(from.log, [{ ...step, events: step.events.slice(0, part.count) }]);
        this.#draw({ ...from.update, view: sent(part.view), ...UNASKED }, this.moment);
      };
      const scene = this.#scene(part, stage, show);
      if (step?.scenes.length && !index) this.#playback.now({ ...scene, beats: stage.beats(part.events, () => part) });
      else this.#playback.add(scene);
    });
  }

  /** One step on through the past. */
  #stepOn(before: Schema.Moment, moment: Schema.Moment, stage: TableStage): void {
    const around = { before: viewOf(before), view: viewOf(moment) };
    const parts = partsOf(stage, moment.events as GameEvent[], moment.scenes, around);
    parts.forEach((part, index) => {
      const last = index === parts.length - 1;
      const shown = last ? moment : { ...before, view: sent(part.view) };
      const show = (): void => {
        if (this.moment) this.#draw(this.update, shown);
      };
      if (moment.scenes.length && !index) show();
      else this.#playback.add(this.#scene(part, stage, show));
    });
  }

  #scene(part: Part, stage: TableStage, show: () => void): Scene<Beat> {
    return {
      beats: part.beats,
      show,
      after: stage.gains(part.before, part.view),
      tell: () => {
        if (this.#skipped) this.#skipped.push(...part.events);
        else if (part.events.length) this.fresh = part.events;
      },
    };
  }

  /** Show updates at once, and what happened over the board as it is then. */
  #showNow(together: Known[]): void {
    const steps = together.flatMap(({ update }) => update.steps);
    const events = steps.flatMap((step) => step.events as GameEvent[]);
    const newest = together.at(-1) as Known;
    const show = (): void => {
      for (const { update } of together.slice(0, -1)) this.guide?.hear(update.steps, update.length);
      this.#show(newest, 0);
    };
    const around = { before: viewOf(this.update ?? newest.update), view: viewOf(newest.update) };
    const seen = settings.speed !== "off" && !this.moment && !document.hidden;
    const beats = seen ? (this.#stage?.beats(events, () => around) ?? []) : [];
    const after = beats.length ? (this.#stage?.gains(around.before, around.view) ?? null) : null;
    this.#playback.now({ beats, show, after, tell: () => (this.fresh = events) });
  }

  /** Show an update that is `late` by so many milliseconds. */
  #show({ update, log }: Known, late: number): void {
    const again = this.update?.version === update.version; // nothing has happened: what is pointed at stays
    this.#log = log;
    this.guide?.hear(update.steps, update.length);
    const clocks = update.clocks?.map((one) => (one.running ? { ...one, left_ms: one.left_ms - late } : one)) ?? null;
    this.#draw({ ...update, clocks }, this.moment);
    this.#seat(update.table);
    if (!again) {
      this.armed = null;
      this.narrowed = null;
      this.focused = null;
      if (this.#previews.size) this.#previews = new Map();
    }
    if (update.version === this.#version && update.choices.length && !this.led) this.#previewSoon(update.version);
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
          this.#log = logOf(reply.log as GameEvent[]);
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
    const log = extended(this.#known?.log ?? this.#log, update.steps);
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
