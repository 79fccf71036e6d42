// The table of Founders in words: the common board, every city, the displays.
import type { Datum } from "../../../words/message";
import type { Words } from "../../../words/words.svelte";
import { COLOURS, MASKS, type SpaceView, type FoundersView, type PlayerView, type WorshipTileView } from "../view";
import { effect, intention, rewardText } from "./words";

function worship(tile: WorshipTileView, words: Words): string {
  return `${words.text("founders-board-worship", { colour: { name: `founders-${tile.colour}` } })}: ${effect(tile, words)}`;
}

function space(one: SpaceView, view: FoundersView, words: Words): string {
  const number = Number(one.id.split("-")[1]);
  const owners: Datum[] = one.stack.map((owner) =>
    owner === "rival" ? { name: "founders-board-rival" } : { seat: owner },
  );
  return words.text(one.bonus_visible ? "founders-board-space-open" : "founders-board-space", {
    zone: { name: `founders-zone-${one.zone}` },
    number,
    height: one.height,
    limit: view.stack_limit,
    owners,
    bonus: { name: `founders-bonus-${one.bonus ?? ""}` },
  });
}

function displays(view: FoundersView, words: Words): string[] {
  const buildings = view.buildings
    .filter(({ display }) => display > 0)
    .map(({ id, display }) => `${words.text(`founders-building-${id}`)} ×${display}`);
  const temples = view.temples
    .filter(({ display }) => display > 0)
    .map(
      ({ colour, display }) =>
        `${words.text("founders-board-temple", { colour: { name: `founders-${colour}` } })} ×${display}`,
    );
  const tiles = COLOURS.filter((colour) => view.pyramid_tiles.display[colour] > 0).map(
    (colour) =>
      `${words.text("founders-board-pyramid-tile", { colour: { name: `founders-${colour}` } })} ×${view.pyramid_tiles.display[colour]}`,
  );
  const masks = MASKS.map((colour) =>
    words.text("founders-board-mask-pile", {
      colour: { name: `founders-mask-${colour}` },
      values: view.masks[colour].map(String),
    }),
  );
  return [
    words.text("founders-board-display", { tiles: [...buildings, ...temples, ...tiles] }),
    `${words.text("founders-board-masks")}: ${masks.join("; ")}.`,
    ...view.worship.flatMap(({ beside, top }) => [beside, top].flatMap((tile) => (tile ? [worship(tile, words)] : []))),
  ];
}

function pyramid(player: PlayerView, words: Words): string[] {
  const tiles = Object.entries(player.pyramid).flatMap(([at, colour]) =>
    colour && colour !== "white"
      ? [
          words.text("founders-board-lies", {
            what: words.text("founders-board-pyramid-tile", { colour: { name: `founders-${colour}` } }),
            squares: [{ name: `founders-space-${at}` }],
          }),
        ]
      : [],
  );
  const free = Object.entries(player.rewards).flatMap(([at, reward]) =>
    reward && !player.pyramid[at]
      ? [
          words.text("founders-board-lies", {
            what: words.text(`founders-space-${at}`),
            squares: rewardText(reward, words),
          }),
        ]
      : [],
  );
  return [...tiles, ...free];
}

function city(player: PlayerView, first: boolean, words: Words): string[] {
  const lines = [
    words.text("founders-board-player", {
      seat: { seat: player.seat },
      points: player.points,
      discs: player.discs,
      side: { name: `founders-side-${player.architect}` },
      wood: player.cubes.wood.length,
      stone: player.cubes.stone.length,
      gold: player.cubes.gold.length,
    }),
  ];
  if (first) lines.push(words.text("founders-board-first"));
  if (player.passed) lines.push(words.text("founders-board-passed"));
  const lies = (what: string, squares: string[]): number =>
    lines.push(words.text("founders-board-lies", { what, squares }));
  for (const building of player.buildings) lies(words.text(`founders-building-${building.class}`), building.squares);
  for (const temple of player.temples)
    lies(words.text("founders-board-temple", { colour: { name: `founders-${temple.colour}` } }), temple.squares);
  for (const [kind, squares] of Object.entries(player.cubes))
    if (squares.length) lies(words.text(`founders-${kind}`), squares);
  const tiles = new Set([...player.buildings, ...player.temples].flatMap((tile) => tile.squares));
  for (const group of player.mask_groups) {
    const what = words.text("founders-board-group", { colour: { name: `founders-mask-${group.colour}` } });
    const left = group.squares.filter((name) => !tiles.has(name));
    lines.push(
      group.complete
        ? `${what}: ${words.text("founders-board-group-complete")}`
        : words.text("founders-board-lies", { what, squares: left }),
    );
  }
  lines.push(...pyramid(player, words));
  for (const { colour, vp } of player.masks)
    lines.push(words.text("founders-board-mask", { colour: { name: `founders-mask-${colour}` }, points: vp }));
  lines.push(...player.worship.map((tile) => worship(tile, words)));
  const quarters = Object.values(player.quarters).reduce((sum, points) => sum + points, 0);
  lines.push(words.text("founders-board-quarters", { points: quarters }));
  return lines;
}

export function describe(view: FoundersView, words: Words): string[] {
  const rival = view.rival
    ? [
        `${words.text("founders-board-rival")}: ${words.text("founders-points", { points: view.rival.points })}, ${words.text("founders-board-discs", { discs: view.rival.discs })}.`,
        ...(view.rival.intention ? [intention(view.rival.intention, view.rival.intention_discs ?? 0, words)] : []),
      ]
    : [];
  return [
    status(view, words),
    ...rival,
    ...view.players.flatMap((player) => city(player, player.seat === view.first, words)),
    ...view.spaces.filter(({ open }) => open).map((one) => space(one, view, words)),
    ...displays(view, words),
  ];
}

export function status(view: FoundersView, words: Words): string {
  return words.text("founders-board-round", { round: view.round, rounds: view.rounds });
}
