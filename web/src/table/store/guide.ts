// Where a guided first game stands: which of its steps have been passed, through undo and reload.
import type { Guide, GuideStep } from "../board/module";
import { address } from "../../ui/link";

/** What the table says happened: an action with its notation where it is told, or a way back to so many actions. */
export interface Happened {
  kind: string;
  to: number | null;
  notation: string | null;
}

/** What is said at a decision. */
export interface Guidance {
  /** The step to show; null when the learner went another way and the guide can't go on from here. */
  step: GuideStep | null;
  /** The number of the step among those of the learner, the first being 1. */
  number: number;
  /** The number of actions to go back to, when a choice was not the one of the guide; else null. */
  back: number | null;
}

interface Kept {
  /** For each passed step, the number of actions when it was shown. */
  shown: number[];
  /** What was chosen, by the number of actions before it. */
  taken: Record<string, string>;
}

/** What is remembered in this browser, by table: the newest lessons. */
const SHELF = "patolli-guides";
const MOST = 12;

const shelf = (): Record<string, Kept> => JSON.parse(localStorage.getItem(SHELF) ?? "{}") as Record<string, Kept>;

/** Whether the guide makes this choice itself, for the rival. */
export const plays = (step: GuideStep): boolean => step.seat !== undefined && step.choose !== undefined;

/** Whether a guide is followed at a table: its address says so, or it was followed here before. */
export const followed = (table: string): boolean => address().searchParams.has("guide") || table in shelf();

/** The step to show: steps are passed in order, each by the decision it was shown at. */
export class GuideRun {
  #kept: Kept;
  /** How many steps the learner takes. */
  readonly length: number;

  constructor(
    readonly guide: Guide,
    readonly table: string,
  ) {
    this.#kept = shelf()[table] ?? { shown: [], taken: {} };
    this.length = this.#number(guide.steps.length);
  }

  /** Take in what happened at the table, until it was `length` actions long. */
  hear(steps: readonly Happened[], length: number): void {
    let taken = Object.entries(this.#kept.taken);
    for (const { to } of steps) if (to !== null) taken = taken.filter(([index]) => Number(index) < to);
    const since = steps
      .slice(steps.findLastIndex(({ to }) => to !== null) + 1)
      .filter(({ kind }) => kind === "action" || kind === "redo");
    since.forEach(({ notation }, index) => {
      if (notation !== null) taken.push([String(length - since.length + index), notation]);
    });
    this.#keep(this.#kept.shown, Object.fromEntries(taken));
  }

  /** What is said at the decision of a seat after `length` actions, asked by that prompt with these answers; null: nothing. */
  at(length: number, seat: number, prompt: string | null, legal: readonly string[]): Guidance | null {
    let shown = this.#kept.shown.filter((at) => at <= length);
    const back = this.#strayed(shown.length, shown);
    // With a rival every action is a step of the script: whatever this browser has seen, their number tells the step.
    if (this.guide.rival && back === null) shown = Array.from({ length }, (_, index) => index);
    const again = shown.indexOf(length);
    if (again >= 0) {
      this.#keep(shown.slice(0, again + 1));
      return this.#said(again);
    }
    const next = this.guide.steps[shown.length];
    const fits = next && (next.seat ?? 0) === seat && (next.prompt === undefined || next.prompt === prompt);
    const able = next && (next.choose === undefined || legal.includes(next.choose));
    const lost = back !== null || this.guide.rival !== undefined;
    if (!fits || (lost && !able)) {
      this.#keep(shown);
      return lost && next ? { step: null, number: this.#number(shown.length), back } : null;
    }
    this.#keep([...shown, length]);
    return this.#said(shown.length);
  }

  /** The number of actions at the learner's last decision before there were `length`; null: none. */
  before(length: number): number | null {
    const steps = this.guide.steps;
    return this.#kept.shown.findLast((at, index) => at < length && steps[index] && !plays(steps[index])) ?? null;
  }

  #said(index: number): Guidance {
    return {
      step: this.guide.steps[index] ?? null,
      number: this.#number(index + 1),
      back: this.#strayed(index, this.#kept.shown),
    };
  }

  /** How many of the first `count` steps are the learner's. */
  #number(count: number): number {
    return this.guide.steps.slice(0, count).filter((step) => !plays(step)).length;
  }

  /** Where the first step before `index` that was left by another choice than its own was shown; null: none was. */
  #strayed(index: number, shown: readonly number[]): number | null {
    const left = shown.slice(0, index).find((at, step) => {
      const wanted = this.guide.steps[step]?.choose;
      const taken = this.#kept.taken[at];
      return wanted !== undefined && taken !== undefined && taken !== wanted;
    });
    return left ?? null;
  }

  #keep(shown: number[], taken = this.#kept.taken): void {
    this.#kept = { shown, taken };
    const others = Object.entries(shelf()).filter(([table]) => table !== this.table);
    const lessons = [...others, [this.table, this.#kept] as const].slice(-MOST);
    localStorage.setItem(SHELF, JSON.stringify(Object.fromEntries(lessons)));
  }
}
