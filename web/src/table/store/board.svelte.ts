// What the board of a table shows, and when: an update at once, what others did one scene after the other.
import { flushSync } from "svelte";
import type * as Schema from "../../connection/schema";
import { settings, type Speed } from "../../shell/settings.svelte";
import type { Beat } from "../board/moments";
import type { GameEvent, View } from "../board/types";
import { LiveView } from "./live.svelte";
import { emptyLog, extended, type Log } from "./log";
import { partsOf, type Part, type TableStage } from "./parts";
import { Playback, type Scene } from "./playback";
import { reused } from "./reuse";

/** An update, and the log after it. */
export interface Known {
  update: Schema.Update;
  log: Log;
}

/** What the table is told of its board. */
interface BoardListener {
  /** An update is about to be shown, or passed over for a newer one. */
  heard: (update: Schema.Update) => void;
  /** An update is shown; `again`: nothing has happened since the one before. */
  shown: (update: Schema.Update, again: boolean) => void;
  /** The board shows the newest that is known. */
  caughtUp: () => void;
}

const viewOf = (of: { view: Schema.Update["view"] }): View => of.view as unknown as View;
const sent = (view: View): Schema.Moment["view"] => view as unknown as Schema.Moment["view"];
/** While others play nothing is asked. */
const UNASKED = { asked: null, prompt: null, choices: [] };

export class BoardStore {
  /** The events that were shown last, for the announcer and the sounds. */
  fresh = $state.raw<readonly GameEvent[]>([]);
  /** The board is behind what is known: what others did is being played. */
  following = $state(false);
  /** What is shown of it now. */
  beat = $state.raw<Beat | null>(null);
  log = $state.raw<Log>(emptyLog);

  #update = $state.raw<Schema.Update | null>(null);
  #moment = $state.raw<Schema.Moment | null>(null);
  readonly #live = new LiveView();
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
    behind: (behind) => {
      this.following = behind;
      if (!behind) this.table.caughtUp();
    },
  });

  constructor(private readonly table: BoardListener) {}

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

  /** Show the game as it stands now: what is being played is skipped. */
  skip(): void {
    this.#skipped = [];
    this.#playback.skip();
    if (this.#skipped.length) this.fresh = this.#skipped;
    this.#skipped = null;
  }

  // -- the past --------------------------------------------------------------------------------

  /** Show a moment of the past; what happened is played if it is the next one. */
  visit(asked: Schema.Moment): void {
    const before = this.#moment;
    const moment = { ...asked, view: reused((before ?? this.#update)?.view, asked.view) };
    if (before && this.#stage && moment.at === before.at + 1) this.#stepOn(before, moment, this.#stage);
    else this.#draw(this.#update, moment);
  }

  leavePast(): void {
    this.#draw(this.#update, null);
  }

  /** One step on through the past. */
  #stepOn(before: Schema.Moment, moment: Schema.Moment, stage: TableStage): void {
    const around = { before: viewOf(before), view: viewOf(moment) };
    const parts = partsOf(stage, moment.events as GameEvent[], moment.scenes, around);
    parts.forEach((part, index) => {
      const last = index === parts.length - 1;
      const shown = last ? moment : { ...before, view: sent(part.view) };
      const show = (): void => {
        if (this.#moment) this.#draw(this.#update, shown);
      };
      if (moment.scenes.length && !index) show();
      else this.#playback.add(this.#scene(part, stage, show));
    });
  }

  // -- now -------------------------------------------------------------------------------------

  /** How fast is played; the past, which people asked for, always. */
  get #speed(): Speed {
    return this.#moment && settings.speed === "off" ? "normal" : settings.speed;
  }

  /** Whether an update is played: what others did, an automaton included; not what is mine or was taken back. */
  plays({ steps, table }: Schema.Update): boolean {
    if (!this.#stage || settings.speed === "off" || this.#moment || document.hidden) return false;
    if (!steps.length) return this.following; // in its order
    if (steps.some(({ scenes }) => scenes.length)) return true;
    return steps.every(({ kind, seat }) => kind === "action" && !table.my_seats.includes(seat ?? -1));
  }

  /** Play what leads from one update to the next. */
  play(from: Known, known: Known): void {
    const stage = this.#stage as TableStage;
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
        this.log = extended(from.log, [{ ...step, events: step.events.slice(0, part.count) }]);
        this.#draw({ ...from.update, view: sent(part.view), ...UNASKED }, this.#moment);
      };
      const scene = this.#scene(part, stage, show);
      if (step?.scenes.length && !index) this.#playback.now({ ...scene, beats: stage.beats(part.events, () => part) });
      else this.#playback.add(scene);
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
  showNow(together: Known[]): void {
    const steps = together.flatMap(({ update }) => update.steps);
    const events = steps.flatMap((step) => step.events as GameEvent[]);
    const newest = together.at(-1) as Known;
    const show = (): void => {
      for (const { update } of together.slice(0, -1)) this.table.heard(update);
      this.#show(newest, 0);
    };
    const around = { before: viewOf(this.#update ?? newest.update), view: viewOf(newest.update) };
    const seen = settings.speed !== "off" && !this.#moment && !document.hidden;
    const beats = seen ? (this.#stage?.beats(events, () => around) ?? []) : [];
    const after = beats.length ? (this.#stage?.gains(around.before, around.view) ?? null) : null;
    this.#playback.now({ beats, show, after, tell: () => (this.fresh = events) });
  }

  /** Show an update that is `late` by so many milliseconds. */
  #show({ update, log }: Known, late: number): void {
    const again = this.#update?.version === update.version; // nothing has happened: what is pointed at stays
    this.log = log;
    this.table.heard(update);
    const clocks = update.clocks?.map((one) => (one.running ? { ...one, left_ms: one.left_ms - late } : one)) ?? null;
    this.#draw({ ...update, clocks }, this.#moment);
    this.table.shown(update, again);
  }
}
