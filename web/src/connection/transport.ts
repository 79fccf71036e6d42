// The way to the tables: a server's (`server.ts`), or this browser's own (`local/`). A build has one of them, which
// is imported as `#transport`.
import type { Connection, Listener } from "./connection";
import type { Api, Moderation } from "./http";
import type * as Schema from "./schema";

/** How far the engine is loaded that runs in this browser: bytes; `ready` when it can play. */
export interface Progress {
  loaded: number;
  total: number;
  ready: boolean;
  failed: boolean;
}

export interface Transport {
  /** Whether other people can be met: online tables, accounts, chat. */
  readonly online: boolean;
  readonly api: Api;
  /** The token that changes must carry from now on. */
  trust(token: string): void;
  /** Sit down at a table. */
  connect(table: string, invite: string | null, listener: Listener): Connection;
  /**
   * Listen while a list of tables is shown: `reload` is called when it must be asked for (again), `hear` with every
   * change. Answers how to stop.
   */
  watch(reload: () => void, hear: (tables: Schema.TableInfo[]) => void): () => void;
  /** What moderators of a server may ask. */
  readonly moderation?: Moderation;
  /** Load the engine and hear how far it is; a server has its own. */
  load?(hear: (progress: Progress) => void): void;
}
