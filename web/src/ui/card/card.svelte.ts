// The card that explains a component when the pointer rests on it, by keyboard and by long press: one for the page.
import type { Attachment } from "svelte/attachments";

export interface CardContent {
  title: string;
  lines?: string[];
  /** The id of the rule to read more (`TIK-PLACE-2`). */
  rule?: string;
}

/** What called the card: a card that a finger or the keyboard called may be touched, one under a moving hand never. */
export type Caller = "pointer" | "finger" | "keyboard";

const REST_MS = 400;
const PRESS_MS = 450;
/** How far a resting hand may tremble, in pixels. */
const TREMBLE = 10;

const CONTENTS = new WeakMap<Element, () => CardContent>();

/** Explain an element: `{@attach card(() => ({ title, lines, rule }))}`. */
export function card(content: () => CardContent): Attachment<Element> {
  return (element) => {
    CONTENTS.set(element, content);
    element.setAttribute("data-card", "");
    return () => cardState.forget(element);
  };
}

/** What a card would say about this element, or null. */
export const contentOf = (element: Element): CardContent | null => CONTENTS.get(element)?.() ?? null;

/**
 * The explained element at a point. On a board whatever can't be chosen lets the pointer through
 * (base.css, `data-pressing`); the rule rests for this question, so that everything drawn can be asked what it is.
 */
function explainedAt(x: number, y: number): Element | null {
  const board = document.querySelector("[data-pressing]");
  board?.removeAttribute("data-pressing");
  const stack = document.elementsFromPoint(x, y);
  board?.setAttribute("data-pressing", "");
  const top = stack[0]?.closest("[data-card]") ?? null;
  if (top || !stack[0]?.closest("[data-board]")) return top;
  // On the board itself, what lies on top may have nothing to say: the ghost of a tile, a line of a way.
  return stack.find((one) => one.closest("[data-card]"))?.closest("[data-card]") ?? null;
}

class CardState {
  content = $state.raw<CardContent | null>(null);
  by = $state<Caller>("pointer");
  /** Where the hand is, which the card keeps away from. */
  hand = $state.raw({ x: 0, y: 0 });
  #of: Element | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** A long press has shown a card: the click that ends it chooses nothing. */
  #explained = false;

  hide(): void {
    clearTimeout(this.#timer);
    this.content = null;
    this.#of = null;
  }

  /** The element has gone, and its card with it. */
  forget(element: Element): void {
    if (this.#of === element) this.hide();
  }

  moved(event: PointerEvent): void {
    const far = Math.hypot(event.clientX - this.hand.x, event.clientY - this.hand.y) > TREMBLE;
    if (event.pointerType !== "mouse") {
      if (far && event.buttons) clearTimeout(this.#timer); // a finger that goes somewhere explains nothing
      return;
    }
    if (!far || (event.target as Element).closest?.("[role=tooltip]")) return;
    this.hide();
    this.hand = { x: event.clientX, y: event.clientY };
    if (!event.buttons) this.#soon("pointer", REST_MS);
  }

  pressed(event: PointerEvent): void {
    this.#explained = false;
    if ((event.target as Element).closest?.("[role=tooltip]")) return;
    this.hide();
    this.hand = { x: event.clientX, y: event.clientY };
    if (event.pointerType !== "mouse") this.#soon("finger", PRESS_MS);
  }

  released(): void {
    if (!this.content) clearTimeout(this.#timer);
  }

  /** After a long press, the click (or the menu) that follows is not meant. */
  clicked(event: Event): void {
    if (!this.#explained) return;
    this.#explained = event.type === "contextmenu";
    event.preventDefault();
    event.stopPropagation();
  }

  /** The keyboard came to an element; a press that happens to focus it explains nothing. */
  focused(event: FocusEvent): void {
    const target = event.target as Element;
    if (!target.matches(":focus-visible") || target.closest("[role=tooltip]")) return;
    const element = target.closest("[data-card]");
    if (!element) return;
    const { left, top, width, height } = target.getBoundingClientRect();
    this.hand = { x: left + width / 2, y: top + height / 2 };
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#show(element, "keyboard"), REST_MS);
  }

  blurred(event: FocusEvent): void {
    if (!(event.relatedTarget as Element | null)?.closest("[role=tooltip]")) this.hide();
  }

  #soon(by: Caller, after: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      const element = explainedAt(this.hand.x, this.hand.y);
      if (!element) return;
      this.#explained = by === "finger";
      this.#show(element, by);
    }, after);
  }

  #show(element: Element, by: Caller): void {
    const content = contentOf(element);
    // While a tile in hand is being placed, the board is looked at, not read.
    if (!content || (by === "pointer" && document.querySelector("[data-board] [data-ghost]"))) return;
    this.#of = element;
    this.by = by;
    this.content = content;
  }
}

export const cardState = new CardState();
