// How a game ended, in one sentence, and who stands where.
import { placesOf, type Place } from "../review/figures";
import type { GameModule } from "../board/module";
import type { TableStore } from "../store/table.svelte";
import { t } from "../../words/words.svelte";

export function placesAt(store: TableStore): Place[] {
  const outcome = store.table?.outcome as unknown as Parameters<typeof placesOf>[0] | null | undefined;
  return outcome ? placesOf(outcome) : [];
}

/** The name of a player, or of the automaton of a solo game. */
export function nameOf(seat: number | null, store: TableStore, module: GameModule): string {
  if (seat !== null) return store.words.seat(seat);
  return t(module.automaton ?? "web-outcome-automaton");
}

export function headline(store: TableStore): string {
  const places = placesAt(store);
  const winners = places.flatMap(({ rank, seat }) => (rank === 1 && seat !== null ? [seat] : []));
  const automaton = places.find(({ seat }) => seat === null);
  const alone = places.find(({ seat }) => seat !== null);
  if (automaton && alone && alone.seat !== null) {
    const who = store.table?.my_seats.includes(alone.seat) ? "you" : "other";
    return t(`web-outcome-${alone.rank === 1 ? "beat" : "beaten"}-${who}`, {
      name: store.words.seat(alone.seat),
      points: alone.points,
      against: automaton.points,
    });
  }
  if (!winners.length) return t("web-outcome-over");
  return t("web-outcome-won", { winners: winners.map((seat) => store.words.seat(seat)), count: winners.length });
}
