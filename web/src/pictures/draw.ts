// The boards of the table as drawings, without a page.
import type { Component } from "svelte";
import { render } from "svelte/server";
import type { BoardProps, GameModule, SeatPanelProps } from "../table/board/module";
import type { GameEvent, View } from "../table/board/types";
import { speech, Words, type Language } from "../words/words.svelte";
import { plateOf, type Plate } from "./plate";
import Seat from "./Seat.svelte";
import Table from "./Table.svelte";

const MODULES = import.meta.glob<GameModule>(["../games/*/index.ts", "!../games/fallback/index.ts"], {
  eager: true,
  import: "default",
});
const spoken = new Map<string, Words>();

export interface Asked {
  view: View;
  language: Language;
  names: string[];
  /** What is to be marked on the board: the events of the last turn. */
  last: GameEvent[];
}

export interface Drawn {
  /** The board: an `svg` element with its styles still in classes. */
  board: string;
  /** Each player: a drawn plate, and what the seat has, folded to a line, as markup of the page. */
  seats: { plate: string; holdings: string }[];
  plate: Plate;
  title: string;
  status: string;
}

/** The games that have a board. */
export function games(): string[] {
  return Object.keys(MODULES).map((path) => path.split("/").at(-2) ?? "");
}

/** Learn the sentences of a game in a language. */
export function learn(language: Language, game: string, sources: string[]): void {
  spoken.set(`${language} ${game}`, new Words(language, sources));
}

/** Draw what a seat sees. */
export function draw({ view, language, names, last }: Asked): Drawn {
  const module = MODULES[`../games/${view.game}/index.ts`];
  const words = spoken.get(`${language} ${view.game}`)?.seated(names);
  if (!module || !words) throw new Error(`no board of ${view.game} in ${language}`);
  speech.words = words;
  const asked = { view, choices: [], prompt: null, words };
  const seats = view.scores.map((_, seat) => ({ seat, name: words.seat(seat) }) as BoardProps["seats"][number]);
  const board = markup(module.Board, {
    ...asked,
    focused: null,
    onfocus: () => undefined,
    onchoose: () => undefined,
    preview: null,
    motion: false,
    lastTurn: last,
    seats,
    viewer: view.viewer,
  } satisfies BoardProps);
  const shown = drawing(board);
  const plate = plateOf(Number(/viewBox="\S+ \S+ (\S+)/.exec(shown)?.[1]), seats.length);
  return {
    board: shown,
    seats: seats.map(({ seat, name }) => ({
      plate: markup(Seat, { plate, seat, name, points: view.scores[seat] ?? 0, deciding: view.seat === seat }),
      holdings: markup(module.SeatPanel, { ...asked, seat, open: false } satisfies SeatPanelProps),
    })),
    plate,
    title: words.text(view.game),
    status: module.status?.(view, words) ?? "",
  };
}

function markup<Props extends object>(part: Component<Props>, props: Props): string {
  return render(Table as unknown as Component<object>, { props: { part, props } }).body;
}

/** The drawing itself, out of the page's markup around it. */
function drawing(body: string): string {
  const from = body.search(/<svg[^>]*data-viewport/);
  let depth = 0;
  for (const tag of body.slice(from).matchAll(/<(\/?)svg\b/g)) {
    depth += tag[1] ? -1 : 1;
    if (!depth) return body.slice(from, from + tag.index + "</svg>".length);
  }
  throw new Error("the board has no drawing");
}
