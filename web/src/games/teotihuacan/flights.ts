// Where events happen on the table, and the icons of the log.
import { dieIcon, goodIcon, icon, seatIcon, type Icon } from "../../ui/art/icon";
import type { Flight, Place } from "../../table/board/flights";
import type { GameEvent } from "../../table/board/types";
import type { Datum, Message } from "../../words/message";
import Discovery from "./Discovery.svelte";
import Signs from "./Signs.svelte";
import TileIcon from "./TileIcon.svelte";
import type { TeotihuacanView } from "./view";

const GAME = "teotihuacan-";
const sign = (name: string): Icon => icon(Signs, { signs: [name], size: 24, most: 27 });

/** The words of a key after the game's name and a prefix, or null. */
function after(value: Datum | undefined, prefix: string): string | null {
  if (typeof value !== "object" || !("name" in value)) return null;
  const start = GAME + prefix;
  return value.name.startsWith(start) ? value.name.slice(start.length) : null;
}

/** Who an event speaks of: a seat, or the player after the seats for Teotibot. */
function playerOf(event: GameEvent, view: TeotihuacanView): number | null {
  const { seat } = event.data;
  if (typeof seat !== "object") return null;
  if ("seat" in seat) return seat.seat;
  return after(seat, "teotibot") === null ? null : (view.players.find(({ bot }) => bot)?.player ?? null);
}

/** What a player holds: in its seat panel, or Teotibot's place on the board. */
function holding(player: number | null, what: string, view: TeotihuacanView): Place | undefined {
  if (player === null) return undefined;
  return view.players[player]?.bot ? "teotibot" : `seat ${player} ${what}`;
}

const discovery = (value: Datum | undefined): Icon | undefined => {
  const kind = after(value, "discovery-");
  return kind === null ? undefined : icon(Discovery, { kind: kind.replaceAll("-", "_"), size: 26 });
};
const boardPlace = (value: Datum | undefined): Place | undefined => {
  const board = after(value, "board-");
  return board === null ? undefined : `board ${board}`;
};
const GOODS: Readonly<Record<string, "cocoa" | "wood" | "stone" | "gold">> = {
  cocoa: "cocoa",
  wood: "wood",
  stone: "stone",
  gold: "gold",
};
const count = (value: Datum | undefined): string => (typeof value === "number" ? String(value) : "");

/** Where goods come from or go to: the board they speak of, else the middle of the table. */
function source(event: GameEvent): Place | undefined {
  return boardPlace(event.data.source) ?? boardPlace(event.data.board);
}

