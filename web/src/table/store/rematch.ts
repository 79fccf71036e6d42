// The same game once more, at a new table.
import { api } from "../../connection/api";
import { router } from "../../shell/route.svelte";
import type { TableStore } from "./table.svelte";

export async function rematch(store: TableStore): Promise<void> {
  const table = await store.change(api.rematch(store.id));
  if (table) router.go(`/t/${table.id}`);
}
