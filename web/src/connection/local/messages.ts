// What a page and the worker that answers its hand say to each other.
import type * as Schema from "../schema";
import type { StoredReview, Write } from "./store";

/** From the page. `table` is loaded before the message is heard. */
export type ToHand =
  | { do: "begin"; base: string }
  | { do: "request"; ref: number; table: string | null; name: string; given: unknown[] }
  | { do: "connect"; connection: number; table: string }
  | { do: "disconnect"; connection: number }
  | { do: "command"; connection: number; table: string; data: Schema.AnyCommand };

/** To the page. */
export type FromHand =
  | { progress: { loaded: number; total: number } }
  | { ready: true }
  | { failed: string }
  | { connected: number; known: boolean }
  | { said: [number, Schema.AnyReply][] }
  | { answer: [number, unknown, Schema.Problem | null] };

/** A job for the worker that thinks (`patolli/browser/effects.py`). */
export interface Job {
  id: number;
  name: string;
  given: unknown[];
  seed: number;
}

/** What follows from a message (`patolli/browser/effects.py`). */
export interface Effects {
  writes: Write[];
  reviews: StoredReview[];
  said: [number, Schema.AnyReply][];
  answers: [number, unknown, Schema.Problem | null][];
  jobs: Job[];
}

/** What a worker needs to run Python: everything but Pyodide's own scripts, which lie at `base`. */
export interface Kit {
  base: string;
  module: WebAssembly.Module;
  library: ArrayBuffer;
  patolli: ArrayBuffer;
  lock: string;
}
