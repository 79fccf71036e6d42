// Play on from a moment of a game, at a table of one's own.
import { api } from "../../connection/api";
import type * as Schema from "../../connection/schema";
import { router } from "../../shell/route.svelte";
import { session } from "../../shell/session.svelte";
import type { TableStore } from "./table.svelte";

/** A new table for the game as it stood after `at` actions: my seat, and bots of a level in all others. */
export async function fork(store: TableStore, at: number, level: string | null): Promise<void> {
  await session.ensure();
  const mine = store.table?.my_seats[0] ?? 0;
  const seats = (store.table?.seats ?? []).map((seat): Schema.NewSeat =>
    seat.seat === mine ? { kind: "me" } : { kind: "bot", level },
  );
  const table = await store.change(api.fork(store.id, { at, seats }));
  if (table) router.go(`/t/${table.id}`);
}
