// The table of Teotihuacan in words: everything that the board shows.
import type { Words } from "../../../words/words.svelte";
import { iconsText, stashLines } from "./cards";
import { discoveryKey } from "../board/places";
import { seatOf, SIDES, TEMPLES, type BoardView, type TeotihuacanView, type WorkerOnBoardView } from "../view";

const ROWS = ["top", "centre", "bottom"];
const GOODS = ["cocoa", "wood", "stone", "gold"] as const;

export function describe(view: TeotihuacanView, words: Words): string[] {
  return [
    ...view.players.flatMap((player) => holdings(player.player, view, words)),
    calendar(view, words),
    ...startingTiles(view, words),
    ...[...view.boards]
      .sort((one, other) => one.position - other.position)
      .flatMap((board) => boardLines(board, view, words)),
    ...offers(view, words),
    ...pyramid(view, words),
    ...tracks(view, words),
    ...teotibot(view, words),
  ];
}

function nameOf(player: number, view: TeotihuacanView, words: Words): string {
  return view.players[player]?.bot ? words.text("teotihuacan-teotibot") : words.seat(player);
}

function holdings(seat: number, view: TeotihuacanView, words: Words): string[] {
  const player = view.players[seat];
  if (!player) return [];
  const who = nameOf(seat, view, words);
  const lines = [
    words.text("teotihuacan-board-player", {
      seat: who,
      vp: player.vp,
      goods: GOODS.map((kind) => words.text(`teotihuacan-board-amount-${kind}`, { count: player[kind] })),
      steps: TEMPLES.map((colour) => `${words.text(`teotihuacan-temple-${colour}`)} ${player.temples[colour]}`),
      avenue: player.avenue,
      track: player.track,
    }),
  ];
  if (player.technologies.length)
    lines.push(
      words.text("teotihuacan-board-say-technologies", {
        seat: who,
        names: player.technologies.map((number) => words.text(`teotihuacan-technology-${number}`)),
      }),
    );
  if (player.discoveries.length)
    lines.push(
      words.text("teotihuacan-board-say-discoveries", {
        seat: who,
        names: player.discoveries.map((kind) => words.text(discoveryKey(kind))),
      }),
    );
  return lines;
}

function calendar(view: TeotihuacanView, words: Words): string {
  const { light, dark, eclipses } = view.calendar;
  return words.text("teotihuacan-board-calendar-now", { light, dark, eclipses });
}

function workerText(worker: WorkerOnBoardView, view: TeotihuacanView, words: Words): string {
  const seat = seatOf(worker.colour, view);
  const who = seat === null ? words.text("teotihuacan-board-neutral") : nameOf(seat, view, words);
  return worker.power ? `${who} ${worker.power}` : who;
}

function boardLines(board: BoardView, view: TeotihuacanView, words: Words): string[] {
  const name = { name: `teotihuacan-board-${board.name}` };
  const lines = [
    words.text("teotihuacan-board-line", {
      board: name,
      position: board.position,
      collect: words.text("teotihuacan-board-amount-cocoa", { count: board.collect }),
      main:
        board.main_cost === null ? "none" : words.text("teotihuacan-board-amount-cocoa", { count: board.main_cost }),
      workers: board.workers.map((worker) => workerText(worker, view, words)),
      tile: board.discovery ? (stashLines([board.discovery], view, words)[0] ?? "") : words.text("teotihuacan-nothing"),
    }),
  ];
  if (!board.spaces.length) return lines;
  const spaces = board.spaces.map(({ space, worker }) => {
    const printed = view.printed.spaces.find((one) => one.space === space);
    const royal = view.royal[space];
    const what = words.text(
      printed?.worship === "royal" && royal !== undefined
        ? `teotihuacan-royal-${royal}`
        : `teotihuacan-temple-${printed?.worship ?? "any"}`,
    );
    return worker
      ? words.text("teotihuacan-board-say-space-taken", {
          space: what,
          who: words.text("teotihuacan-board-say-locked", { worker: workerText(worker, view, words) }),
        })
      : words.text("teotihuacan-board-say-space-free", { space: what });
  });
  return [...lines, words.text("teotihuacan-board-say-worship", { board: name, spaces })];
}

