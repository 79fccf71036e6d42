// Tables on a server: commands and updates through a socket, the rest over HTTP.
import type { Connection, Listener, Review } from "./connection";
import { api, moderation, showParts, trust } from "./http";
import { watchLobby } from "./lobby_socket";
import type * as Schema from "./schema";
import { socketUrl, TableSocket } from "./socket";
import type { Transport } from "./transport";

class ServerConnection extends TableSocket implements Connection {
  constructor(
    private readonly table: string,
    invite: string | null,
    listener: Listener,
  ) {
    const query = invite ? `?invite=${encodeURIComponent(invite)}` : "";
    super(socketUrl(`/ws/tables/${encodeURIComponent(table)}${query}`), {
      version: () => listener.version(),
      link: (state, code) => listener.link(state, code),
      hear: (reply) => {
        if ("table" in reply) showParts([reply.table]);
        listener.hear(reply);
      },
    });
  }

  moment(at: number): Promise<Schema.Moment> {
    return api.moment(this.table, at);
  }

  since(): Promise<Schema.Since> {
    return api.since(this.table);
  }

  stats(): Promise<Schema.Stats> {
    return api.stats(this.table);
  }

  async startReview(): Promise<void> {
    await api.startReview(this.table);
  }

  review(since: number): Promise<Review> {
    return api.review(this.table, since);
  }
}

export const transport: Transport = {
  online: true,
  api,
  trust,
  connect: (table, invite, listener) => new ServerConnection(table, invite, listener),
  moderation,
  watch: (reload, hear) =>
    watchLobby(reload, (tables) => {
      showParts(tables);
      hear(tables);
    }),
};
