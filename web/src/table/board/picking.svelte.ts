// What a place that can be chosen does, whether it is drawn on the board or stands in a seat's panel.
import { useTable } from "./context";
import { guided } from "./guided.svelte";
import type { Choice } from "./types";
import { t } from "../../words/words.svelte";

export interface Offer {
  choices: readonly Choice[];
  /** What it is called when the choice's own text is not enough. */
  label?: string | undefined;
  /** Instead of choosing (or narrowing the prompt to several choices). */
  onpick?: ((choices: readonly Choice[]) => void) | undefined;
}

export interface Picking {
  readonly lit: boolean;
  /** Whether the choice under the pointer or the keyboard is one of its own. */
  readonly highlight: boolean;
  /** Whether the guide proposes it. */
  readonly taught: boolean;
  readonly name: string;
  /** Its choices in notation, joined by `|`: what the element that makes them carries as `data-choice`. */
  readonly notation: string;
  pick: (event: Event) => void;
  press: (event: KeyboardEvent) => void;
  enter: () => void;
  leave: () => void;
}

/** How a place reacts to pointer and keyboard; to be called while a component is set up. */
export function picking(offer: () => Offer): Picking {
  const table = useTable();
  const highlight = $derived(offer().choices.some((choice) => choice.action === table.focused));
  const taught = $derived(offer().choices.some((choice) => choice.action === guided.action));
  const name = $derived.by(() => {
    const { choices, label } = offer();
    const only = choices[0];
    if (label) return label;
    if (choices.length === 1 && only) return only.text;
    return t("web-spot-several", { count: choices.length, first: only?.text ?? "" });
  });

  function pick(event: Event): void {
    event.stopPropagation(); // a place may lie in another one: the innermost is meant
    const { choices, onpick } = offer();
    const only = choices[0];
    if (!only) return;
    if (onpick) onpick(choices);
    else if (choices.length === 1) table.choose(only.action);
    else table.narrow(choices.map((choice) => choice.action));
  }

  return {
    get lit() {
      return offer().choices.length > 0;
    },
    get highlight() {
      return highlight;
    },
    get taught() {
      return taught;
    },
    get name() {
      return name;
    },
    get notation() {
      return offer()
        .choices.map((choice) => choice.name)
        .join("|");
    },
    pick,
    press: (event) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      pick(event);
    },
    enter: () => table.focus(offer().choices[0]?.action ?? null),
    /** Only what this place has lit: the keyboard may be elsewhere while the pointer leaves. */
    leave: () => {
      if (highlight) table.focus(null);
    },
  };
}
