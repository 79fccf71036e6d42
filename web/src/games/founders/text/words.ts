// Sentences of the tiles, made from what the view tells of them.
import type { Datum } from "../../../words/message";
import type { Words } from "../../../words/words.svelte";
import type { CostView, RewardView, WorshipTileView } from "../view";

/** What a worship tile does, in one sentence. */
export function effect(tile: WorshipTileView, words: Words): string {
  const data: Record<string, Datum> = {
    points: tile.vp,
    wood: tile.pay.wood ?? 0,
    stone: tile.pay.stone ?? 0,
    gold: tile.pay.gold ?? 0,
    any: tile.pay.any ?? 0,
    most: tile.up_to ?? tile.max ?? 0,
    size: tile.size ?? 0,
  };
  if (tile.product) {
    data.temple = { name: `founders-${tile.product[0]}` };
    data.material = { name: `founders-material-${tile.product[1]}` };
  }
  const needs = Object.entries(tile.needs ?? {});
  const sized = needs.find(([what]) => what.startsWith("size"));
  if (sized) {
    data.size = Number(sized[0].slice("size".length));
    data.count = sized[1];
  }
  data.buildings = needs.flatMap(([what, count]) =>
    what.startsWith("size") ? [] : Array.from({ length: count }, () => ({ name: `founders-building-${what}` })),
  );
  return words.text(`founders-effect-${tile.form}`, data);
}

/** What a space of the pyramid's base gives. */
export function rewardText(reward: RewardView, words: Words): string[] {
  const lines: string[] = [];
  if (reward.vp) lines.push(words.text("founders-points", { points: reward.vp }));
  for (const building of reward.build ?? []) lines.push(words.text(`founders-building-${building}`));
  if (reward.temple)
    lines.push(words.text("founders-board-reward-temple", { colour: { name: `founders-${reward.temple}` } }));
  if (reward.size) lines.push(words.text("founders-board-reward-size", { size: reward.size }));
  if (reward.worship) lines.push(words.text("founders-board-reward-worship"));
  return lines;
}

/** What the Rival Architect wants next: `building-wood` with so many discs. */
export function intention(card: string, discs: number, words: Words): string {
  const [zone = "", wants = ""] = card.split("-");
  const kind = zone === "building" ? `founders-material-${wants}` : `founders-${wants}`;
  return words.text("founders-board-intention", {
    zone: { name: `founders-zone-${zone}` },
    wants: { name: kind },
    discs,
  });
}

/** A cost as the data of a sentence. */
export function costOf(cost: CostView): Record<"wood" | "stone" | "gold" | "any", number> {
  return { wood: cost.wood ?? 0, stone: cost.stone ?? 0, gold: cost.gold ?? 0, any: cost.any ?? 0 };
}

/** The parts of a cost that are asked for, in the order wood, stone, gold, any. */
export function parts(cost: CostView): { kind: "wood" | "stone" | "gold" | "any"; count: number }[] {
  return (["wood", "stone", "gold", "any"] as const).flatMap((kind) => {
    const count = cost[kind] ?? 0;
    return count ? [{ kind, count }] : [];
  });
}
