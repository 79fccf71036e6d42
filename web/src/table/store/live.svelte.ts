// The view as boards read it: one object that stays, each part of it a state of its own, so that an update touches
// only those who read what changed.
import type { View } from "../board/types";

class Part {
  value = $state.raw<unknown>();
}

export class LiveView {
  /** Made again only where a view has other parts than the one before. */
  shown = $state.raw<View | null>(null);
  #parts = new Map<string, Part>();

  /** Show another view; parts that are the same objects as before touch no reader. */
  show(view: View | null): void {
    const values = Object.entries(view ?? {});
    const same = values.length === this.#parts.size && values.every(([key]) => this.#parts.has(key));
    if (!same) this.#parts = new Map(values.map(([key]) => [key, new Part()]));
    for (const [key, value] of values) (this.#parts.get(key) as Part).value = value;
    if (!view || !same || !this.shown) this.shown = view && this.#made();
  }

  #made(): View {
    const view = {};
    for (const [key, part] of this.#parts)
      Object.defineProperty(view, key, { enumerable: true, get: () => part.value });
    return view as View;
  }
}