/** Where an event happens; null leaves it to the shell. */
export function places(event: GameEvent, view: TeotihuacanView): Flight | readonly Flight[] | null {
  const { data } = event;
  const player = playerOf(event, view);
  const mark = player === null ? undefined : seatIcon(player);
  const die = (): Icon => {
    const worker =
      player === null ? undefined : view.players[player]?.workers.find((one) => one.worker === data.worker);
    return dieIcon(player, worker?.power ?? 1);
  };
  const [, did = "", what = ""] = /^teotihuacan-(gained|paid)-([a-z]+)$/.exec(event.key) ?? [];
  const good = GOODS[what];
  if (good) {
    const held = holding(player, good, view);
    const other = source(event);
    return did === "gained"
      ? { from: other, to: held, icon: goodIcon(good), text: `+${count(data.amount)}` }
      : { from: held, to: other, icon: goodIcon(good), text: `−${count(data.amount)}` };
  }
  switch (event.key.slice(GAME.length)) {
    case "gained-vp":
      return view.players[player ?? -1]?.bot
        ? { to: "teotibot", icon: goodIcon("points"), text: `+${count(data.amount)}` }
        : [];
    case "moved":
      return { from: boardPlace(data.from), to: boardPlace(data.to), icon: die() };
    case "worshipped":
    case "powered-up":
    case "unlocked":
    case "starter-placed":
      return { to: boardPlace(data.board), icon: die() };
    case "bot-worshipper-moved":
      return { from: "teotibot", to: boardPlace(data.board), icon: mark };
    case "ascended":
    case "fourth-worker":
      return { to: "board palace", icon: die() };
    case "claimed":
      return { to: holding(player, "discoveries", view), icon: discovery(data.tile) };
    case "used":
      return { from: holding(player, "discoveries", view), icon: discovery(data.tile) };
    case "discovery-drawn":
      return { to: `spot ${after(data.board, "board-") ?? ""}`, icon: discovery(data.tile) };
    case "temple-advanced":
      return {
        from: `temple ${after(data.temple, "temple-") ?? ""} ${Number(count(data.step)) - 1}`,
        to: `temple ${after(data.temple, "temple-") ?? ""} ${count(data.step)}`,
        icon: mark,
      };
    case "avenue-advanced":
      return { from: `avenue ${Number(count(data.step)) - 1}`, to: `avenue ${count(data.step)}`, icon: mark };
    case "track-advanced":
      return { from: `track ${Number(count(data.step)) - 1}`, to: `track ${count(data.step)}`, icon: mark };
    case "learned":
      return {
        from: holding(player, "technologies", view),
        to: `technology ${after(data.technology, "technology-") ?? ""}`,
        icon: mark,
      };
    case "built":
      return { from: "buildings", to: `nobles ${after(data.row, "row-") ?? ""}`, icon: sign("house") };
    case "constructed":
      return {
        from: "board construction",
        to: `slot ${String(data.slot)}`,
        icon: icon(TileIcon, { icons: String(data.icons) }),
      };
    case "decorated":
      return {
        from: "board decorations",
        to: `side ${after(data.side, "side-") ?? ""}`,
        icon: icon(TileIcon, { icons: String(data.icons) }),
      };
    case "light-advanced":
      return { from: `calendar ${Number(count(data.space)) - 1}`, to: `calendar ${count(data.space)}` };
    case "discs-met":
      return { to: `calendar ${count(data.space)}` };
    case "main-action":
      return { to: boardPlace(data.board) };
    case "bot-rolled":
    case "bot-failed":
    case "bot-shifted":
      return { to: "teotibot" };
    case "turn":
    case "pyramid-drawn":
    case "decoration-drawn":
      return [];
    default:
      return null;
  }
}

/** The boards by their numbers. */
const BOARDS = ["palace", "forest", "quarry", "gold", "alchemy", "nobles", "decorations", "construction"];

/** Events that an icon of their own leads. */
const LEADING: Readonly<Record<string, string>> = {
  moved: "arrow",
  worshipped: "key",
  unlocked: "key",
  "powered-up": "up",
  ascended: "up",
  "fourth-worker": "die",
  learned: "tech",
  built: "house",
  "avenue-advanced": "avenue",
  "track-advanced": "pyramid",
  "bonus-unlocked": "bonus",
  "bonus-scored": "bonus",
  "bot-rolled": "die",
};

/** The icon beside a word of the log. */
export function icons(word: string, message: Message): Icon | null {
  if (!word.startsWith(GAME)) {
    if (word === "vp") return goodIcon("points");
    const good = word === "amount" ? /-(?:gained|paid)-([a-z]+)$/.exec(message.key)?.[1] : undefined;
    if (good === "vp" || message.key === `${GAME}points-lost`) return word === "amount" ? goodIcon("points") : null;
    return good && GOODS[good] ? goodIcon(GOODS[good]) : null;
  }
  const key = word.slice(GAME.length);
  const tile = message.data.icons;
  if (typeof tile === "string" && word === message.key) return icon(TileIcon, { icons: tile });
  if (key.startsWith("discovery-") && word !== message.key) return discovery({ name: word }) ?? null;
  const board = key.startsWith("board-") ? BOARDS.indexOf(key.slice("board-".length)) : -1;
  if (board >= 0) return sign(`board:${board + 1}`);
  const leading = LEADING[key];
  return leading && word === message.key ? sign(leading) : null;
}
