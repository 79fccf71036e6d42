// The lobby's socket: lists of tables stay true while they are looked at.
import type * as Schema from "./schema";
import { socketUrl, wait } from "./socket";

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
