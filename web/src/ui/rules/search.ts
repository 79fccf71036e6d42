// Finding in a rules text: every word must be there, whatever its case and accents; a rule is found by its id too.
import type { Book, Chapter } from "./chapters";
import type { Block, Inline, Item } from "./markdown";

/** A text without case and accents, letter for letter, so that what is found can be marked in the text itself. */
export function folded(text: string): string {
  return Array.from(text, (letter) => {
    const plain = letter === "’" ? "'" : letter.normalize("NFD").charAt(0).toLowerCase();
    return plain.padEnd(letter.length);
  }).join("");
}

/** The words that are looked for. */
export function wordsOf(query: string): string[] {
  return folded(query).split(/\s+/).filter(Boolean);
}

/** What inline parts say, without their looks. */
export function textOf(parts: readonly Inline[]): string {
  return parts.map((part) => ("text" in part ? part.text : textOf(part.children))).join("");
}

const says = (parts: readonly Inline[], words: readonly string[]): boolean => {
  const text = folded(textOf(parts));
  return words.every((word) => text.includes(word));
};

/** A text cut where the words are: the pieces that hold one are marked. */
export function marked(text: string, words: readonly string[]): { text: string; found: boolean }[] {
  const plain = folded(text);
  const inside = new Array<boolean>(text.length).fill(false);
  for (const word of words)
    for (let at = plain.indexOf(word); at >= 0; at = plain.indexOf(word, at + 1))
      inside.fill(true, at, at + word.length);
  const pieces: { text: string; found: boolean }[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const found = inside[at] ?? false;
    const last = pieces.at(-1);
    if (last?.found === found) last.text += text.charAt(at);
    else pieces.push({ text: text.charAt(at), found });
  }
  return pieces;
}

/** What is left of a block when only what says the words is kept, and how many lines that is. */
function sifted(block: Block, keeps: (parts: readonly Inline[], item?: Item) => boolean): [Block | null, number] {
  switch (block.kind) {
    case "heading":
      return [block, 0];
    case "paragraph":
      return keeps(block.inlines) ? [block, 1] : [null, 0];
    case "list": {
      const items = block.items.filter((item) => keeps(item.inlines, item));
      return items.length ? [{ ...block, items }, items.length] : [null, 0];
    }
    case "table": {
      const rows = block.rows.filter((row) => keeps(row.flatMap((cell) => [...cell, { kind: "text", text: " " }])));
      return rows.length ? [{ ...block, rows }, rows.length] : [null, 0];
    }
    case "code":
      return keeps([{ kind: "text", text: block.text }]) ? [block, 1] : [null, 0];
  }
}

/** Headings that nothing stands under any more are left out. */
const headed = (blocks: readonly Block[]): Block[] =>
  blocks.filter((block, at) => block.kind !== "heading" || (blocks[at + 1] ?? block).kind !== "heading");

/** A picture on the page: a sign of the board, or a component in the chapter of its rules. */
export interface Pictured {
  /** The key of what it is. */
  says: string;
  /** What the ids of its chapter's rules begin with; a sign of the board has none. */
  rule?: string;
}

/** All pictures of the page, and what they are in its language and in the other one. */
export interface Gallery<P extends Pictured> {
  pictures: readonly P[];
  here: (key: string) => string;
  there: (key: string) => string;
}

/** A picture that is shown; `there` is what the other language calls it, where only that says the words. */
export interface Shown<P extends Pictured> {
  picture: P;
  there: string | null;
}

export interface Found<P extends Pictured> {
  signs: Shown<P>[];
  chapters: (Chapter & { count: number; pictures: Shown<P>[] })[];
  /** How many places: rules, rows of tables, paragraphs, pictures. */
  count: number;
}

/** The pictures that stand before a list of rules. */
export function picturesOf<P extends Pictured>(pictures: readonly P[], rules: readonly string[]): P[] {
  return pictures.filter(({ rule }) => rule !== undefined && rules.includes(`${rule}-1`));
}

/** The pictures that the words mean in either language. */
function sought<P extends Pictured>({ pictures, here, there }: Gallery<P>, words: readonly string[]): Shown<P>[] {
  const tells = (text: string): boolean => says([{ kind: "text", text }], words);
  return pictures.flatMap((picture): Shown<P>[] => {
    if (tells(here(picture.says))) return [{ picture, there: null }];
    const other = there(picture.says);
    return tells(other) ? [{ picture, there: other }] : [];
  });
}

/** What of a book says all words; a rule or a picture counts too if it says them in the other language. */
export function find<P extends Pictured>(
  book: Book,
  words: readonly string[],
  other: ReadonlyMap<string, Item>,
  gallery: Gallery<P>,
): Found<P> {
  const keeps = (parts: readonly Inline[], item?: Item): boolean =>
    says(parts, words) || (item !== undefined && elsewhere(item, words, other) !== null);
  const signs = sought({ ...gallery, pictures: gallery.pictures.filter(({ rule }) => rule === undefined) }, words);
  const chapters = book.chapters.flatMap((chapter) => {
    const own = picturesOf(gallery.pictures, chapter.rules);
    if (says(chapter.title, words)) {
      const pictures = own.map((picture) => ({ picture, there: null }));
      return [{ ...chapter, pictures, count: lines(chapter.blocks) + own.length }];
    }
    const pictures = sought({ ...gallery, pictures: own }, words);
    const kept = chapter.blocks.map((block) => sifted(block, keeps));
    const count = kept.reduce((sum, [, one]) => sum + one, 0) + pictures.length;
    return count ? [{ ...chapter, blocks: headed(kept.flatMap(([block]) => block ?? [])), pictures, count }] : [];
  });
  return { signs, chapters, count: chapters.reduce((sum, { count }) => sum + count, signs.length) };
}

const lines = (blocks: readonly Block[]): number =>
  blocks.reduce((sum, block) => sum + sifted(block, () => true)[1], 0);

/** The rule in the other language, where only that one says the words. */
export function elsewhere(
  item: Item,
  words: readonly string[],
  other: ReadonlyMap<string, Item>,
): readonly Inline[] | null {
  const there = item.rule === null || !words.length ? undefined : other.get(item.rule);
  return there && says(there.inlines, words) && !says(item.inlines, words) ? there.inlines : null;
}