function offers(view: TeotihuacanView, words: Words): string[] {
  const technologies = view.technologies.map(({ number, temple, owners }) =>
    words.text(owners.length ? "teotihuacan-board-say-tech" : "teotihuacan-board-say-tech-free", {
      name: words.text(`teotihuacan-technology-${number}`),
      gold: view.printed.technologies.find((one) => one.number === number)?.gold ?? 0,
      temple: words.text(`teotihuacan-temple-${temple}`),
      owners: owners.map((owner) => nameOf(owner, view, words)),
    }),
  );
  const icons = (tile: number | null, faces: readonly string[]): string[] =>
    tile === null ? [] : [`(${iconsText(faces[tile] ?? "", words)})`];
  return [
    words.text("teotihuacan-board-say-offer-tech", { names: technologies }),
    words.text("teotihuacan-board-say-offer-decorations", {
      tiles: view.decorations.offer.flatMap((tile) => icons(tile, view.printed.pyramid.decorations)),
      pile: view.decorations.pile,
    }),
    words.text("teotihuacan-board-say-offer-pyramid", {
      tiles: view.pyramid.offer.flatMap((tile) => icons(tile, view.printed.pyramid.tiles)),
      pile: view.pyramid.pile,
    }),
  ];
}

function pyramid(view: TeotihuacanView, words: Words): string[] {
  const counts = [1, 2, 3, 4].map(
    (level) => view.pyramid.slots.filter(({ slot }) => slot.startsWith(String(level))).length,
  );
  return [
    words.text("teotihuacan-board-say-pyramid", { counts, open: view.pyramid.open }),
    ...Array.from({ length: 8 }, (_, row) =>
      words.text("teotihuacan-board-say-squares", {
        row: row + 1,
        icons: iconsText(view.pyramid.cells.slice(row * 8, row * 8 + 8), words),
      }),
    ),
    words.text("teotihuacan-board-say-sides", {
      sides: SIDES.map((side) =>
        words.text("teotihuacan-board-say-side", {
          side: words.text(`teotihuacan-side-${side}`),
          count: view.decorations.sides[side].length,
        }),
      ),
    }),
  ];
}

function tracks(view: TeotihuacanView, words: Words): string[] {
  const rows = view.buildings.rows.map((row, index) =>
    words.text("teotihuacan-board-say-row", {
      row: words.text(`teotihuacan-row-${ROWS[index] ?? "top"}`),
      built: row.filter(Boolean).length,
      places: row.length,
    }),
  );
  const stashes = view.printed.stashes.flatMap(({ temple, step }, index) => {
    const kinds = view.discoveries.stashes[index] ?? [];
    const place = temple
      ? words.text("teotihuacan-board-step", { temple: { name: `teotihuacan-temple-${temple}` }, step })
      : words.text("teotihuacan-board-avenue-step", { step });
    return kinds.length
      ? [words.text("teotihuacan-board-say-stash", { place, tiles: stashLines(kinds, view, words) })]
      : [];
  });
  return [
    words.text("teotihuacan-board-say-buildings", { rows, value: view.buildings.avenue_value }),
    words.text("teotihuacan-board-say-bonus", {
      names: TEMPLES.map((colour) =>
        words.text("teotihuacan-board-say-bonus-of", {
          temple: { name: `teotihuacan-temple-${colour}` },
          bonus: { name: `teotihuacan-bonus-${view.bonus[colour]}` },
        }),
      ),
    }),
    ...stashes,
  ];
}

function startingTiles(view: TeotihuacanView, words: Words): string[] {
  const tiles = view.phase === "setup" ? (view.starting?.tiles ?? []) : [];
  return tiles.length
    ? [
        words.text("teotihuacan-board-say-starting", {
          tiles: tiles.map(({ tile }) => words.text(`teotihuacan-starting-${tile}`)),
        }),
      ]
    : [];
}

function teotibot(view: TeotihuacanView, words: Words): string[] {
  const bot = view.teotibot;
  if (!bot) return [];
  const name = (tile: string): string => words.text(`teotihuacan-bot-${tile}`);
  return [
    words.text("teotihuacan-board-say-bot", {
      actions: bot.actions.map(name),
      aside: name(bot.set_aside),
      directions: bot.directions.map((way) => words.text(`teotihuacan-board-bot-direction-${way.replace("_", "-")}`)),
    }),
  ];
}

export function status(view: TeotihuacanView, words: Words): string {
  return words.text("teotihuacan-board-status", {
    eclipse: Math.min(view.calendar.eclipses + 1, 3),
    left: view.calendar.dark - view.calendar.light,
  });
}
