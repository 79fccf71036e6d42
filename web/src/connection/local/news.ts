// Tell every page, and the workers of this one, that tables were replaced as a whole.
import { CHANNEL, type News } from "./store";

export function tellReplaced(tables: readonly string[]): void {
  const channel = new BroadcastChannel(CHANNEL);
  for (const table of tables) channel.postMessage({ table, replaced: true } satisfies News);
  channel.close();
}
