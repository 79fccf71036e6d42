// The engine of this browser, seen from the page: started once, then asked.
import type { Datum } from "../../words/message";
import { Refused } from "../refused";
import type * as Schema from "../schema";
import type { Progress } from "../transport";
import type { FromHand, ToHand } from "./messages";

interface Waiting {
  resolve: (value: unknown) => void;
  reject: (error: unknown) => void;
}

/** A page's end of a table. */
export interface Ears {
  connected: (known: boolean) => void;
  hear: (reply: Schema.AnyReply) => void;
}

class Engine {
  #worker: Worker | null = null;
  #progress: Progress = { loaded: 0, total: 0, ready: false, failed: false };
  #watching: ((progress: Progress) => void)[] = [];
  #waiting = new Map<number, Waiting>();
  #ears = new Map<number, Ears>();
  #count = 0;

  /** Start, unless it has been. */
  load(hear: (progress: Progress) => void): void {
    this.#watching.push(hear);
    hear(this.#progress);
    this.#start();
  }

  request<T>(name: string, table: string | null, ...given: unknown[]): Promise<T> {
    this.#count += 1;
    const ref = this.#count;
    return new Promise<T>((resolve, reject) => {
      this.#waiting.set(ref, { resolve: resolve as Waiting["resolve"], reject });
      const plain = JSON.parse(JSON.stringify(given)) as unknown[]; // what a page holds may be more than data
      this.tell({ do: "request", ref, table, name, given: plain });
    });
  }

  connect(table: string, ears: Ears): number {
    this.#count += 1;
    this.#ears.set(this.#count, ears);
    this.tell({ do: "connect", connection: this.#count, table });
    return this.#count;
  }

  disconnect(connection: number): void {
    this.#ears.delete(connection);
    this.tell({ do: "disconnect", connection });
  }

  tell(message: ToHand): void {
    this.#start().postMessage(message);
  }

  #start(): Worker {
    if (this.#worker) return this.#worker;
    const worker = new Worker(new URL("./hand.worker.ts", import.meta.url), { type: "module" });
    worker.onmessage = ({ data }: MessageEvent<FromHand>) => this.#hear(data);
    worker.onerror = () => this.#tellProgress({ failed: true });
    this.#worker = worker;
    this.tell({ do: "begin", base: new URL("python/", document.baseURI).href });
    return worker;
  }

  #hear(message: FromHand): void {
    if ("progress" in message) this.#tellProgress(message.progress);
    else if ("ready" in message) this.#tellProgress({ ready: true });
    else if ("failed" in message) this.#tellProgress({ failed: !this.#progress.ready });
    else if ("connected" in message) this.#ears.get(message.connected)?.connected(message.known);
    else if ("said" in message) for (const [connection, reply] of message.said) this.#ears.get(connection)?.hear(reply);
    else this.#answer(...message.answer);
  }

  #answer(ref: number, value: unknown, problem: Schema.Problem | null): void {
    const waiting = this.#waiting.get(ref);
    this.#waiting.delete(ref);
    if (!problem) waiting?.resolve(value);
    else waiting?.reject(new Refused(409, problem.code, problem.key, problem.data as Record<string, Datum>));
  }

  #tellProgress(change: Partial<Progress>): void {
    this.#progress = { ...this.#progress, ...change };
    for (const hear of this.#watching) hear(this.#progress);
  }
}

export const engine = new Engine();
