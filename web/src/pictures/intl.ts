// What our sentences need of Intl, for an engine without it: counts, figures and lists in our languages.
import type { Language } from "../words/words.svelte";

const JOINED: Record<Language, [string, string]> = { en: [" and ", ", and "], fr: [" et ", " et "] };
const THOUSANDS: Record<Language, string> = { en: ",", fr: "\u202f" };

const known = (locales: string | readonly string[]): Language =>
  String(typeof locales === "string" ? locales : locales[0]).startsWith("fr") ? "fr" : "en";

class Spoken {
  protected readonly language: Language;
  constructor(locales: string | readonly string[]) {
    this.language = known(locales);
  }
}

class PluralRules extends Spoken {
  select(count: number): string {
    const one = this.language === "fr" ? Math.abs(count) < 2 : count === 1;
    return one ? "one" : "other";
  }
}

class NumberFormat extends Spoken {
  format(value: number): string {
    const [whole = "", part] = String(value).split(".");
    const grouped = whole.replace(/\B(?=(\d{3})+$)/g, THOUSANDS[this.language]);
    return part ? `${grouped}${this.language === "fr" ? "," : "."}${part}` : grouped;
  }
}

class ListFormat extends Spoken {
  format(items: readonly string[]): string {
    const [two, more] = JOINED[this.language];
    if (items.length < 2) return items.join("");
    return items.slice(0, -1).join(", ") + (items.length === 2 ? two : more) + (items.at(-1) ?? "");
  }
}

export const OurIntl = { PluralRules, NumberFormat, ListFormat };
