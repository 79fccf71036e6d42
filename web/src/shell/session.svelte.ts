// Who is here: the person that the server knows by its cookie.
import { api, Refused, trust } from "../connection/api";
import type * as Schema from "../connection/schema";
import { browserNotices } from "./browser_notices";
import { settings } from "./settings.svelte";

/** The order in which our games are shown; others come after them. */
const ORDER = ["teotihuacan", "tikal", "founders", "patolli"];

function rank(game: string): number {
  const index = ORDER.indexOf(game);
  return index < 0 ? ORDER.length : index;
}

class Session {
  person = $state.raw<Schema.Person | null>(null);
  games = $state.raw<Schema.Games | null>(null);
  /** Why the server could not be asked, if so. */
  trouble = $state.raw<Refused | null>(null);
  ready = $state(false);
  /** The game of the table on the screen, for links to its rules. */
  atTable = $state<string | null>(null);

  async begin(): Promise<void> {
    try {
      this.#take(await api.me());
      const found = await api.games();
      this.games = { ...found, games: found.games.toSorted((a, b) => rank(a.id) - rank(b.id)) };
      this.trouble = null;
    } catch (error) {
      if (error instanceof Refused) this.trouble = error;
      else throw error;
    }
    this.ready = true;
  }

  /** Sitting down needs a person: without an account, a guest. */
  async ensure(): Promise<Schema.Person> {
    if (this.person) return this.person;
    this.#take(await api.guest({ language: settings.language }));
    if (!this.person) throw new Refused(401, "not_signed_in", "server-error-not-signed-in", {});
    return this.person;
  }

  async claim(login: string, password: string): Promise<void> {
    await this.ensure();
    this.#take(await api.claim({ login, password }));
  }

  async signIn(login: string, password: string): Promise<void> {
    this.#take(await api.signIn({ login, password }));
  }

  async changePassword(password: string, next: string): Promise<void> {
    this.#take(await api.changePassword({ password, new: next }));
  }

  /** Come in by a link from an e-mail; one that resets the password brings the new one. */
  async useLink(token: string, password: string | null = null): Promise<void> {
    this.#take(await api.useLink({ token, password }));
  }

  async signOut(everywhere = false): Promise<void> {
    await browserNotices.stop();
    await api.signOut(everywhere);
    this.#take(await api.me());
  }

  async endSession(one: Schema.SessionOut): Promise<void> {
    if (one.current) return this.signOut();
    await api.endSession(one.id);
  }

  async rename(name: string): Promise<void> {
    await this.ensure();
    this.#take(await api.changeMe({ name }));
  }

  async remove(password: string | null): Promise<void> {
    await api.deleteMe({ password });
    this.#take(await api.me());
  }

  /** Keep a person away from me, or no longer. */
  async block(person: string, on: boolean): Promise<void> {
    await this.ensure();
    await (on ? api.block(person) : api.unblock(person));
    this.#take(await api.me());
  }

  blocked(person: string | null): boolean {
    return this.person?.blocks.some((one) => one.id === person) ?? false;
  }

  game(id: string): Schema.GameInfo | null {
    return this.games?.games.find((game) => game.id === id) ?? null;
  }

  #take(me: Schema.Me): void {
    this.person = me.person;
    trust(me.csrf);
  }
}

export const session = new Session();
