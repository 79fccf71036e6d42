// The cards of what lies in a city.
import type { CardContent } from "../../../ui/card/card.svelte";
import type { Words } from "../../../words/words.svelte";
import type { FoundersView, PlayerView, Quarter, Resource } from "../view";

/** What can be told about a city: one card for each kind of thing. */
export interface Telling {
  quarter: (quarter: Quarter) => CardContent;
  group: (group: PlayerView["mask_groups"][number]) => CardContent;
  building: (building: PlayerView["buildings"][number]) => CardContent;
  temple: (temple: PlayerView["temples"][number]) => CardContent;
  cube: (resource: Resource, square: string) => CardContent;
  architect: () => CardContent;
}

export function about(view: FoundersView, player: PlayerView, words: Words): Telling {
  const t = words.text.bind(words);
  return {
    quarter: (quarter) => ({
      title: t(`founders-quarter-${quarter}`),
      lines: [t("founders-board-quarter-now", { points: player.quarters[quarter] })],
      rule: "FOU-FINAL-1",
    }),
    group: (group) => {
      const tiles = new Set([...player.buildings, ...player.temples].flatMap((tile) => tile.squares));
      const done = group.squares.filter((name) => tiles.has(name)).length;
      const best = view.masks[group.colour][0];
      return {
        title: t("founders-board-group", { colour: { name: `founders-mask-${group.colour}` } }),
        lines: [
          t(group.complete ? "founders-board-group-complete" : "founders-board-group-covered", {
            done,
            all: group.squares.length,
          }),
          ...(group.complete
            ? []
            : [
                best === undefined
                  ? t("founders-board-group-nothing")
                  : t("founders-board-group-best", { points: best }),
              ]),
        ],
        rule: "FOU-MASK-2",
      };
    },
    building: (building) => ({
      title: t(`founders-building-${building.class}`),
      lines: [t("founders-board-on", { squares: building.squares }), t("founders-board-produces")],
      rule: "FOU-PRODUCE-2",
    }),
    temple: (temple) => ({
      title: t("founders-board-temple", { colour: { name: `founders-${temple.colour}` } }),
      lines: [
        t("founders-board-temple-scores", {
          quarters: temple.quarters.map((quarter) => ({ name: `founders-quarter-${quarter}` })),
        }),
      ],
      rule: "FOU-FINAL-1",
    }),
    cube: (resource, square) => ({
      title: t(`founders-${resource}`),
      lines: [t("founders-board-cube-about", { square })],
      rule: "FOU-PAY-1",
    }),
    architect: () => ({
      title: t("founders-board-architect", { side: { name: `founders-side-${player.architect}` } }),
      lines: [t("founders-board-architect-about")],
      rule: "FOU-REACH-1",
    }),
  };
}
