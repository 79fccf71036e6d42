// The queue of what is played on the board, one thing after the other: what the board shows stays behind what is
// known until it has been played, and never longer than people like.

import type { Speed } from "../../shell/settings.svelte";

/** How long one beat is shown, in milliseconds. */
export const BEAT: Readonly<Record<Speed, number>> = { off: 0, fast: 220, normal: 480, slow: 1000 };
/** What a scene may last, in beats: longer ones are played quicker. */
const LONGEST = 10;
/** The rest after a scene, in beats, so that the board is seen as it is then. */
const REST = 0.5;
/** The longest beat of what the board shows already. */
const SHORT = 240;
/** Scenes that may wait; with more, people would never come to now. */
const MOST = 80;

interface Timed {
  weight: number;
}

/** One step of the game. `show` puts the board as it stands after it; it is called once. */
export interface Scene<Beat extends Timed> {
  /** What is shown over the board as it stood before. */
  beats: readonly Beat[];
  show: () => void;
  /** What is shown over the board after it: the points that moved. */
  after?: Beat | null;
  /** Say what happened, to a screen reader and to the ear. */
  tell?: () => void;
}

/** Where it is played. */
export interface Stage<Beat> {
  /** Show a beat for so long; false: it speaks of a place that is not on the board yet. */
  show: (beat: Beat, lasts: number) => boolean;
  /** Take away what is shown. */
  clear: () => void;
}

interface Likes {
  speed: () => Speed;
  /** Whether things may fly; without, the board goes from step to step. */
  moves: () => boolean;
  /** Draw what has changed now. */
  draw: () => void;
  /** It has begun to play what the board does not show yet, or has come to now. */
  behind: (behind: boolean) => void;
}

export class Playback<Beat extends Timed> {
  stage: Stage<Beat> | null = null;
  #queue: Scene<Beat>[] = [];
  #timer: ReturnType<typeof setTimeout> | null = null;
  /** The scene that is being played, while the board does not show it yet. */
  #open: Scene<Beat> | null = null;
  #behind = false;

  constructor(private readonly likes: Likes) {}

  /** Whether the board is behind what is known. */
  get behind(): boolean {
    return this.#open !== null || this.#queue.length > 0;
  }

  /** Play a scene when those before it have been played. */
  add(scene: Scene<Beat>): void {
    this.#queue.push(scene);
    if (this.#queue.length > MOST) this.skip();
    else if (this.#timer === null) this.#next();
    this.#report();
  }

  /** Show a scene at once, and then what is shown of it; nothing waits for it. */
  now(scene: Scene<Beat>): void {
    this.skip();
    scene.show();
    scene.tell?.();
    if (this.likes.speed() === "off" || !this.stage) return;
    this.likes.draw();
    const moves = this.likes.moves();
    const beats = [...scene.beats, ...(scene.after ? [scene.after] : [])].filter(({ weight }) => moves || weight > 1);
    const great = beats.some(({ weight }) => weight > 1);
    this.#play(beats, Math.min(this.#beat(beats), great ? Infinity : SHORT), () => this.#next());
  }

  /** Go to now. */
  skip(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    this.stage?.clear();
    const left = this.#queue;
    this.#queue = [];
    const open = this.#open;
    this.#open = null;
    open?.show();
    for (const scene of left) {
      scene.show();
      scene.tell?.();
    }
    this.#report();
  }

  #report(): void {
    if (this.behind === this.#behind) return;
    this.#behind = this.behind;
    this.likes.behind(this.#behind);
  }

  #wait(lasts: number, then: () => void): void {
    this.#timer = setTimeout(() => {
      this.#timer = null;
      then();
    }, lasts);
  }

  /** How long each beat lasts where they are played together. */
  #beat(beats: readonly Beat[]): number {
    const plain = beats.filter(({ weight }) => weight <= 1).length;
    return BEAT[this.likes.speed()] * Math.min(1, LONGEST / Math.max(1, plain));
  }

  #next(): void {
    const scene = this.#queue.shift() ?? null;
    this.#open = scene;
    this.#report();
    if (!scene) return;
    if (!this.stage || this.likes.speed() === "off") {
      this.skip();
      return;
    }
    scene.tell?.();
    const beat = this.#beat(scene.beats);
    if (!this.likes.moves()) {
      this.#shown();
      const still = scene.beats.filter(({ weight }) => weight > 1);
      this.#play(still, beat, () => this.#wait(scene.beats.length ? beat : 0, () => this.#next()));
      return;
    }
    this.#play(scene.beats, beat, () => {
      this.#shown();
      const after = scene.after ? [scene.after] : [];
      this.#play(after, beat, () => this.#wait(scene.beats.length ? beat * REST : 0, () => this.#next()));
    });
  }

  /** The board shows the scene. */
  #shown(): void {
    const scene = this.#open;
    if (!scene) return;
    this.#open = null;
    scene.show();
    this.likes.draw();
    // The last one: what is known is shown, and may be answered.
    this.#report();
  }

  /** Show beats, then go on. */
  #play(beats: readonly Beat[], beat: number, then: () => void): void {
    const [first, ...rest] = beats;
    if (!first || !this.stage) {
      then();
      return;
    }
    const lasts = beat * first.weight;
    if (!this.stage.show(first, lasts)) {
      this.#shown();
      this.stage?.show(first, lasts);
    }
    this.#wait(lasts, () => {
      this.stage?.clear();
      this.#play(rest, beat, then);
    });
  }
}
