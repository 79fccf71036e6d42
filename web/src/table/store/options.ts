// The options of a game, as it declares them, for a form.
import type * as Schema from "../../connection/schema";
import type { Value } from "../../words/message";
import type { Words } from "../../words/words.svelte";

export interface OptionRow {
  option: Schema.OptionInfo;
  /** Whether this number of seats lets it be anything but its default. */
  open: boolean;
}

/** The value of an option in a form: what was given, if this number of seats still allows it. */
export function valueOf(option: Schema.OptionInfo, given: Value | undefined): Value {
  const known = given !== undefined && (!option.choices.length || option.choices.includes(given));
  return known ? given : option.default;
}

export function optionsFor(game: Schema.GameInfo, seats: number): OptionRow[] {
  return game.options.map((option) => ({
    option: { ...option, choices: option.allowed[seats] ?? option.choices },
    open: option.seats === null || option.seats.includes(seats),
  }));
}

export function optionName(words: Words, game: string, key: string): string {
  return words.text(`${game}-option-${key}`);
}

/** An answer of a choice: its own words where there are any, else the value itself. */
export function valueName(words: Words, game: string, key: string, value: Value): string {
  if (typeof value === "boolean") return words.text(value ? "web-yes" : "web-no");
  const own = `${game}-option-${key}-${value}`;
  return words.has(own) ? words.text(own) : String(value);
}
