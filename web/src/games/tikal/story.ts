// How the log and the table show what happens in Tikal: icons beside the words, and where things fly.
import { icon, seatIcon, type Icon } from "../../ui/art/icon";
import { explorerIcon } from "./art/icon";
import type { Flight } from "../../table/board/flights";
import type { EventOf, GameEvent } from "../../table/board/types";
import type { Message, Ref } from "../../words/message";
import type { TikalEvents } from "./contract";
import HexIcon from "./art/HexIcon.svelte";
import Treasure from "./art/Treasure.svelte";
import type { HexType, TikalView } from "./view";

const TREASURE = "tikal-treasure-";
const HEX = "tikal-hex-";
const hex = (type: HexType): Icon => icon(HexIcon, { type });
const treasure = (kind: string | null): Icon => icon(Treasure, { kind, size: 26 });

/** The key that a reference names. */
const keyOf = (ref: Ref): string => ("name" in ref ? ref.name : "");

/** The kind of a treasure: `tikal-treasure-bat` is a bat. */
const kindOf = (ref: Ref): string => keyOf(ref).replace(TREASURE, "");

/** The type of hex that a key names: `tikal-hex-ruin-3` is a ruin. */
function typeOf(key: string): HexType | null {
  const [type] = key.replace(HEX, "").split("-");
  return type === "temple" || type === "ruin" || type === "clearing" || type === "volcano" ? type : null;
}

/** The hex that an event speaks of. */
const drawn = (kind: Ref): Icon => hex(typeOf(keyOf(kind)) ?? "clearing");

function seatOf(message: Message): number | null {
  const value = message.data.seat;
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
      return explorerIcon(seatOf(message) ?? 0, message.data.piece === "leader");
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

export function places(happened: GameEvent, _view: TikalView): Flight | readonly Flight[] | null {
  const event = happened as EventOf<TikalEvents>;
  switch (event.key) {
    case "tikal-drew": {
      const { hex, kind } = event.data;
      return { from: `letter ${hex[0] ?? ""}`, to: "hand", icon: drawn(kind) };
    }
    case "tikal-chose":
      return { to: "hand", icon: drawn(event.data.kind) };
    case "tikal-placed":
      return { from: "hand", to: `space ${event.data.space}`, icon: drawn(event.data.kind) };
    case "tikal-brought": {
      const { seat, piece, space } = event.data;
      return {
        from: `seat ${seat.seat} reserve`,
        to: `space ${space}`,
        icon: explorerIcon(seat.seat, piece === "leader"),
      };
    }
    case "tikal-moved": {
      const { seat, piece, from, to } = event.data;
      return { from: `space ${from}`, to: `space ${to}`, icon: explorerIcon(seat.seat, piece === "leader") };
    }
    case "tikal-uncovered":
      return { to: `space ${event.data.space}`, icon: hex("temple"), text: String(event.data.value) };
    case "tikal-dug": {
      const { seat, space, treasure: kind } = event.data;
      return { from: `space ${space}`, to: `seat ${seat.seat} treasures`, icon: treasure(kindOf(kind)) };
    }
    case "tikal-exchanged": {
      const { given, taken } = event.data;
      const [mine, theirs] = [`seat ${event.data.seat.seat} treasures`, `seat ${event.data.other.seat} treasures`];
      return [
        { from: mine, to: theirs, icon: treasure(kindOf(given)) },
        { from: theirs, to: mine, icon: treasure(kindOf(taken)) },
      ];
    }
    case "tikal-camped": {
      const { seat, space } = event.data;
      return { from: `seat ${seat.seat}`, to: `space ${space}`, icon: seatIcon(seat.seat) };
    }
    case "tikal-guarded": {
      const { seat, piece, space } = event.data;
      return { to: `space ${space}`, icon: explorerIcon(seat.seat, piece === "leader") };
    }
    case "tikal-bid": {
      const { seat, bid } = event.data;
      return { to: `seat ${seat.seat}`, icon: seatIcon(seat.seat), text: String(bid) };
    }
    default:
      return null;
  }
}
