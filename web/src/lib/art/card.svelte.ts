// The card that explains a component on hover, focus and long press: one for the whole page.
import type { Attachment } from "svelte/attachments";

export interface CardContent {
  title: string;
  lines?: string[];
  /** The id of the rule to read more (`TIK-PLACE-2`). */
  rule?: string;
}

const HOVER_MS = 350;
const PRESS_MS = 450;
const LEAVE_MS = 150;

class CardState {
  content = $state.raw<CardContent | null>(null);
  near = $state.raw<DOMRect | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  show(content: CardContent, near: DOMRect, after = 0): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.content = content;
      this.near = near;
    }, after);
  }

  hide(after = LEAVE_MS): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => (this.content = null), after);
  }

  /** The pointer is on the card itself: it stays. */
  hold(): void {
    clearTimeout(this.#timer);
  }
}

export const cardState = new CardState();

/** Explain an element: `{@attach card(() => ({ title, lines, rule }))}`. */
export function card(content: () => CardContent): Attachment<Element> {
  return (element) => {
    const show = (after: number): void => cardState.show(content(), element.getBoundingClientRect(), after);
    let press: ReturnType<typeof setTimeout> | undefined;
    const listeners: [string, (event: Event) => void][] = [
      ["pointerenter", (event) => (event as PointerEvent).pointerType === "mouse" && show(HOVER_MS)],
      ["pointerleave", () => cardState.hide()],
      ["focusin", () => show(HOVER_MS)],
      ["focusout", () => cardState.hide()],
      [
        "pointerdown",
        (event) => {
          if ((event as PointerEvent).pointerType !== "mouse") press = setTimeout(() => show(0), PRESS_MS);
        },
      ],
      ["pointerup", () => clearTimeout(press)],
      ["pointercancel", () => clearTimeout(press)],
    ];
    for (const [type, listener] of listeners) element.addEventListener(type, listener);
    return () => {
      clearTimeout(press);
      for (const [type, listener] of listeners) element.removeEventListener(type, listener);
    };
  };
}
