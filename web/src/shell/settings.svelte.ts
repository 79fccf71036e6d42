// What a person likes, kept in this browser.
import { preferred, speech, type Language } from "../words/words.svelte";

export type Theme = "light" | "dark" | "auto";
export type Motion = "auto" | "on" | "off";

export const SPEEDS = ["off", "fast", "normal", "slow"] as const;
/** How fast the turns of others are played; off: the board shows at once how it stands now. */
export type Speed = (typeof SPEEDS)[number];

interface Stored {
  language: Language | null;
  theme: Theme;
  motion: Motion;
  speed: Speed;
  confirm: boolean;
  sounds: boolean;
  text: boolean;
}

const KEY = "patolli-settings";
const DEFAULTS: Stored = {
  language: null,
  theme: "auto",
  motion: "auto",
  speed: "normal",
  confirm: true,
  sounds: false,
  text: false,
};

function read(): Stored {
  try {
    return { ...DEFAULTS, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Stored>) };
  } catch {
    return { ...DEFAULTS };
  }
}

class Settings {
  #stored = $state<Stored>(read());
  #dark = $state(matchMedia("(prefers-color-scheme: dark)").matches);
  #still = $state(matchMedia("(prefers-reduced-motion: reduce)").matches);

  constructor() {
    matchMedia("(prefers-color-scheme: dark)").addEventListener("change", (event) => {
      this.#dark = event.matches;
      this.#show();
    });
    matchMedia("(prefers-reduced-motion: reduce)").addEventListener("change", (event) => {
      this.#still = event.matches;
      this.#show();
    });
  }

  get language(): Language {
    return preferred(this.#stored.language, navigator.languages);
  }

  get theme(): Theme {
    return this.#stored.theme;
  }

  get motion(): Motion {
    return this.#stored.motion;
  }

  /** How fast the turns of others are played. */
  get speed(): Speed {
    return this.#stored.speed;
  }

  /** Whether a turn's last choice is confirmed by a second click. */
  get confirm(): boolean {
    return this.#stored.confirm;
  }

  get sounds(): boolean {
    return this.#stored.sounds;
  }

  /** Whether the board is also told in words. */
  get text(): boolean {
    return this.#stored.text;
  }

  get dark(): boolean {
    return this.theme === "auto" ? this.#dark : this.theme === "dark";
  }

  get moves(): boolean {
    return this.motion === "auto" ? !this.#still : this.motion === "on";
  }

  set(change: Partial<Stored>): void {
    this.#stored = { ...this.#stored, ...change };
    localStorage.setItem(KEY, JSON.stringify(this.#stored));
    this.#show();
    if (change.language) void speech.use(this.language);
  }

  /** Begin: show the theme and load the words. */
  async begin(): Promise<void> {
    this.#show();
    await speech.use(this.language);
  }

  #show(): void {
    const root = document.documentElement;
    root.dataset.theme = this.dark ? "dark" : "light";
    root.dataset.motion = this.moves ? "on" : "off";
  }
}

export const settings = new Settings();
