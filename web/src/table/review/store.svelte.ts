// The bot's review of a finished game, turn by turn: requested once, loaded as it grows.
import { Refused } from "../../connection/api";
import type { Connection, Review, TurnReview } from "../../connection/connection";
import { session } from "../../shell/session.svelte";

/** How long until more is loaded. */
const PAUSE = 1500;
/** The longest pause after the server refused too many requests, or did not answer. */
const LONGEST = 30_000;
const TOO_MANY = 429;

export class ReviewStore {
  turns = $state.raw<TurnReview[]>([]);
  status = $state<Review["status"] | "unknown">("unknown");
  total = $state(0);
  problem = $state.raw<Refused | null>(null);
  #timer: ReturnType<typeof setTimeout> | null = null;
  #closed = false;
  /** How long to wait after the next refusal that passes by itself. */
  #patience = PAUSE;

  constructor(private readonly connection: Pick<Connection, "review" | "startReview">) {}

  /** Load what the server has so far. */
  async load(): Promise<void> {
    await this.#ask(() => this.connection.review(this.turns.length));
  }

  /** Start the review, or continue it. */
  async start(): Promise<void> {
    await this.#ask(async () => {
      await session.ensure();
      await this.connection.startReview();
      return await this.connection.review(this.turns.length);
    });
  }

  /** The review of the turn that holds the decision after `at` actions, or null. */
  about(at: number): TurnReview | null {
    return this.turns.find((turn) => turn.from <= at && at < turn.to) ?? null;
  }

  close(): void {
    this.#closed = true;
    if (this.#timer !== null) clearTimeout(this.#timer);
  }

  async #ask(question: () => Promise<Review>): Promise<void> {
    this.problem = null;
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    const had = this.turns.length;
    try {
      const answer = await question();
      if (this.#closed || had !== this.turns.length) return;
      this.turns = [...this.turns, ...answer.turns];
      this.status = answer.status;
      this.total = answer.total;
      this.#patience = PAUSE;
      if (answer.status === "thinking") this.#loadAgain(PAUSE);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      if (this.#closed) return;
      this.problem = error;
      const passes = error.status === 0 || error.status === TOO_MANY || error.status >= 500;
      if (!passes) return;
      this.#loadAgain(this.#patience);
      this.#patience = Math.min(LONGEST, 2 * this.#patience);
    }
  }

  #loadAgain(after: number): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.load(), after);
  }
}
