// The rules in our own words: the same files as the documentation's, loaded when they are read.

const FILES = import.meta.glob<string>("../../../../docs/rules/*.md", { query: "?raw", import: "default" });

/** The rules of a game in a language, in English where there is no other; null without any. */
export async function rulesText(game: string, language: string): Promise<string | null> {
  const load = FILES[`../../../../docs/rules/${game}.${language}.md`] ?? FILES[`../../../../docs/rules/${game}.md`];
  return load ? await load() : null;
}
