// Messages that come faster than the screen is drawn: the first is shown at once, the rest of its frame together.

/** How long messages are kept back where no frames are drawn, as in a hidden tab. */
const LONGEST = 100;

export class Burst<Message> {
  #kept: Message[] | null = null;

  /**
   * `show` is given one message or several, in their order; `heavy` says after which of them the board is
   * drawn, so that what follows waits for that frame.
   */
  constructor(
    private readonly show: (messages: Message[]) => void,
    private readonly heavy: (message: Message) => boolean,
  ) {}

  add(message: Message): void {
    if (this.#kept) {
      this.#kept.push(message);
      return;
    }
    if (this.heavy(message)) this.#keep();
    this.show([message]);
  }

  #keep(): void {
    const kept: Message[] = [];
    this.#kept = kept;
    const free = (): void => {
      if (this.#kept !== kept) return;
      this.#kept = null;
      if (kept.length) this.show(kept);
    };
    requestAnimationFrame(free);
    setTimeout(free, LONGEST);
  }
}
