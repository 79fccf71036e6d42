// The cities of Founders in words.
import type { Words } from "../../lib/words.svelte";
import type { FoundersView, Player } from "./view";
import { effect } from "./words";

function city(player: Player, words: Words): string[] {
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
  for (const building of player.buildings) {
    lines.push(words.text("founders-board-lies", { what: { name: `founders-building-${building.class}` }, squares: building.squares }));
  }
  for (const temple of player.temples) {
    const what = words.text("founders-board-temple", { colour: { name: `founders-${temple.colour}` } });
    lines.push(words.text("founders-board-lies", { what, squares: temple.squares }));
  }
  for (const [space, colour] of Object.entries(player.pyramid)) {
    if (!colour || colour === "white") continue;
    const what = words.text("founders-board-pyramid-tile", { colour: { name: `founders-${colour}` } });
    lines.push(words.text("founders-board-lies", { what, squares: [{ name: `founders-space-${space}` }] }));
  }
  return lines;
}

export function describe(view: FoundersView, words: Words): string[] {
  const offers = view.worship.flatMap(({ colour, beside, top }) =>
    [beside, top].flatMap((tile) =>
      tile ? [`${words.text("founders-board-worship", { colour: { name: `founders-${colour}` } })}: ${effect(tile, words)}`] : [],
    ),
  );
  return [...view.players.flatMap((player) => city(player, words)), ...offers];
}

export function status(view: FoundersView, words: Words): string {
  return words.text("founders-board-round", { round: view.round, rounds: view.rounds });
}
