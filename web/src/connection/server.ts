// A table on a server: commands and updates through its socket, the past over HTTP.
import { api } from "./api";
import type { Connection, Listener, Review } from "./connection";
import type * as Schema from "./schema";
import { socketUrl, TableSocket } from "./socket";

export class ServerConnection extends TableSocket implements Connection {
  constructor(
    private readonly table: string,
    invite: string | null,
    listener: Listener,
  ) {
    const query = invite ? `?invite=${encodeURIComponent(invite)}` : "";
    super(socketUrl(`/ws/tables/${encodeURIComponent(table)}${query}`), listener);
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
