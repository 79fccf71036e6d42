// Tables in this browser, without a server.
import type { Connection, Listener, Review } from "../connection";
import type * as Schema from "../schema";
import type { Transport } from "../transport";
import { api } from "./api";
import { engine } from "./engine";
import { CHANNEL } from "./store";

class LocalConnection implements Connection {
  #number = 0;
  #ref = 0;
  #open = false;

  constructor(
    private readonly table: string,
    private readonly listener: Listener,
  ) {
    this.#connect();
  }

  send(command: Schema.AnyCommand): number | null {
    if (!this.#open) return null;
    this.#ref += 1;
    engine.tell({
      do: "command",
      connection: this.#number,
      table: this.table,
      data: { ...command, ref: this.#ref },
    });
    return this.#ref;
  }

  hello(): void {
    this.send({ type: "hello", version: this.listener.version() });
  }

  reconnect(): void {
    this.close();
    this.#connect();
  }

  close(): void {
    this.#open = false;
    engine.disconnect(this.#number);
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

  #connect(): void {
    this.listener.link("connecting", null);
    this.#number = engine.connect(this.table, {
      connected: (known) => {
        this.#open = known;
        this.listener.link(known ? "open" : "refused", known ? null : 4404);
        if (known) this.hello();
      },
      hear: (reply) => this.listener.hear(reply),
    });
  }
}

function watch(reload: () => void): () => void {
  const news = new BroadcastChannel(CHANNEL);
  news.onmessage = reload;
  reload();
  return () => news.close();
}

export const transport: Transport = {
  online: false,
  api,
  trust: () => undefined,
  connect: (table, _invite, listener) => new LocalConnection(table, listener),
  watch,
  load: (hear) => engine.load(hear),
};
