// The lobby's socket: lists of tables stay true while they are looked at.
import type { TablesQuery } from "./api";
import type * as Schema from "./schema";
import { socketUrl, wait } from "./socket";

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

/**
 * Listen while a list is shown: `reload` is called each time the socket is ready (and when the page is seen again),
 * `hear` with every change. Answers how to stop.
 */
export function watchLobby(reload: () => void, hear: (tables: Schema.TableInfo[]) => void): () => void {
  let socket: WebSocket | null = null;
  let timer: ReturnType<typeof setTimeout> | null = null;
  let attempt = 0;
  let stopped = false;

  function connect(): void {
    timer = null;
    const made = new WebSocket(socketUrl("/ws/lobby"));
    socket = made;
    made.onmessage = (event: MessageEvent<string>) => {
      const news = JSON.parse(event.data) as Schema.LobbyReady | Schema.LobbyTables;
      attempt = 0;
      if (news.type === "ready") reload();
      else hear(news.tables);
    };
    made.onclose = () => {
      if (stopped || socket !== made) return;
      timer = setTimeout(connect, wait(attempt));
      attempt += 1;
    };
  }

  /** The network or the page is back: don't wait, and don't trust what was heard before a sleep. */
  function back(): void {
    if (document.visibilityState === "hidden") return;
    if (timer !== null) {
      clearTimeout(timer);
      connect();
    } else reload();
  }

  addEventListener("online", back);
  document.addEventListener("visibilitychange", back);
  connect();
  return () => {
    stopped = true;
    if (timer !== null) clearTimeout(timer);
    removeEventListener("online", back);
    document.removeEventListener("visibilitychange", back);
    socket?.close();
  };
}
