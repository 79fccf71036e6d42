// Where events happen on the table, and the icons of the log.
import { dieIcon, goodIcon, icon, seatIcon, type Icon } from "../../ui/art/icon";
import type { Flight, Place } from "../../table/board/flights";
import type { EventOf, GameEvent } from "../../table/board/types";
import type { Datum, Message } from "../../words/message";
import Discovery from "./art/Discovery.svelte";
import Signs from "./art/Signs.svelte";
import TileIcon from "./art/TileIcon.svelte";
import type { TeotihuacanEvents, TeotihuacanView } from "./view";

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

/** Where an event happens; null leaves it to the shell. */
export function places(happened: GameEvent, view: TeotihuacanView): Flight | readonly Flight[] | null {
  const event = happened as EventOf<TeotihuacanEvents>;
  const player = playerOf(happened, view);
  const mark = player === null ? undefined : seatIcon(player);
  const die = (number?: number): Icon => {
    const worker = player === null ? undefined : view.players[player]?.workers.find((one) => one.worker === number);
    return dieIcon(player, worker?.power ?? 1);
  };
  switch (event.key) {
    case "teotihuacan-gained-cocoa":
    case "teotihuacan-gained-wood":
    case "teotihuacan-gained-stone":
    case "teotihuacan-gained-gold": {
      const { amount, source, what } = event.data;
      return { from: boardPlace(source), to: holding(player, what, view), icon: goodIcon(what), text: `+${amount}` };
    }
    case "teotihuacan-paid-cocoa":
    case "teotihuacan-paid-wood":
    case "teotihuacan-paid-stone":
    case "teotihuacan-paid-gold": {
      const { amount, source, what } = event.data;
      return { from: holding(player, what, view), to: boardPlace(source), icon: goodIcon(what), text: `−${amount}` };
    }
    case "teotihuacan-gained-vp":
      return view.players[player ?? -1]?.bot
        ? { to: "teotibot", icon: goodIcon("points"), text: `+${event.data.amount}` }
        : [];
    case "teotihuacan-moved":
      return { from: boardPlace(event.data.from), to: boardPlace(event.data.to), icon: die(event.data.worker) };
    case "teotihuacan-worshipped":
    case "teotihuacan-powered-up":
    case "teotihuacan-unlocked":
      return { to: boardPlace(event.data.board), icon: die(event.data.worker) };
    case "teotihuacan-starter-placed":
      return { to: boardPlace(event.data.board), icon: dieIcon(player, event.data.power) };
    case "teotihuacan-bot-worshipper-moved":
      return { from: "teotibot", to: boardPlace(event.data.board), icon: mark };
    case "teotihuacan-ascended":
      return { to: "board palace", icon: die(event.data.worker) };
    case "teotihuacan-fourth-worker":
      return { to: "board palace", icon: die() };
    case "teotihuacan-claimed":
      return { to: holding(player, "discoveries", view), icon: discovery(event.data.tile) };
    case "teotihuacan-used":
      return { from: holding(player, "discoveries", view), icon: discovery(event.data.tile) };
    case "teotihuacan-discovery-drawn":
      return { to: `spot ${after(event.data.board, "board-") ?? ""}`, icon: discovery(event.data.tile) };
    case "teotihuacan-temple-advanced":
      return {
        from: `temple ${after(event.data.temple, "temple-") ?? ""} ${event.data.step - 1}`,
        to: `temple ${after(event.data.temple, "temple-") ?? ""} ${event.data.step}`,
        icon: mark,
      };
    case "teotihuacan-avenue-advanced":
      return { from: `avenue ${event.data.step - 1}`, to: `avenue ${event.data.step}`, icon: mark };
    case "teotihuacan-track-advanced":
      return { from: `track ${event.data.step - 1}`, to: `track ${event.data.step}`, icon: mark };
    case "teotihuacan-learned":
      return {
        from: holding(player, "technologies", view),
        to: `technology ${after(event.data.technology, "technology-") ?? ""}`,
        icon: mark,
      };
    case "teotihuacan-built":
      return { from: "buildings", to: `nobles ${after(event.data.row, "row-") ?? ""}`, icon: sign("house") };
    case "teotihuacan-constructed":
      return {
        from: "board construction",
        to: `slot ${event.data.slot}`,
        icon: icon(TileIcon, { icons: event.data.icons }),
      };
    case "teotihuacan-decorated":
      return {
        from: "board decorations",
        to: `side ${after(event.data.side, "side-") ?? ""}`,
        icon: icon(TileIcon, { icons: event.data.icons }),
      };
    case "teotihuacan-light-advanced":
      return { from: `calendar ${event.data.space - 1}`, to: `calendar ${event.data.space}` };
    case "teotihuacan-discs-met":
      return { to: `calendar ${event.data.space}` };
    case "teotihuacan-main-action":
      return { to: boardPlace(event.data.board) };
    case "teotihuacan-bot-rolled":
    case "teotihuacan-bot-failed":
    case "teotihuacan-bot-shifted":
      return { to: "teotibot" };
    case "teotihuacan-turn":
    case "teotihuacan-pyramid-drawn":
    case "teotihuacan-decoration-drawn":
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
