// How the log and the table show what happens in Founders: icons beside the words, and where things fly.
import { goodIcon, icon, seatIcon, templeIcon, type Icon } from "../../ui/art/icon";
import type { Flight, Place } from "../../table/board/flights";
import type { EventOf, GameEvent } from "../../table/board/types";
import type { Datum, Message, Ref, SeatRef } from "../../words/message";
import Disc from "./art/Disc.svelte";
import { pointOf } from "./city/geometry";
import Mask from "./art/Mask.svelte";
import { spaceOf } from "./board/places";
import Sign, { type SignKind } from "./art/Sign.svelte";
import {
  COLOURS,
  MASKS,
  RESOURCES,
  type Colour,
  type FoundersEvents,
  type FoundersView,
  type MaskColour,
  type Resource,
} from "./view";

const sign = (kind: SignKind): Icon => icon(Sign, { kind, size: 25 });
/** An action disc of a seat, or of the rival. */
const disc = (seat: number | null): Icon => icon(Disc, { seat, size: 27 });
const mask = (colour: MaskColour): Icon => icon(Mask, { colour, size: 26 });

const LEADS: Record<string, Icon> = {
  "founders-building-built": sign("construction"),
  "founders-temple-built": sign("temple"),
  "founders-pyramid-built": sign("pyramid"),
  "founders-worship-taken": sign("worship"),
  "founders-worship-returned": sign("worship"),
  "founders-offered": sign("worship"),
  "founders-favour": sign("influence"),
  "founders-bonus-used": sign("power"),
};

function seatOf({ data: { seat } }: Message): number | null {
  return seat && typeof seat === "object" && "seat" in seat ? seat.seat : null;
}

/** What the review calls the points of an event. */
export const sources: Readonly<Record<string, string>> = {
  "founders-bonus-used": "founders-board-source-bonus",
  "founders-favour": "founders-board-source-favour",
  "founders-mask-taken": "founders-board-source-mask",
  "founders-offering-points": "founders-board-source-offering",
  "founders-pyramid-built": "founders-board-source-pyramid",
  "founders-quarter-scored": "founders-board-source-quarters",
  "founders-rival-bonus": "founders-board-source-bonus",
  "founders-rival-building": "founders-board-source-building",
  "founders-rival-favour": "founders-board-source-favour",
  "founders-rival-harmony": "founders-board-source-quarters",
  "founders-rival-mask": "founders-board-source-mask",
  "founders-rival-pyramid": "founders-board-source-pyramid",
  "founders-rival-temple": "founders-board-source-temple",
  "founders-reward-points": "founders-board-source-reward",
};

/** The last word of a name: `founders-mask-red` is red. */
function last(value: Datum | undefined): string {
  return value && typeof value === "object" && "name" in value ? (value.name.split("-").at(-1) ?? "") : "";
}
const colourOf = (value: Ref): Colour => COLOURS.find((one) => one === last(value)) ?? "green";
const resourceOf = (value: Ref): Resource => RESOURCES.find((one) => one === last(value)) ?? "wood";
const maskOf = (value: Datum | undefined): MaskColour | undefined => MASKS.find((one) => one === last(value));

export function icons(word: string, message: Message): Icon | null {
  const colour = maskOf(message.data.colour);
  if (word === "founders-took-space") return disc(seatOf(message));
  if (word === "founders-rival-took-space") return disc(null);
  if (word.startsWith("founders-rival-")) return seatIcon(null);
  if (word === "founders-mask-taken" && colour) return mask(colour);
  if (word.startsWith("founders-mask-")) {
    const named = MASKS.find((one) => word.endsWith(one));
    return named ? mask(named) : null;
  }
  const material = RESOURCES.find((one) => word === `founders-material-${one}`);
  if (material) return goodIcon(material);
  const temple = COLOURS.find((one) => word === `founders-${one}`);
  return temple ? templeIcon(temple) : (LEADS[word] ?? null);
}

