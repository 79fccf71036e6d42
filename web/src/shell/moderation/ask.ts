// What a moderator is about to do: the dialog asks why (and for how long), then does it.
import type * as Schema from "../../connection/schema";
import { t } from "../../words/words.svelte";

export interface Ask {
  /** The button and the title. */
  title: string;
  /** What the text is: a reason, or a note. */
  label: string;
  /** Whether it lasts for a time. */
  lasts: boolean;
  run: (reason: string, hours: number | null) => Promise<void>;
}

/** What is asked before something is done; `reload` shows the list again afterwards. */
export type Asker = (ask: Ask) => void;

export const why = (title: string, run: (reason: string) => Promise<void>): Ask => ({
  title,
  label: t("web-moderation-reason"),
  lasts: false,
  run,
});

/** A person's name, as moderators see it. */
export function called(person: Schema.Named | null): string {
  if (!person) return t("server-seat-guest");
  return person.login ?? (person.name || person.id);
}
