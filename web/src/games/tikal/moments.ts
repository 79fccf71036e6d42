// The great moments of Tikal, and what events sound like.
import { icon } from "../../ui/art/icon";
import { explorerIcon } from "./art/icon";
import type { Sound } from "../../ui/sound";
import type { Count, MomentOf } from "../../table/board/moments";
import type { EventOf, GameEvent } from "../../table/board/types";
import type { TikalEvents } from "./contract";
import Treasure from "./art/Treasure.svelte";
import type { TikalView } from "./view";

/** An event with the data of its kind. */
function of<Key extends keyof TikalEvents>(event: GameEvent, _key: Key): TikalEvents[Key] {
  return (event as EventOf<TikalEvents>).data as TikalEvents[Key];
}

/** What a scoring gives, temple by temple, and then for the treasures. */
function scored(event: GameEvent, view: TikalView): Count[] {
  const { seat, spaces, treasures } = of(event, "tikal-scored");
  const values = new Map(
    view.board.spaces.flatMap((space) => (space.hex === null ? [] : [[space.space, space.value]])),
  );
  const found: Count[] = spaces.map((space) => ({
    player: seat,
    source: "tikal-board-count-temples",
    points: values.get(space) ?? 0,
    at: `space ${space}`,
  }));
  if (treasures)
    found.push({
      player: seat,
      source: "tikal-board-count-treasures",
      points: treasures,
      at: `seat ${seat.seat} treasures`,
    });
  return found;
}

/** Where a volcano lies: the one that was drawn is still in hand, and laid after the scoring (TIK-VOLC-4). */
const volcanoes = (view: TikalView): string[] => [
  "hand",
  ...view.board.spaces.flatMap((space) =>
    space.hex !== null && space.type === "volcano" ? [`space ${space.space}`] : [],
  ),
];

export const moments: Readonly<Record<string, MomentOf<TikalView>>> = {
  "tikal-erupted": (_event, view) => ({ look: "glow", at: volcanoes(view), smokes: true }),
  "tikal-final": () => ({ look: "glow" }),
  "tikal-scored": (event, view) => ({ look: "glow", counts: scored(event, view) }),
  "tikal-guarded": (event) => {
    const { seat, piece, space } = of(event, "tikal-guarded");
    return { look: "rise", at: [`space ${space}`], icon: explorerIcon(seat.seat, piece === "leader") };
  },
  "tikal-dug": (event) => {
    const { space, treasure } = of(event, "tikal-dug");
    const kind = "name" in treasure ? treasure.name.replace("tikal-treasure-", "") : null;
    return { look: "rise", at: [`space ${space}`], icon: icon(Treasure, { kind, size: 26 }) };
  },
};

/** The greatest first. */
export const sounds: Readonly<Record<string, Sound>> = {
  "tikal-erupted": "dark",
  "tikal-final": "dark",
  "tikal-scored": "points",
  "tikal-guarded": "rise",
  "tikal-dug": "find",
  "tikal-uncovered": "build",
  "tikal-camped": "build",
  "tikal-placed": "build",
  "tikal-drew": "find",
  "tikal-exchanged": "goods",
  "tikal-won-auction": "points",
  "tikal-moved": "step",
  "tikal-brought": "step",
};
