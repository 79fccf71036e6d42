// Where a guided first game stands: which of its steps have been passed, through undo and reload.
import type { Guide, GuideStep } from "../games/module";

/** The step to show: steps are passed in order, each by the decision it was shown at. */
export class GuideRun {
  /** For each passed step, the number of actions when it was shown. */
  #shown: number[];
  readonly #key: string;

  constructor(
    readonly guide: Guide,
    table: string,
  ) {
    this.#key = `patolli-guide-${table}`;
    this.#shown = JSON.parse(sessionStorage.getItem(this.#key) ?? "[]") as number[];
  }

  /** The step for the decision after `length` actions, asked by that prompt; null: nothing to say. */
  at(length: number, prompt: string | null): GuideStep | null {
    const shown = this.#shown.filter((at) => at <= length);
    const again = shown.indexOf(length);
    if (again >= 0) {
      this.#keep(shown.slice(0, again + 1));
      return this.guide.steps[again] ?? null;
    }
    const next = this.guide.steps[shown.length];
    if (!next || (next.prompt !== undefined && next.prompt !== prompt)) {
      this.#keep(shown);
      return null;
    }
    this.#keep([...shown, length]);
    return next;
  }

  #keep(shown: number[]): void {
    this.#shown = shown;
    sessionStorage.setItem(this.#key, JSON.stringify(shown));
  }
}
