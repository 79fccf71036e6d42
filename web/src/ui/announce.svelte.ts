// What a screen reader should say now: one polite live region for the whole page.
import { untrack } from "svelte";

class Announcer {
  text = $state("");
  #clear: ReturnType<typeof setTimeout> | undefined;

  say(text: string): void {
    if (!text) return;
    clearTimeout(this.#clear);
    this.text = untrack(() => this.text) === text ? `${text}\u00A0` : text;
    this.#clear = setTimeout(() => (this.text = ""), 30_000);
  }
}

export const announcer = new Announcer();
