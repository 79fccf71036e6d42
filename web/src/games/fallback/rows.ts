// A view as rows of text, for a game without a board of its own.
import type { View } from "../../table/board/types";
import type { Words } from "../../words/words.svelte";

const SHARED = new Set([
  "game",
  "rules_version",
  "options",
  "viewer",
  "seats",
  "seat",
  "deciding",
  "over",
  "turn",
  "scores",
]);

/** Every part of the view that is the game's own, with its value as short text. */
export function rows(view: View, words: Words): [string, string][] {
  return Object.entries(view)
    .filter(([name]) => !SHARED.has(name))
    .map(([name, value]) => [title(view.game, name, words), text(value)]);
}

/** What a game calls a part of its view: `<game>-view-<part>`, or the part as it is. */
function title(game: string, name: string, words: Words): string {
  const key = `${game}-view-${name.replaceAll("_", "-")}`;
  return words.has(key) ? words.text(key) : name.replaceAll("_", " ");
}

/** Every list of the view that has one entry per seat: the entry of this seat. */
export function seatRows(view: View, seat: number, words: Words): [string, string][] {
  return Object.entries(view)
    .filter(([name, value]) => !SHARED.has(name) && Array.isArray(value) && value.length === view.seats)
    .map(([name, value]) => [title(view.game, name, words), text((value as unknown[])[seat])]);
}

function text(value: unknown): string {
  if (Array.isArray(value)) {
    const nested = value.some((item) => Array.isArray(item));
    return value.map(text).join(nested ? " | " : " ");
  }
  if (value !== null && typeof value === "object")
    return Object.entries(value)
      .map(([name, inner]) => `${name} ${text(inner)}`)
      .join(", ");
  return value === null || value === undefined ? "–" : String(value);
}
