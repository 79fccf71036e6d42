// The other worker, seen from the one that answers the hand: jobs go out, what was found comes back.
import type { Job, Kit } from "./messages";

/** A search that takes longer has failed: its worker is replaced. */
const LONGEST = 60_000;

export class Thinker {
  #worker: Worker | null = null;
  #waiting: Job[] = [];
  #late: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly kit: Kit,
    private readonly hear: (job: number, found: unknown) => void,
  ) {
    this.#start();
  }

  /** Who plays comes before who looks back. */
  add(job: Job): void {
    if (job.name === "judge") this.#waiting.push(job);
    else this.#waiting.splice(this.#waiting.length && 1, 0, job);
    if (this.#waiting.length === 1) this.#next();
  }

  #start(): void {
    const worker = new Worker(new URL("./think.worker.ts", import.meta.url), { type: "module" });
    worker.onmessage = ({ data }: MessageEvent<{ found: unknown }>) => this.#done(data.found);
    worker.onerror = () => this.#replace();
    worker.postMessage({ kit: this.kit });
    this.#worker = worker;
  }

  #next(): void {
    const job = this.#waiting[0];
    if (!job) return;
    this.#worker?.postMessage({ job });
    this.#late = setTimeout(() => this.#replace(), LONGEST);
  }

  #done(found: unknown): void {
    clearTimeout(this.#late);
    const job = this.#waiting.shift();
    if (job) this.hear(job.id, found);
    this.#next();
  }

  #replace(): void {
    this.#worker?.terminate();
    this.#start();
    this.#done(null);
  }
}