/** Where an event happens. A city that is not one's own is shown by its thumbnail. */
export function places(happened: GameEvent, view: FoundersView): Flight | readonly Flight[] | null {
  const event = happened as EventOf<FoundersEvents>;
  const mine = (seat: SeatRef): boolean => seat.seat === (view.viewer ?? view.seat ?? 0);
  const city = (seat: SeatRef, square: string): Place => (mine(seat) ? pointOf(square) : `city ${seat.seat}`);
  switch (event.key) {
    case "founders-took-space": {
      const { seat, discs } = event.data;
      const to = `space ${spaceOf(happened) ?? ""}`;
      return { from: `seat ${seat.seat} discs`, to, icon: disc(seat.seat), text: `×${discs}` };
    }
    case "founders-building-built": {
      const { seat, square, material, size } = event.data;
      return { from: `display ${last(material)}${size}`, to: city(seat, square), icon: sign("construction") };
    }
    case "founders-temple-built": {
      const { seat, square, colour } = event.data;
      return { from: `display temple ${last(colour)}`, to: city(seat, square), icon: templeIcon(colourOf(colour)) };
    }
    case "founders-pyramid-built": {
      const { seat, colour, space } = event.data;
      const to = mine(seat) ? `pyramid ${space.name.replace("founders-space-", "")}` : `city ${seat.seat}`;
      return { from: `display pyramid ${last(colour)}`, to, icon: templeIcon(colourOf(colour)) };
    }
    case "founders-produced": {
      const { seat, resource, count } = event.data;
      return { to: `seat ${seat.seat} ${last(resource)}`, icon: goodIcon(resourceOf(resource)), text: `+${count}` };
    }
    case "founders-cube-placed": {
      const { seat, resource, square } = event.data;
      return { to: city(seat, square), icon: goodIcon(resourceOf(resource)) };
    }
    case "founders-paid": {
      const { seat, resource, square } = event.data;
      const to = `seat ${seat.seat} ${last(resource)}`;
      return { from: city(seat, square), to, icon: goodIcon(resourceOf(resource)) };
    }
    case "founders-mask-taken": {
      const { seat, colour } = event.data;
      return { from: `masks ${last(colour)}`, to: `seat ${seat.seat}`, icon: mask(maskOf(colour) ?? "yellow") };
    }
    case "founders-worship-taken": {
      const { seat, colour } = event.data;
      return { from: `worship ${last(colour)}`, to: `seat ${seat.seat}`, icon: sign("worship") };
    }
    case "founders-worship-returned":
    case "founders-offered": {
      const { seat, colour } = event.data;
      return { from: `seat ${seat.seat}`, to: `worship ${last(colour)}`, icon: sign("worship") };
    }
    case "founders-favour":
      return { to: `favour ${event.data.step}`, icon: seatIcon(event.data.seat.seat) };
    case "founders-rival-took-space": {
      const to = `space ${spaceOf(happened) ?? ""}`;
      return { from: "rival", to, icon: disc(null), text: `×${event.data.discs}` };
    }
    case "founders-rival-building": {
      const { material, size } = event.data;
      return { from: `display ${last(material)}${size}`, to: "rival", icon: sign("construction") };
    }
    case "founders-rival-temple":
      return { from: `display temple ${last(event.data.colour)}`, to: "rival", icon: sign("temple") };
    case "founders-rival-pyramid":
      return { from: `display pyramid ${last(event.data.colour)}`, to: "rival", icon: sign("pyramid") };
    case "founders-rival-mask": {
      const { colour } = event.data;
      return { from: `masks ${last(colour)}`, to: "rival", icon: mask(maskOf(colour) ?? "yellow") };
    }
    case "founders-rival-bonus":
    case "founders-rival-passed":
    case "founders-rival-favour":
    case "founders-rival-harmony":
      return { to: "rival" };
    default:
      return null;
  }
}
