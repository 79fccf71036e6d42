// How the log and the table show what happens in Tikal: icons beside the words, and where things fly.
import { icon, pawnIcon, seatIcon, type Icon } from "../../ui/art/icon";
import type { Flight } from "../../table/board/flights";
import type { GameEvent } from "../../table/board/types";
import type { Message } from "../../words/message";
import HexIcon from "./HexIcon.svelte";
import Treasure from "./Treasure.svelte";
import type { HexType, TikalView } from "./view";

const TREASURE = "tikal-treasure-";
const HEX = "tikal-hex-";
const hex = (type: HexType): Icon => icon(HexIcon, { type });
const treasure = (kind: string | null): Icon => icon(Treasure, { kind, size: 26 });

/** What a name in the data ends with: `tikal-treasure-bat` is a bat. */
function named(message: Message, name: string, prefix: string): string {
  const value = message.data[name];
  return value && typeof value === "object" && "name" in value ? value.name.replace(prefix, "") : "";
}

/** The type of hex that a key names: `tikal-hex-ruin-3` is a ruin. */
function typeOf(key: string): HexType | null {
  const [type] = key.replace(HEX, "").split("-");
  return type === "temple" || type === "ruin" || type === "clearing" || type === "volcano" ? type : null;
}

function seatOf(message: Message, name = "seat"): number | null {
  const value = message.data[name];
  return value && typeof value === "object" && "seat" in value ? value.seat : null;
}

export function icons(word: string, message: Message): Icon | null {
  if (word.startsWith(TREASURE)) return treasure(word.replace(TREASURE, ""));
  if (word.startsWith(HEX)) {
    const type = typeOf(word);
    return type ? hex(type) : null;
  }
  switch (word) {
    case "tikal-brought":
    case "tikal-moved":
    case "tikal-guarded":
      return pawnIcon(seatOf(message), message.data.piece === "leader");
    case "tikal-uncovered":
      return hex("temple");
    case "tikal-dug":
    case "tikal-exchanged":
      return treasure(null);
    case "tikal-camped":
      return hex("base");
    case "tikal-erupted":
      return hex("volcano");
    default:
      return null;
  }
}

export function places(event: GameEvent, _view: TikalView): Flight | readonly Flight[] | null {
  const { data } = event;
  const seat = seatOf(event);
  const piece = data.piece === "leader" ? "leader" : "explorer";
  const space = `space ${String(data.space)}`;
  switch (event.key) {
    case "tikal-drew":
      return { from: `letter ${String(data.hex)[0] ?? ""}`, to: "hand", icon: hex(typeOf(named(event, "kind", "")) ?? "clearing") };
    case "tikal-chose":
      return { to: "hand", icon: hex(typeOf(named(event, "kind", "")) ?? "clearing") };
    case "tikal-placed":
      return { from: "hand", to: space, icon: hex(typeOf(named(event, "kind", "")) ?? "clearing") };
    case "tikal-brought":
      return { from: `seat ${seat} reserve`, to: space, icon: pawnIcon(seat, piece === "leader") };
    case "tikal-moved":
      return { from: `space ${String(data.from)}`, to: `space ${String(data.to)}`, icon: pawnIcon(seat, piece === "leader") };
    case "tikal-uncovered":
      return { to: space, icon: hex("temple"), text: String(data.value) };
    case "tikal-dug":
      return { from: space, to: `seat ${seat} treasures`, icon: treasure(named(event, "treasure", TREASURE)) };
    case "tikal-exchanged":
      return [
        { from: `seat ${seat} treasures`, to: `seat ${seatOf(event, "other")} treasures`, icon: treasure(named(event, "given", TREASURE)) },
        { from: `seat ${seatOf(event, "other")} treasures`, to: `seat ${seat} treasures`, icon: treasure(named(event, "taken", TREASURE)) },
      ];
    case "tikal-camped":
      return { from: `seat ${seat}`, to: space, icon: seatIcon(seat) };
    case "tikal-guarded":
      return { to: space, icon: pawnIcon(seat, piece === "leader") };
    case "tikal-bid":
      return { to: `seat ${seat}`, icon: seatIcon(seat), text: String(data.bid) };
    default:
      return null;
  }
}
