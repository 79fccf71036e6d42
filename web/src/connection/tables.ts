// Lists of tables: what they are asked for, and how news goes into them.
import type * as Schema from "./schema";

/** What a list of tables is asked for. */
export interface TablesQuery {
  game?: string;
  status?: Schema.TableInfo["status"];
  mine?: boolean;
  free?: boolean;
  before?: string;
}

/** Whether a table belongs into a list. */
export function fits(table: Schema.TableInfo, query: TablesQuery): boolean {
  if (query.game && table.game !== query.game) return false;
  if (query.status && table.status !== query.status) return false;
  if (query.mine && !table.my_seats.length) return false;
  return !query.free || (table.status === "open" && table.seats.some((seat) => seat.kind === "open"));
}

/** A list after news: changed tables in their place, new ones on top (of mine: my turn before all), those that no longer fit left out. */
export function merged(
  list: readonly Schema.TableInfo[],
  news: readonly Schema.TableInfo[],
  query: TablesQuery,
): Schema.TableInfo[] {
  const changed = new Map(news.map((table) => [table.id, table]));
  const known = new Set(list.map((table) => table.id));
  const all = [
    ...news.filter((table) => !known.has(table.id)),
    ...list.map((table) => changed.get(table.id) ?? table),
  ].filter((table) => fits(table, query));
  return query.mine ? [...all.filter((table) => table.my_turn), ...all.filter((table) => !table.my_turn)] : all;
}
