// A rules text in chapters, as its second headings divide it.
import { parse, type Block, type Inline, type Item } from "./markdown";

export interface Chapter {
  id: string;
  title: Inline[];
  blocks: Block[];
  /** The ids of its rules. */
  rules: string[];
}

export interface Book {
  title: Inline[];
  /** What stands before the first chapter. */
  intro: Block[];
  chapters: Chapter[];
}

/** The chapters of a document. */
export function bookOf(source: string): Book {
  const book: Book = { title: [], intro: [], chapters: [] };
  for (const block of parse(source)) {
    const chapter = book.chapters.at(-1);
    if (block.kind === "heading" && block.level === 1) book.title = block.inlines;
    else if (block.kind === "heading" && block.level === 2)
      book.chapters.push({ id: block.id, title: block.inlines, blocks: [], rules: [] });
    else if (!chapter) book.intro.push(block);
    else {
      chapter.blocks.push(block);
      if (block.kind === "list") chapter.rules.push(...block.items.flatMap(({ rule }) => rule ?? []));
    }
  }
  return book;
}

/** The chapter that an address means: by its own id, by a rule in it, or by a heading in it. */
export function chapterWith(book: Book, anchor: string): Chapter | undefined {
  return book.chapters.find(
    ({ id, rules, blocks }) =>
      id === anchor ||
      rules.includes(anchor) ||
      blocks.some((block) => block.kind === "heading" && block.id === anchor),
  );
}

/** All rules of a book by their ids. */
export function rulesOf(book: Book): Map<string, Item> {
  const found = new Map<string, Item>();
  for (const { blocks } of book.chapters)
    for (const block of blocks)
      if (block.kind === "list") for (const item of block.items) if (item.rule) found.set(item.rule, item);
  return found;
}
