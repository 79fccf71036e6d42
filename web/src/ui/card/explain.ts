// Cards for the keyboard: every explained component can be focused one after the other.
import type { Attachment } from "svelte/attachments";
import { card, contentOf, type CardContent } from "./card.svelte";

/** Like `card`, and reachable by `walk`. Put it around a `Spot`, so that its focus shows the card too. */
export function explained(content: () => CardContent): Attachment<Element> {
  return (element) => {
    element.setAttribute("data-explained", "");
    if (!element.hasAttribute("tabindex")) element.setAttribute("tabindex", "-1");
    return card(content)(element);
  };
}

/** Focus the next (or previous) explained component of a board; its card is shown and read. */
export function walk(board: Element, way: 1 | -1): void {
  const all = [...board.querySelectorAll<SVGElement>("[data-explained]")];
  if (!all.length) return;
  const from = all.findIndex((element) => element === document.activeElement);
  const next = all[from < 0 ? (way > 0 ? 0 : all.length - 1) : (from + way + all.length) % all.length];
  const content = next && contentOf(next);
  if (!next || !content) return;
  next.setAttribute("role", "group");
  next.setAttribute("aria-label", [content.title, ...(content.lines ?? [])].join(". "));
  next.focus();
}
