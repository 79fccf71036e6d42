// The table of Teotihuacan in words.
import type { Words } from "../../lib/words.svelte";
import { discoveryKey } from "./places";
import { seatOf, TEMPLES, type TeotihuacanView } from "./view";

export function describe(view: TeotihuacanView, words: Words): string[] {
  const lines = view.players.map((player) =>
    words.text("teotihuacan-board-player", {
      seat: player.bot ? words.text("teotihuacan-teotibot") : { seat: player.player },
      vp: player.vp,
      cocoa: player.cocoa,
      wood: player.wood,
      stone: player.stone,
      gold: player.gold,
      steps: TEMPLES.map((colour) => `${words.text(`teotihuacan-temple-${colour}`)} ${player.temples[colour]}`),
      avenue: player.avenue,
      track: player.track,
    }),
  );
  const { light, dark, eclipses } = view.calendar;
  lines.push(words.text("teotihuacan-board-calendar-now", { light, dark, eclipses }));
  for (const board of [...view.boards].sort((one, other) => one.position - other.position)) {
    const locked = board.spaces.flatMap(({ worker }) => (worker ? [worker] : []));
    const workers = [...board.workers, ...locked].map((worker) => {
      const seat = seatOf(worker.colour, view);
      const who = seat === null ? words.text("teotihuacan-board-neutral") : (view.players[seat]?.bot ? words.text("teotihuacan-teotibot") : words.seat(seat));
      return worker.power ? `${who} ${worker.power}` : who;
    });
    lines.push(
      words.text("teotihuacan-board-line", {
        board: { name: `teotihuacan-board-${board.name}` },
        position: board.position,
        collect: board.collect,
        workers,
        tile: board.discovery ? words.text(discoveryKey(board.discovery)) : words.text("teotihuacan-nothing"),
      }),
    );
  }
  return lines;
}

export function status(view: TeotihuacanView, words: Words): string {
  return words.text("teotihuacan-board-status", {
    eclipse: Math.min(view.calendar.eclipses + 1, 3),
    left: view.calendar.dark - view.calendar.light,
  });
}
