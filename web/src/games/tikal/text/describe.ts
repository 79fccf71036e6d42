// The jungle of Tikal in words: the cards of its hexes, and the whole board for a screen reader.
import type { CardContent } from "../../../ui/card/card.svelte";
import { SIDES } from "../../../ui/art/hex";
import type { Datum } from "../../../words/message";
import type { Words } from "../../../words/words.svelte";
import { explored, type Explored, type Player, type Tile, type TikalView } from "../view";

const RULES: Record<string, string> = {
  temple: "TIK-LEVEL-1",
  ruin: "TIK-DIG-1",
  clearing: "TIK-CAMP-1",
  volcano: "TIK-TYPE-4",
  base: "TIK-BRING-1",
};

/** A hex as printed: its name and what it is. */
export function tileText(tile: Tile, words: Words): string {
  return words.text("tikal-board-tile", { hex: tile.hex, kind: { name: kindKey(tile) } });
}

function kindKey(tile: Tile): string {
  if (tile.type === "temple") return `tikal-hex-temple-${tile.value}`;
  return tile.type === "ruin" ? `tikal-hex-ruin-${tile.masks}` : `tikal-hex-${tile.type}`;
}

/** What a hex is called now. */
function title(space: Explored, words: Words): string {
  const data: Record<string, Datum> = { space: space.space, value: space.value, treasures: space.treasures };
  const kind = space.type === "ruin" && space.treasures === 0 ? "emptied" : space.type;
  return words.text(`tikal-board-space-${kind}`, data);
}

function standing(space: Explored, words: Words): string[] {
  return space.pieces.map(({ seat, explorers, leader }) =>
    words.text("tikal-board-standing", { seat: { seat }, explorers, leader: leader ? "yes" : "no" }),
  );
}

function extras(space: Explored, words: Words): string[] {
  const lines: string[] = [];
  if (space.camp !== null) lines.push(words.text("tikal-board-camp", { seat: { seat: space.camp } }));
  if (space.guard) lines.push(words.text("tikal-board-guard", { seat: { seat: space.guard.seat } }));
  else if (space.holder !== null) lines.push(words.text("tikal-board-holder", { seat: { seat: space.holder } }));
  return lines;
}

function paths(space: Explored, words: Words): string[] {
  const costs = space.paths.flatMap((cost, side) =>
    cost > 0 ? [words.text("tikal-board-path", { side: { name: `tikal-board-side-${SIDES[side]}` }, cost })] : [],
  );
  return costs.length ? [words.text("tikal-board-paths", { paths: costs })] : [];
}

/** The card of an explored hex. */
export function about(space: Explored, view: TikalView, words: Words): CardContent {
  const lines = [...extras(space, words), ...standing(space, words), ...paths(space, words)];
  if (space.type === "temple" && !space.guard) {
    const left = view.levels[String(space.value + 1)] ?? 0;
    lines.push(words.text("tikal-board-next-level", { value: space.value + 1, left }));
  }
  if (space.worked > 0) lines.push(words.text("tikal-board-worked", { worked: space.worked }));
  const rule = RULES[space.type];
  return { title: title(space, words), lines, ...(rule ? { rule } : {}) };
}

/** What a player has, in words. */
function holdings(player: Player, words: Words): string[] {
  const treasures: Datum[] = Object.entries(player.treasures).flatMap(([kind, count]) =>
    count > 0 ? [words.text("tikal-board-held", { treasure: { name: `tikal-treasure-${kind}` }, count })] : [],
  );
  return [
    words.text("tikal-board-player", {
      seat: { seat: player.seat },
      points: player.points,
      explorers: player.explorers,
      treasures: Object.values(player.treasures).reduce((sum, count) => sum + count, 0),
    }),
    words.text(`tikal-board-leader-${player.leader}`, { space: player.leader_space ?? "" }),
    words.text("tikal-board-camps", { left: player.camps_left, spaces: player.camps }),
    words.text("tikal-board-guards", { left: player.guards_left, spaces: player.guards }),
    ...(treasures.length ? [words.text("tikal-board-treasures-held", { treasures })] : []),
    words.text("tikal-board-worth", { temples: player.temple_points, treasures: player.treasure_points }),
  ];
}

/** What lies beside the jungle, in words. */
function tray(view: TikalView, words: Words): string[] {
  const letters: Datum[] = view.stack.letters
    .filter(({ left }) => left > 0)
    .map(({ letter, left }) => `${letter} ${left}`);
  const levels: Datum[] = Object.entries(view.levels).map(([value, left]) => `${value} ×${left}`);
  const down: Datum[] = view.treasures.kinds.map((kind) =>
    words.text("tikal-board-treasure-left", {
      treasure: { name: `tikal-treasure-${kind}` },
      left: view.treasures.face_down[kind] ?? 0,
    }),
  );
  return [
    `${words.text("tikal-board-stack", { left: view.stack.left })}: ${words.text("tikal-board-list", { things: letters })}`,
    `${words.text("tikal-board-levels")}: ${words.text("tikal-board-list", { things: levels })}`,
    `${words.text("tikal-board-treasures")}: ${words.text("tikal-board-list", { things: down })}`,
  ];
}

function offered(view: TikalView, words: Words): string[] {
  const lines: string[] = [];
  if (view.hand) lines.push(`${words.text("tikal-board-hand")}: ${tileText(view.hand, words)}`);
  for (const tile of view.offer) lines.push(`${words.text("tikal-board-offer")}: ${tileText(tile, words)}`);
  if (view.auction && view.phase === "bid") {
    const { bid, bidder, passed } = view.auction;
    if (bidder !== null) lines.push(words.text("tikal-bid", { seat: { seat: bidder }, bid }));
    for (const seat of passed) lines.push(words.text("tikal-passed", { seat: { seat } }));
  } else lines.push(`${words.text("tikal-board-action-points")}: ${view.action_points}`);
  return lines;
}

export function describe(view: TikalView, words: Words): string[] {
  const spaces = view.board.spaces
    .filter(explored)
    .map((space) =>
      [`${title(space, words)}.`, ...extras(space, words), ...standing(space, words), ...paths(space, words)].join(" "),
    );
  const wild: Datum[] = view.board.spaces.filter((space) => !explored(space)).map(({ space }) => space);
  return [
    status(view, words),
    ...offered(view, words),
    ...view.players.flatMap((player) => holdings(player, words)),
    ...spaces,
    ...(wild.length ? [words.text("tikal-board-wild", { spaces: wild })] : []),
    ...tray(view, words),
  ];
}

export function status(view: TikalView, words: Words): string {
  if (view.scoring) return words.text(`tikal-board-status-${view.scoring.kind}`);
  return words.text("tikal-board-status", { left: view.stack.left });
}
