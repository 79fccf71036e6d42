// The small part of Markdown that our rules are written in, as a tree: no HTML is ever made of text.

export type Inline =
  | { kind: "text"; text: string }
  | { kind: "code"; text: string }
  | { kind: "strong"; children: Inline[] }
  | { kind: "em"; children: Inline[] }
  | { kind: "link"; href: string; children: Inline[] };

export interface Item {
  /** The id of the rule that the item begins with, if it does. */
  rule: string | null;
  inlines: Inline[];
}

export type Block =
  | { kind: "heading"; level: number; id: string; inlines: Inline[] }
  | { kind: "paragraph"; inlines: Inline[] }
  | { kind: "list"; ordered: boolean; items: Item[] }
  | { kind: "table"; head: Inline[][]; rows: Inline[][][] }
  | { kind: "code"; text: string };

const RULE = /^\*\*([A-Z]{3,}(?:-[A-Z0-9]+)+)\*\*/;
const ITEM = /^(?:[-*]|\d+\.)\s+/;

/** The blocks of a document. */
export function parse(source: string): Block[] {
  const lines = source.replace(/\r/g, "").split("\n");
  const blocks: Block[] = [];
  let index = 0;
  const peek = (): string => lines[index] ?? "";
  while (index < lines.length) {
    const line = peek();
    if (!line.trim()) {
      index += 1;
    } else if (line.startsWith("```")) {
      const text: string[] = [];
      for (index += 1; index < lines.length && !peek().startsWith("```"); index += 1) text.push(peek());
      index += 1;
      blocks.push({ kind: "code", text: text.join("\n") });
    } else if (/^#{1,6} /.test(line)) {
      const level = line.indexOf(" ");
      const text = line.slice(level + 1).trim();
      blocks.push({ kind: "heading", level, id: slug(text), inlines: inline(text) });
      index += 1;
    } else if (line.startsWith("|")) {
      const rows: string[][] = [];
      for (; peek().startsWith("|"); index += 1) rows.push(cells(peek()));
      const body = rows.slice(1).filter((row) => !row.every((cell) => /^:?-+:?$/.test(cell)));
      blocks.push({ kind: "table", head: (rows[0] ?? []).map(inline), rows: body.map((row) => row.map(inline)) });
    } else if (ITEM.test(line)) {
      const items: string[] = [];
      const ordered = /^\d/.test(line);
      for (; index < lines.length && peek().trim(); index += 1) {
        if (ITEM.test(peek())) items.push(peek().replace(ITEM, ""));
        else items[items.length - 1] += ` ${peek().trim()}`;
      }
      blocks.push({ kind: "list", ordered, items: items.map(item) });
    } else {
      const text: string[] = [];
      for (
        ;
        index < lines.length && peek().trim() && !/^(#{1,6} |\||```)/.test(peek()) && !ITEM.test(peek());
        index += 1
      )
        text.push(peek().trim());
      blocks.push({ kind: "paragraph", inlines: inline(text.join(" ")) });
    }
  }
  return blocks;
}

function item(text: string): Item {
  return { rule: RULE.exec(text)?.[1] ?? null, inlines: inline(text) };
}

function cells(line: string): string[] {
  return line
    .trim()
    .replace(/^\|/, "")
    .replace(/\|$/, "")
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replace("\\|", "|"));
}

/** The anchor of a heading. */
export function slug(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");
}

const INLINE = /`([^`]+)`|\*\*(.+?)\*\*|\*(.+?)\*|\[([^\]]+)\]\(([^)\s]+)\)/;

/** The inline parts of a text. */
export function inline(text: string): Inline[] {
  const parts: Inline[] = [];
  let rest = text;
  for (let match = INLINE.exec(rest); match; match = INLINE.exec(rest)) {
    if (match.index) parts.push(plain(rest.slice(0, match.index)));
    const [whole, code, strong, em, label, href] = match;
    if (code !== undefined) parts.push({ kind: "code", text: code });
    else if (strong !== undefined) parts.push({ kind: "strong", children: inline(strong) });
    else if (em !== undefined) parts.push({ kind: "em", children: inline(em) });
    else if (label !== undefined && href !== undefined) parts.push({ kind: "link", href, children: inline(label) });
    rest = rest.slice(match.index + whole.length);
  }
  if (rest) parts.push(plain(rest));
  return parts;
}

/** A text as it is printed: with real apostrophes, whichever the file was typed with. */
function plain(text: string): Inline {
  return { kind: "text", text: text.replace(/(\p{L})'(?=\p{L})/gu, "$1’") };
}
