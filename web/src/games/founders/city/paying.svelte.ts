// The cubes that a player has picked to pay with, and those of them that can be paid at once.
import { untrack } from "svelte";
import type { Choice } from "../../../table/board/types";
import type { Message } from "../../../words/message";
import { billOf, leading, owedBy, possible, squareOf, type Bill } from "./paying";
import type { PlayerView } from "../view";

interface Asked {
  choices: Choice[];
  prompt: Message | null;
  player: PlayerView | undefined;
}

export interface Paying {
  /** The squares that can be picked, each with the answers that it may lead to; null while nothing is paid. */
  readonly squares: ReadonlyMap<string, Choice[]> | null;
  readonly picked: ReadonlySet<string>;
  toggle: (name: string) => void;
}

/** To be called while the board is set up. */
export function paying(asked: () => Asked, choose: (action: number) => void): Paying {
  let picks = $state.raw<readonly string[]>([]);
  /** The answer that was just given, and the bill it was given to. */
  let given: { choice: Choice; bill: Bill } | null = null;
  let known = "";
  const bill = $derived.by((): Bill | null => {
    const { choices, prompt, player } = asked();
    const owed = choices.length ? owedBy(prompt) : null;
    return owed && player ? billOf(owed, player.cubes, choices) : null;
  });
  const squares = $derived.by(() => {
    if (!bill) return null;
    const found = new Map<string, Choice[]>();
    for (const name of Object.values(bill.cubes).flat()) {
      const ways = picks.includes(name) ? [] : leading(bill, asked().choices, [...picks, name]);
      if (ways.length) found.set(name, ways);
    }
    return found;
  });

  /** Give the next answer if there is only one that the picked squares leave open. */
  function pay(): void {
    const [only, other] = bill && picks.length ? leading(bill, asked().choices, picks) : [];
    if (!bill || !only || other) return;
    given = { choice: only, bill };
    choose(only.action);
  }

  /** Whether this bill is what is left after the answer that was given; what is forced then, the table has paid too. */
  function follows(now: Bill): boolean {
    if (!given) return false;
    const square = squareOf(given.choice);
    if (square === null) return now.owed.wood + now.owed.stone < given.bill.owed.wood + given.bill.owed.stone;
    return !Object.values(asked().player?.cubes ?? {})
      .flat()
      .includes(square);
  }

  $effect(() => {
    const now = bill;
    const question = JSON.stringify(now);
    if (question === known) return;
    known = question;
    untrack(() => {
      // What is picked lasts as long as nothing but its own payment happens.
      const cubes = now && follows(now) ? Object.values(now.cubes).flat() : [];
      const left = picks.filter((name) => cubes.includes(name));
      given = null;
      picks = now && possible(now, left) ? left : [];
      pay();
    });
  });

  return {
    get squares() {
      return squares;
    },
    get picked() {
      return new Set(picks);
    },
    toggle(name) {
      picks = picks.includes(name) ? picks.filter((one) => one !== name) : [...picks, name];
      pay();
    },
  };
}
