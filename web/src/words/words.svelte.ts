// Words: Fluent messages in the reader's language, from the same files as the engine's.
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Datum, Message } from "./message";

export const LANGUAGES = ["en", "fr"] as const;
export type Language = (typeof LANGUAGES)[number];

/** A piece of a sentence: text, or a reference that can be drawn with its mark or icon. */
export type Part =
  | { kind: "text"; text: string }
  | { kind: "seat"; text: string; seat: number }
  | { kind: "name"; text: string; key: string }
  | { kind: "number"; text: string; key: string };

type Pattern = NonNullable<NonNullable<ReturnType<FluentBundle["getMessage"]>>["value"]>;

const FILES = import.meta.glob<string>(["../../../locales/*/*.ftl", "!../../../locales/*/cli.ftl"], {
  query: "?raw",
  import: "default",
});

// References are carried through Fluent between marks of the private use area.
const OPEN = "\uE000";
const MIDDLE = "\uE001";
const CLOSE = "\uE002";

/** A number that can be told apart in the sentence: what it is called in the data goes with it. */
class Called extends FluentNumber {
  constructor(
    value: number,
    readonly name: string,
  ) {
    super(value);
  }

  override toString(scope?: Parameters<FluentNumber["toString"]>[0]): string {
    return mark("number", this.name, super.toString(scope));
  }
}

/** The language to begin with: the stored one, else the browser's, else English. */
export function preferred(stored: string | null, browser: readonly string[]): Language {
  for (const wanted of [stored ?? "", ...browser]) {
    const found = LANGUAGES.find((language) => wanted.toLowerCase().startsWith(language));
    if (found) return found;
  }
  return "en";
}

/** Speaks one language; `names` are the people at the table, by seat. */
export class Words {
  #bundle: FluentBundle;
  #numbers: Intl.NumberFormat;
  #lists: Intl.ListFormat;
  /** What `#selectors` found, by pattern: looked for once. */
  #chosen = new Map<Pattern, Set<string>>();

  constructor(
    readonly language: Language,
    sources: string[],
    readonly names: readonly string[] = [],
  ) {
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    for (const one of sources) this.#bundle.addResource(new FluentResource(one));
    this.#numbers = new Intl.NumberFormat(language);
    this.#lists = new Intl.ListFormat(language, { type: "conjunction" });
  }

  /** The same language with other people at the table. */
  seated(names: readonly string[]): Words {
    const other = new Words(this.language, [], names);
    other.#bundle = this.#bundle;
    other.#chosen = this.#chosen;
    return other;
  }

  /** The same with more sentences. */
  and(sources: readonly string[]): Words {
    const other = this.seated(this.names);
    for (const one of sources) other.#bundle.addResource(new FluentResource(one));
    return other;
  }

  has(key: string): boolean {
    return this.#bundle.hasMessage(key);
  }

  /** The sentence of a key; the key itself when there is none, so that a gap can be seen. */
  text(key: string, data: Record<string, Datum | undefined> = {}): string {
    return this.parts({ key, data: data as Record<string, Datum> })
      .map((part) => part.text)
      .join("");
  }

  /** The sentence of a message. */
  say(message: Message): string {
    return this.text(message.key, message.data);
  }

  /** The sentence of a message, with its references kept apart; with `numbers` its figures too. */
  parts(message: Message, numbers = false): Part[] {
    const pattern = this.#bundle.getMessage(message.key)?.value;
    if (!pattern) return [{ kind: "text", text: message.key }];
    const chosen = this.#selectors(pattern);
    const values: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(message.data)) {
      const ready = numbers && typeof value === "number" ? new Called(value, name) : this.#value(value);
      values[name] = chosen.has(name) && typeof ready === "string" ? plain(ready) : ready;
    }
    return split(this.#bundle.formatPattern(pattern, values, []));
  }

  /** The name of the player in a seat. */
  seat(seat: number): string {
    return this.names[seat] ?? this.text("player", { number: seat + 1 });
  }

  number(value: number): string {
    return this.#numbers.format(value);
  }

  /** A number with its sign, for gains and losses. */
  signed(value: number): string {
    return value > 0 ? `+${this.number(value)}` : this.number(value).replace("-", "−");
  }

