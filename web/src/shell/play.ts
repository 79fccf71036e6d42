// One click to a table.
import { guide } from "../games";
import { api } from "../connection/api";
import { router } from "./route.svelte";
import type * as Schema from "../connection/schema";
import { session } from "./session.svelte";

/** One click: a game against bots of a level, with as many as the game is quickest to begin with. */
export async function playBot(game: string, level: string): Promise<void> {
  await session.ensure();
  const counts = session.game(game)?.seats ?? [2];
  const seats = counts.find((count) => count > 1) ?? counts[0] ?? 2;
  const others = Array.from({ length: seats - 1 }, (): Schema.NewSeat => ({ kind: "bot", level }));
  const table = await api.open({ game, seats: [{ kind: "me" }, ...others] });
  router.go(`/t/${table.id}`);
}

/** The guided first game: a fixed seed, explanations, and bots or a rival played by the guide. */
export async function learn(game: string): Promise<void> {
  const plan = await guide(game);
  if (!plan) return;
  await session.ensure();
  const other: Schema.NewSeat = plan.rival ? { kind: "hotseat", name: plan.rival } : { kind: "bot", level: plan.level };
  const table = await api.open({
    game,
    seats: [{ kind: "me" }, ...Array.from({ length: plan.seats - 1 }, () => other)],
    options: plan.options,
    seed: plan.seed,
    curtain: false,
  });
  router.go(`/t/${table.id}?guide=1`);
}
