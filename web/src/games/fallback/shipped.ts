// Boards that other distributions ship with their games: plain modules, whatever they were made with.
import type { BoardProps } from "../../table/board/module";
import type { Datum } from "../../words/message";

/** What a shipped board is given: as `BoardProps`, with functions in the place of components' ways. */
export interface ShippedProps extends Omit<BoardProps, "words" | "onfocus" | "onchoose"> {
  /** The sentence of a key in the reader's language. */
  text: (key: string, data?: Record<string, Datum>) => string;
  /** Make a choice, by its action. */
  choose: (action: number) => void;
  /** Point at a choice, or at none. */
  focus: (action: number | null) => void;
}

/** What `board.js` exports as its default. */
export interface ShippedBoard {
  /** Draw into the box; `update` is called whenever something changes. */
  mount: (box: HTMLElement, props: ShippedProps) => { update: (props: ShippedProps) => void; destroy?: () => void };
}

const BOARDS = new Map<string, ShippedBoard>();

/** Load the board that a game was shipped with, if there is one. */
export async function load(game: string): Promise<void> {
  const address = `${import.meta.env.BASE_URL}pictures/${game}/board.js`;
  const found = await import(/* @vite-ignore */ address).then(
    (module: { default: ShippedBoard | null }) => module.default,
    () => null, // no server, or a module that can't be read
  );
  if (found) BOARDS.set(game, found);
}

/** A board that `load` has found. */
export function shippedBoard(game: string): ShippedBoard | undefined {
  return BOARDS.get(game);
}