  /** The variables that a sentence chooses its variants by: those must be plain text. */
  #selectors(pattern: Pattern): Set<string> {
    let found = this.#chosen.get(pattern);
    if (!found) {
      found = this.#search(pattern, new Set());
      this.#chosen.set(pattern, found);
    }
    return found;
  }

  #search(pattern: unknown, found: Set<string>): Set<string> {
    if (Array.isArray(pattern)) for (const part of pattern) this.#search(part, found);
    else if (pattern && typeof pattern === "object") {
      const part = pattern as { type?: string; name?: string; selector?: { name?: string } };
      if (part.type === "select" && part.selector?.name) found.add(part.selector.name);
      if (part.type === "mesg" && part.name) this.#search(this.#bundle.getMessage(part.name)?.value, found);
      else for (const inner of Object.values(pattern)) this.#search(inner, found);
    }
    return found;
  }

  #value(value: Datum): FluentVariable {
    if (typeof value === "number" || typeof value === "string") return value;
    if (Array.isArray(value)) {
      if (!value.length) return this.text("nothing");
      return this.#lists.format(value.map((item) => String(this.#value(item))));
    }
    if (value && typeof value === "object") {
      if ("seat" in value) return mark("seat", String(value.seat), this.seat(value.seat));
      if ("name" in value) return mark("name", value.name, this.text(value.name));
      if ("key" in value) return this.say(value);
    }
    return String(value);
  }
}

function mark(kind: string, id: string, text: string): string {
  return `${OPEN}${kind}${MIDDLE}${id}${MIDDLE}${text}${CLOSE}`;
}

/** A text without the marks of its references. */
function plain(text: string): string {
  return split(text)
    .map((part) => part.text)
    .join("");
}

function split(sentence: string): Part[] {
  const parts: Part[] = [];
  for (const piece of sentence.split(OPEN)) {
    const [reference, rest] = piece.split(CLOSE, 2);
    if (rest === undefined || reference === undefined) {
      if (piece) parts.push({ kind: "text", text: piece });
      continue;
    }
    const [kind, id = "", text = ""] = reference.split(MIDDLE, 3);
    if (kind === "seat") parts.push({ kind: "seat", text, seat: Number(id) });
    else parts.push({ kind: kind === "number" ? "number" : "name", text, key: id });
    if (rest) parts.push({ kind: "text", text: rest });
  }
  return parts;
}

async function source(language: string, file: string): Promise<string> {
  const load = FILES[`../../../locales/${language}/${file}.ftl`];
  return load ? await load() : await served(language, file);
}

/** The words of a game of another distribution, from the server: in English where there are no others. */
async function served(language: string, file: string): Promise<string> {
  for (const one of new Set([language, "en"])) {
    const answer = await fetch(`${import.meta.env.BASE_URL}locales/${one}/${file}.ftl`).catch(() => null);
    if (answer?.ok && answer.headers.get("content-type")?.startsWith("text/plain")) return await answer.text();
  }
  return "";
}

/** What every screen needs; a game's own words are added by `addGames`. */
const COMMON = ["core", "server", "bots", "web"];

/** The words of a language with those of some games (a game without a file adds nothing). */
export async function load(language: Language, games: readonly string[] = []): Promise<Words> {
  const files = await Promise.all([...COMMON, ...games].map((file) => source(language, file)));
  return new Words(language, files);
}

/** The words the shell speaks now. Everything that shows text reads `speech.words`. */
class Speech {
  words = $state.raw<Words>(new Words("en", []));
  ready = $state(false);
  #games = new Map<string, Promise<void>>();

  async use(language: Language): Promise<void> {
    this.words = await load(language, [...this.#games.keys()]);
    this.ready = true;
    document.documentElement.lang = language;
  }

  /** Make sure that the words of these games are there; each is read once. */
  async addGames(games: readonly string[]): Promise<void> {
    const missing = games.filter((game) => !this.#games.has(game));
    const reading = this.#read(missing);
    for (const game of missing) this.#games.set(game, reading);
    await Promise.all(games.map((game) => this.#games.get(game)));
  }

  async #read(games: readonly string[]): Promise<void> {
    if (!games.length) return;
    let language: Language;
    let sources: string[];
    do {
      language = this.words.language;
      sources = await Promise.all(games.map((game) => source(this.words.language, game)));
    } while (language !== this.words.language);
    this.words = this.words.and(sources);
  }
}

export const speech = new Speech();

/** The sentence of a key in the language of the shell. */
export function t(key: string, data: Record<string, Datum | undefined> = {}): string {
  return speech.words.text(key, data);
}
