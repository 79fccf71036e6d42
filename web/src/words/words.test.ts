import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { FluentResource } from "@fluent/bundle";
import { describe, expect, test, vi } from "vitest";
import { load, preferred, Words } from "./words.svelte";

const SOURCE = `
player = Player { $number }
nothing = nothing
leader = the leader
colour-red = red
tile = { $colour ->
    [red] A red tile of { $seat }.
   *[other] Another tile.
}
moved = { $seat } moves { $what } to { $places }.
`;

describe("words", () => {
  const words = new Words("en", [SOURCE], ["Ana"]);

  test("say who, what and lists", () => {
    const message = { key: "moved", data: { seat: { seat: 0 }, what: { name: "leader" }, places: ["a", "b"] } };
    expect(words.say(message)).toBe("Ana moves the leader to a and b.");
    expect(words.parts(message).map((part) => part.kind)).toEqual(["seat", "text", "name", "text"]);
  });

  test("choose a variant by a name", () => {
    const message = { key: "tile", data: { colour: { name: "colour-red" }, seat: { seat: 0 } } };
    expect(words.say(message)).toBe("A red tile of Ana.");
    expect(words.parts(message).some((part) => part.kind === "seat")).toBe(true);
  });

  test("keep numbers apart where it is wanted, in every variant", () => {
    const counting = new Words("en", ["paid = { $cocoa ->\n    [one] one cocoa\n   *[other] { $cocoa } cocoa\n}\n"]);
    expect(counting.parts({ key: "paid", data: { cocoa: 1 } }, true)).toEqual([{ kind: "text", text: "one cocoa" }]);
    expect(counting.parts({ key: "paid", data: { cocoa: 1200 } }, true)).toEqual([
      { kind: "number", text: "1,200", key: "cocoa" },
      { kind: "text", text: " cocoa" },
    ]);
    expect(counting.parts({ key: "paid", data: { cocoa: 3 } })).toEqual([{ kind: "text", text: "3 cocoa" }]);
  });

  test("name a seat without a name by its number, and an empty list", () => {
    expect(words.say({ key: "moved", data: { seat: { seat: 2 }, what: "x", places: [] } })).toBe(
      "Player 3 moves x to nothing.",
    );
  });

  test("show the key of a sentence that is missing", () => {
    expect(words.text("not-there")).toBe("not-there");
    expect(words.has("not-there")).toBe(false);
  });

  test("write numbers with their sign", () => {
    expect(words.signed(3)).toBe("+3");
    expect(words.signed(-3)).toBe("−3");
    expect(words.signed(0)).toBe("0");
  });
});

describe("the language", () => {
  test("is the stored one, else the browser's, else English", () => {
    expect(preferred(null, ["fr-CA", "en"])).toBe("fr");
    expect(preferred("en", ["fr"])).toBe("en");
    expect(preferred(null, ["de", "ja"])).toBe("en");
  });

  test("is loaded from the project's files", async () => {
    expect((await load("fr")).text("web-page-home")).toBe("Accueil");
    expect((await load("en", ["patolli"])).text("patolli")).toBe("Patolli");
  });

  test("of a game of another distribution comes from the server, in English where there is no other", async () => {
    const asked: string[] = [];
    vi.stubGlobal("fetch", (path: string) => {
      asked.push(path);
      const known = path.includes("/en/cacao");
      const headers = { "content-type": "text/plain" };
      return Promise.resolve(new Response(known ? "cacao = Cacao" : "", { status: known ? 200 : 404, headers }));
    });
    expect((await load("fr", ["cacao"])).text("cacao")).toBe("Cacao");
    expect((await load("en", ["patolli", "no-such-game"])).text("patolli")).toBe("Patolli");
    vi.unstubAllGlobals();
    expect(asked).toEqual(["/locales/fr/cacao.ftl", "/locales/en/cacao.ftl", "/locales/en/no-such-game.ftl"]);
  });
});

describe("the sentences of the web table", () => {
  const root = join(import.meta.dirname, "..");
  const files = (folder: string): string[] =>
    readdirSync(folder).flatMap((name) => {
      const path = join(folder, name);
      if (statSync(path).isDirectory()) return files(path);
      return /\.(svelte|ts)$/.test(name) && !name.endsWith(".test.ts") ? [path] : [];
    });
  const text = files(root)
    .map((path) => readFileSync(path, "utf8"))
    .join("\n");
  const ftl = (language: string): Map<string, string> => {
    const source = readFileSync(join(root, `../../locales/${language}/web.ftl`), "utf8");
    return new Map(new FluentResource(source).body.map((entry) => [entry.id, JSON.stringify(entry.value)]));
  };
  const literal = new Set([...text.matchAll(/["'`](web-[a-z0-9-]*[a-z0-9])["'`]/g)].map((match) => match[1] ?? ""));
  const built = [...text.matchAll(/`(web-[a-z-]*-)\$\{/g)].map((match) => match[1] ?? "");

  test.each(["en", "fr"])("are all there in %s, and none too many", (language) => {
    const known = ftl(language);
    expect([...literal].filter((key) => !known.has(key))).toEqual([]);
    expect(
      [...known.keys()].filter((key) => !literal.has(key) && !built.some((start) => key.startsWith(start))),
    ).toEqual([]);
  });

  test("place the same data in both languages", () => {
    const places = (value: string): string[] =>
      [...new Set([...value.matchAll(/"type":"var","name":"(\w+)"/g)].map((m) => m[1] ?? ""))].sort();
    const [en, fr] = [ftl("en"), ftl("fr")];
    expect([...fr.keys()].sort()).toEqual([...en.keys()].sort());
    for (const [key, value] of en) expect([key, places(fr.get(key) ?? "")]).toEqual([key, places(value)]);
  });

  test("keep French typography: no plain space before ; : ! ?", () => {
    const source = readFileSync(join(root, "../../locales/fr/web.ftl"), "utf8");
    expect(source.split("\n").filter((line) => / [;:!?](\s|$)/.test(line))).toEqual([]);
  });
});
