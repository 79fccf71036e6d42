// The boards, found by their folders and loaded when a table of the game is opened.
import type { View } from "../table/board/types";
import type { Components, Cover, Examples, GameModule, Guide } from "../table/board/module";
import { load } from "./fallback/shipped";

const MODULES = import.meta.glob<{ default: unknown }>("./*/index.ts");
const GUIDES = import.meta.glob<{ guide: Guide }>("./*/guide.ts");

const EXAMPLES = import.meta.glob<Examples>("./*/examples.json", { import: "default" });
const COMPONENTS = import.meta.glob<Components>("./*/components.ts", { import: "components" });

const COVERS = import.meta.glob<Cover>("./*/cover.ts", { import: "cover", eager: true });

/** What the home page tells of a game; games of other distributions have none. */
export function cover(game: string): Cover | null {
  return COVERS[`./${game}/cover.ts`] ?? null;
}

/** The board of a game; without a folder here, the one that its distribution ships, or else the fallback. */
export async function board(game: string): Promise<GameModule> {
  const own = MODULES[`./${game}/index.ts`];
  if (!own) await load(game);
  const module = await (own ?? MODULES["./fallback/index.ts"])?.();
  if (!module) throw new Error("there is no fallback board");
  return module.default as GameModule<View>;
}

/** Whether there is a guided first game. */
export function guided(game: string): boolean {
  return `./${game}/guide.ts` in GUIDES;
}

/** The guided first game, if there is one. */
export async function guide(game: string): Promise<Guide | null> {
  return (await GUIDES[`./${game}/guide.ts`]?.())?.guide ?? null;
}

/** The worked examples of the rules, if there are any. */
export async function examples(game: string): Promise<Examples | null> {
  return (await EXAMPLES[`./${game}/examples.json`]?.()) ?? null;
}

/** The components of the box, drawn as on the table, if its folder has them. */
export async function components(game: string): Promise<Components | null> {
  return (await COMPONENTS[`./${game}/components.ts`]?.()) ?? null;
}
