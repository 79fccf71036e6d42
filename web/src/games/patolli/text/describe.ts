// The board of Patolli in words.
import type { Words } from "../../../words/words.svelte";
import { HAND, HOME, type PatolliView } from "../view";

/** How many pieces of a seat are in hand, on the track and home. */
export function standing(view: PatolliView, seat: number): { hand: number; track: number[]; home: number } {
  const pieces = view.progress[seat] ?? [];
  return {
    hand: pieces.filter((at) => at === HAND).length,
    track: pieces.filter((at) => at > HAND && at < HOME),
    home: pieces.filter((at) => at === HOME).length,
  };
}

export function describe(view: PatolliView, words: Words): string[] {
  return view.progress.map((_, seat) => {
    const { hand, track, home } = standing(view, seat);
    return words.text("patolli-board-seat", {
      seat: { seat },
      counters: view.counters[seat] ?? 0,
      hand,
      home,
      track: track.map(String),
    });
  });
}

export function status(view: PatolliView, words: Words): string {
  return words.text("patolli-board-turn", { turn: Math.floor(view.turn / view.seats) + 1 });
}
