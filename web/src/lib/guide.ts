// Where a guided first game stands: which of its steps have been passed, through undo and reload.
import type { Guide, GuideStep } from "../games/module";

/** What the table says happened: an action with its notation, or a way back to so many actions. */
export interface Happened {
  to: number | null;
  notation: string | null;
}

/** What is said at a decision. */
export interface Guidance {
  /** The step to show; null when the learner went another way and the guide can't go on from here. */
  step: GuideStep | null;
  /** The number of the step, the first being 1. */
  number: number;
  /** The number of actions to go back to, when the last choice was not the one of the guide; else null. */
  back: number | null;
}

interface Kept {
  /** For each passed step, the number of actions when it was shown. */
  shown: number[];
  /** What was chosen, by the number of actions before it. */
  taken: Record<string, string>;
}

/** The step to show: steps are passed in order, each by the decision it was shown at. */
export class GuideRun {
  #kept: Kept;
  readonly #key: string;

  constructor(
    readonly guide: Guide,
    table: string,
  ) {
    this.#key = `patolli-guide-${table}`;
    this.#kept = JSON.parse(sessionStorage.getItem(this.#key) ?? '{"shown":[],"taken":{}}') as Kept;
  }

  /** Take in what happened at the table, until it was `length` actions long. */
  hear(steps: readonly Happened[], length: number): void {
    let taken = Object.entries(this.#kept.taken);
    for (const { to } of steps) if (to !== null) taken = taken.filter(([index]) => Number(index) < to);
    const since = steps.slice(steps.findLastIndex(({ to }) => to !== null) + 1).flatMap(({ notation }) => notation ?? []);
    since.forEach((notation, index) => taken.push([String(length - since.length + index), notation]));
    this.#keep(this.#kept.shown, Object.fromEntries(taken));
  }

  /** What is said at the decision after `length` actions, asked by that prompt with these answers; null: nothing. */
  at(length: number, prompt: string | null, legal: readonly string[]): Guidance | null {
    const shown = this.#kept.shown.filter((at) => at <= length);
    const again = shown.indexOf(length);
    if (again >= 0) {
      this.#keep(shown.slice(0, again + 1));
      return this.#said(again);
    }
    const back = this.#strayed(shown.length, shown);
    const next = this.guide.steps[shown.length];
    const fits = next && (next.prompt === undefined || next.prompt === prompt);
    const able = next && (next.choose === undefined || legal.includes(next.choose));
    if (!fits || (back !== null && !able)) {
      this.#keep(shown);
      return back === null || !next ? null : { step: null, number: shown.length, back };
    }
    this.#keep([...shown, length]);
    return this.#said(shown.length);
  }

  #said(index: number): Guidance {
    return { step: this.guide.steps[index] ?? null, number: index + 1, back: this.#strayed(index, this.#kept.shown) };
  }

  /** Where the step before `index` was left by another choice than its own; null when it was not. */
  #strayed(index: number, shown: readonly number[]): number | null {
    const wanted = this.guide.steps[index - 1]?.choose;
    const at = shown[index - 1];
    if (wanted === undefined || at === undefined) return null;
    const taken = this.#kept.taken[at];
    return taken === undefined || taken === wanted ? null : at;
  }

  #keep(shown: number[], taken = this.#kept.taken): void {
    this.#kept = { shown, taken };
    sessionStorage.setItem(this.#key, JSON.stringify(this.#kept));
  }
}
