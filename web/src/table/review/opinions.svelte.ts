// What a bot thinks of every turn of a finished game: asked for once, and told as it comes.
import { api, Refused } from "../../connection/api";
import type * as Schema from "../../connection/schema";
import { session } from "../../shell/session.svelte";

/** How long until the server is asked for more. */
const PAUSE = 1500;
/** The longest pause after a server that was asked too much, or did not answer. */
const LONGEST = 30_000;
const TOO_MUCH = 429;

export class OpinionStore {
  list = $state.raw<Schema.Opinion[]>([]);
  status = $state<Schema.Opinions["status"] | "unknown">("unknown");
  total = $state(0);
  problem = $state.raw<Refused | null>(null);
  #timer: ReturnType<typeof setTimeout> | null = null;
  #closed = false;
  /** How long to wait after the next refusal that passes by itself. */
  #patience = PAUSE;

  constructor(private readonly table: string) {}

  /** Look what is there already. */
  async look(): Promise<void> {
    await this.#ask(() => api.opinions(this.table, this.list.length));
  }

  /** Have the bot think, or think on. */
  async begin(): Promise<void> {
    await this.#ask(async () => {
      await session.ensure();
      await api.askOpinions(this.table);
      return await api.opinions(this.table, this.list.length);
    });
  }

  /** The opinion of the decision that follows after `at` of them, or null. */
  about(at: number): Schema.Opinion | null {
    return this.list.find((opinion) => opinion.from <= at && at < opinion.to) ?? null;
  }

  close(): void {
    this.#closed = true;
    if (this.#timer !== null) clearTimeout(this.#timer);
  }

  async #ask(question: () => Promise<Schema.Opinions>): Promise<void> {
    this.problem = null;
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    const had = this.list.length;
    try {
      const answer = await question();
      if (this.#closed || had !== this.list.length) return;
      this.list = [...this.list, ...answer.opinions];
      this.status = answer.status;
      this.total = answer.total;
      this.#patience = PAUSE;
      if (answer.status === "thinking") this.#lookAgain(PAUSE);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      if (this.#closed) return;
      this.problem = error;
      const passes = error.status === 0 || error.status === TOO_MUCH || error.status >= 500;
      if (!passes) return;
      this.#lookAgain(this.#patience);
      this.#patience = Math.min(LONGEST, 2 * this.#patience);
    }
  }

  #lookAgain(after: number): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.look(), after);
  }
}
