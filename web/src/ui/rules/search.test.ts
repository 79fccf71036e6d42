import { describe, expect, test } from "vitest";
import { bookOf, chapterWith, rulesOf } from "./chapters";
import { elsewhere, find, folded, marked, wordsOf } from "./search";

const ENGLISH = bookOf(
  "# Game\n\nIntro.\n\n## The cocoa\n\n- **GAM-ONE-1** Take 1 cocoa. *(page 2)*\n- **GAM-ONE-2** Pay for it.\n\n" +
    "### Prices\n\n| what | price |\n|---|---|\n| a tile | 1 cocoa |\n| a hut | 2 wood |\n\n## The end\n\n- **GAM-END-1** Count.\n",
);
const FRENCH = bookOf(
  "# Jeu\n\n## Le cacao\n\n- **GAM-ONE-1** Prenez 1 cacao.\n\n## La fin\n\n- **GAM-END-1** Comptez à l’éclipse.\n",
);
const NONE = new Map();
const SAID: Readonly<Record<string, readonly [english: string, french: string]>> = {
  "sign-key": ["A lock", "Un cadenas"],
  "tile-bean": ["Gain 2 beans", "Gagnez 2 fèves"],
  "tile-hut": ["Build a hut", "Construisez une hutte"],
};
const GALLERY = {
  pictures: [
    { says: "sign-key" },
    { says: "tile-bean", rule: "GAM-ONE" },
    { says: "tile-hut", rule: "GAM-ONE" },
    { says: "tile-hut", rule: "GAM-NOWHERE" },
  ],
  here: (key: string) => SAID[key]?.[0] ?? key,
  there: (key: string) => SAID[key]?.[1] ?? key,
};
const search = (query: string, other = NONE) => find(ENGLISH, wordsOf(query), other, { ...GALLERY, pictures: [] });
/** What a search finds of the pictures: the signs, then chapter by chapter. */
const pictured = (query: string) => {
  const { signs, chapters, count } = find(ENGLISH, wordsOf(query), NONE, GALLERY);
  const told = (shown: readonly { picture: { says: string }; there: string | null }[]) =>
    shown.map(({ picture, there }) => [picture.says, there]);
  return { signs: told(signs), chapters: chapters.map(({ id, pictures }) => [id, told(pictures)]), count };
};

describe("a book", () => {
  test("has its chapters, each with its rules", () => {
    expect(ENGLISH.intro.length).toBe(1);
    expect(ENGLISH.chapters.map(({ id, rules }) => [id, rules])).toEqual([
      ["the-cocoa", ["GAM-ONE-1", "GAM-ONE-2"]],
      ["the-end", ["GAM-END-1"]],
    ]);
  });

  test("finds the chapter of a rule, of a heading and of its own name", () => {
    for (const [anchor, chapter] of [
      ["GAM-END-1", "the-end"],
      ["prices", "the-cocoa"],
      ["the-end", "the-end"],
    ] as const)
      expect(chapterWith(ENGLISH, anchor)?.id).toBe(chapter);
    expect(chapterWith(ENGLISH, "GAM-END-9")).toBeUndefined();
  });
});

describe("a search", () => {
  test("keeps the lines that say every word, and counts them", () => {
    const found = search("1 COCOA");
    expect(found.count).toBe(2);
    expect(found.chapters.map(({ id, count }) => [id, count])).toEqual([["the-cocoa", 2]]);
    const [list, heading, table] = found.chapters[0]?.blocks ?? [];
    expect(list?.kind === "list" && list.items.map(({ rule }) => rule)).toEqual(["GAM-ONE-1"]);
    expect(heading?.kind).toBe("heading");
    expect(table?.kind === "table" && table.rows.length).toBe(1);
    expect(search("cocoa wood").count).toBe(0);
  });

  test("finds a rule by its name", () => {
    expect(search("gam-one-2").chapters[0]?.blocks).toHaveLength(1);
  });

  test("shows a whole chapter whose title says the words", () => {
    expect(search("the end").count).toBe(1);
  });

  test("finds a rule by what it says in the other language, and shows that", () => {
    const other = rulesOf(FRENCH);
    expect(search("eclipse").count).toBe(0);
    const found = search("eclipse", other);
    expect(found.count).toBe(1);
    const [list] = found.chapters[0]?.blocks ?? [];
    const item = list?.kind === "list" ? list.items[0] : undefined;
    expect(item && elsewhere(item, wordsOf("eclipse"), other)).not.toBeNull();
    expect(item && elsewhere(item, wordsOf("count"), other)).toBeNull();
  });

  test("marks what it found, whatever the accents, letter for letter", () => {
    expect(folded("Éclipse d’Œuvre")).toBe("eclipse d'œuvre");
    expect(folded("a🂡b")).toHaveLength(4);
    expect(marked("L’Éclipse, une éclipse", ["eclipse"])).toEqual([
      { text: "L’", found: false },
      { text: "Éclipse", found: true },
      { text: ", une ", found: false },
      { text: "éclipse", found: true },
    ]);
  });

  test("finds a sign of the board by its name in either language", () => {
    expect(pictured("lock")).toEqual({ signs: [["sign-key", null]], chapters: [], count: 1 });
    expect(pictured("CADENAS")).toEqual({ signs: [["sign-key", "Un cadenas"]], chapters: [], count: 1 });
  });

  test("finds a component in the chapter of its rules, and counts it with the lines", () => {
    const both = { signs: [], chapters: [["the-cocoa", [["tile-hut", null]]]] };
    expect(pictured("hut")).toEqual({ ...both, count: 2 }); // the row of the table too
    expect(pictured("feves 2").chapters).toEqual([["the-cocoa", [["tile-bean", "Gagnez 2 fèves"]]]]);
    expect(pictured("feves hut").count).toBe(0); // both words in one language
  });

  test("shows all components of a chapter whose title says the words", () => {
    expect(pictured("the cocoa").chapters).toEqual([
      [
        "the-cocoa",
        [
          ["tile-bean", null],
          ["tile-hut", null],
        ],
      ],
    ]);
  });
});
