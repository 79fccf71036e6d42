// How the log and the table show what happens in Founders: icons beside the words, and where things fly.
import { goodIcon, icon, seatIcon, templeIcon, type Icon } from "../../ui/art/icon";
import type { Flight, Place } from "../../table/board/flights";
import type { GameEvent } from "../../table/board/types";
import type { Message } from "../../words/message";
import Disc from "./Disc.svelte";
import { pointOf } from "./geometry";
import Mask from "./Mask.svelte";
import { spaceOf } from "./places";
import Sign, { type SignKind } from "./Sign.svelte";
import { COLOURS, MASKS, RESOURCES, type Colour, type FoundersView, type MaskColour, type Resource } from "./view";

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
  "founders-rival-building": "founders-board-source-building",
  "founders-rival-favour": "founders-board-source-favour",
  "founders-rival-harmony": "founders-board-source-quarters",
  "founders-rival-mask": "founders-board-source-mask",
  "founders-rival-pyramid": "founders-board-source-pyramid",
  "founders-rival-temple": "founders-board-source-temple",
  "founders-reward-points": "founders-board-source-reward",
};

/** The last word of a name in the data: `founders-mask-red` is red. */
function last(message: Message, name: string): string {
  const value = message.data[name];
  return value && typeof value === "object" && "name" in value ? (value.name.split("-").at(-1) ?? "") : "";
}
const colourOf = (message: Message): Colour | undefined => COLOURS.find((one) => one === last(message, "colour"));
const maskOf = (message: Message): MaskColour | undefined => MASKS.find((one) => one === last(message, "colour"));
const resourceOf = (message: Message, name: string): Resource | undefined =>
  RESOURCES.find((one) => one === last(message, name));

export function icons(word: string, message: Message): Icon | null {
  const colour = maskOf(message);
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
export function places(event: GameEvent, view: FoundersView): Flight | readonly Flight[] | null {
  const { data } = event;
  const who = seatOf(event);
  if (event.key.startsWith("founders-rival-")) return rival(event);
  if (who === null) return null;
  const mine = who === (view.viewer ?? view.seat ?? 0);
  const city = (square: unknown): Place => (mine && typeof square === "string" ? pointOf(square) : `city ${who}`);
  const resource = resourceOf(event, "resource");
  const colour = colourOf(event);
  switch (event.key) {
    case "founders-took-space":
      return {
        from: `seat ${who} discs`,
        to: `space ${spaceOf(event) ?? ""}`,
        icon: disc(who),
        text: `×${String(data.discs)}`,
      };
    case "founders-building-built":
      return {
        from: `display ${last(event, "material")}${String(data.size)}`,
        to: city(data.square),
        icon: sign("construction"),
      };
    case "founders-temple-built":
      return {
        from: `display temple ${colour ?? ""}`,
        to: city(data.square),
        icon: colour ? templeIcon(colour) : sign("temple"),
      };
    case "founders-pyramid-built":
      return {
        from: `display pyramid ${colour ?? ""}`,
        to: mine ? `pyramid ${levelOf(event)}` : `city ${who}`,
        icon: colour ? templeIcon(colour) : sign("pyramid"),
      };
    case "founders-produced":
      return {
        to: `seat ${who} ${resource ?? ""}`,
        icon: goodIcon(resource ?? "wood"),
        text: `+${String(data.count)}`,
      };
    case "founders-cube-placed":
      return { to: city(data.square), icon: goodIcon(resource ?? "wood") };
    case "founders-paid":
      return { from: city(data.square), to: `seat ${who} ${resource ?? ""}`, icon: goodIcon(resource ?? "wood") };
    case "founders-mask-taken":
      return { from: `masks ${last(event, "colour")}`, to: `seat ${who}`, icon: mask(maskOf(event) ?? "yellow") };
    case "founders-worship-taken":
      return { from: `worship ${colour ?? ""}`, to: `seat ${who}`, icon: sign("worship") };
    case "founders-worship-returned":
    case "founders-offered":
      return { from: `seat ${who}`, to: `worship ${colour ?? ""}`, icon: sign("worship") };
    case "founders-favour":
      return { to: `favour ${String(data.step)}`, icon: seatIcon(who) };
    default:
      return null;
  }
}

/** The space of the pyramid that an event names: `founders-space-base-nw` is `base-nw`. */
function levelOf(event: GameEvent): string {
  const { space } = event.data;
  return space && typeof space === "object" && "name" in space ? space.name.replace("founders-space-", "") : "";
}

function rival(event: GameEvent): Flight | readonly Flight[] {
  const { data, key } = event;
  const colour = colourOf(event);
  switch (key) {
    case "founders-rival-took-space":
      return { from: "rival", to: `space ${spaceOf(event) ?? ""}`, icon: disc(null), text: `×${String(data.discs)}` };
    case "founders-rival-building":
      return {
        from: `display ${last(event, "material")}${String(data.size)}`,
        to: "rival",
        icon: sign("construction"),
      };
    case "founders-rival-temple":
      return { from: `display temple ${colour ?? ""}`, to: "rival", icon: sign("temple") };
    case "founders-rival-pyramid":
      return { from: `display pyramid ${colour ?? ""}`, to: "rival", icon: sign("pyramid") };
    case "founders-rival-mask":
      return { from: `masks ${last(event, "colour")}`, to: "rival", icon: mask(maskOf(event) ?? "yellow") };
    default:
      return { to: "rival" };
  }
}
