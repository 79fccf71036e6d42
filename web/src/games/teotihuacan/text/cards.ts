// What the card of each component says: its name, what it does, its price, and its rule.
import type { CardContent } from "../../../ui/card/card.svelte";
import type { Datum } from "../../../words/message";
import type { Words } from "../../../words/words.svelte";
import { discoveryKey } from "../board/places";
import type {
  BonusFaceView,
  GainView,
  GainKind,
  PriceView,
  RoyalFaceView,
  TechnologyFaceView,
  TempleColour,
  TeotihuacanView,
} from "../view";

const figures = (face: object): Record<string, Datum> =>
  Object.fromEntries(Object.entries(face).filter(([, value]) => typeof value === "number") as [string, number][]);

/** A name at the head of a card: names are written as they stand inside a sentence. */
export function headed(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** Goods and cocoa as words: "2 cocoa and 1 wood". */
export function amounts(price: PriceView | GainView, words: Words): string[] {
  const kinds: GainKind[] = ["cocoa", "wood", "stone", "gold"];
  return kinds.flatMap((kind) => {
    const count = (price as GainView)[kind];
    return count ? [words.text(`teotihuacan-board-amount-${kind}`, { count })] : [];
  });
}

export function technologyCard(
  number: number,
  view: TeotihuacanView,
  words: Words,
  temple?: TempleColour,
): CardContent {
  const face = view.printed.technologies.find((one) => one.number === number);
  const lines = [
    words.text(`teotihuacan-board-about-technology-${number}`, figures(face ?? ({} as TechnologyFaceView))),
  ];
  if (temple)
    lines.push(
      words.text("teotihuacan-board-technology", {
        gold: face?.gold ?? 0,
        temple: { name: `teotihuacan-temple-${temple}` },
      }),
    );
  return { title: headed(words.text(`teotihuacan-technology-${number}`)), lines, rule: `TEO-TECH-${number}` };
}

export function royalCard(number: number, view: TeotihuacanView, words: Words): CardContent {
  const face = view.printed.royals.find((one) => one.number === number) ?? ({} as RoyalFaceView);
  return {
    title: headed(words.text(`teotihuacan-royal-${number}`)),
    lines: [words.text(`teotihuacan-board-about-royal-${number}`, figures(face)), words.text("teotihuacan-board-lock")],
    rule: `TEO-ROYAL-${number}`,
  };
}

export function bonusCard(id: number, view: TeotihuacanView, words: Words): CardContent {
  const face = view.printed.bonuses.find((one) => one.id === id) ?? ({} as BonusFaceView);
  return {
    title: headed(words.text(`teotihuacan-bonus-${id}`)),
    lines: [
      words.text(`teotihuacan-board-about-bonus-${id}`, figures(face)),
      words.text("teotihuacan-board-about-bonus"),
    ],
    rule: `TEO-BONUS-${id}`,
  };
}

/** The rule that says what a discovery tile does. */
const DISCOVERY_RULES: Readonly<Record<string, string>> = {
  vp_4: "TEO-DISCOVERY-3",
  cocoa_4: "TEO-DISCOVERY-3",
  resources_2: "TEO-DISCOVERY-4",
  resources_3: "TEO-DISCOVERY-4",
  temple_blue: "TEO-DISCOVERY-5",
  temple_red: "TEO-DISCOVERY-5",
  temple_green: "TEO-DISCOVERY-5",
  temple_any: "TEO-DISCOVERY-5",
  avenue: "TEO-DISCOVERY-6",
  double_move: "TEO-DISCOVERY-7",
  move_anywhere: "TEO-DISCOVERY-8",
  power_up_2: "TEO-DISCOVERY-9",
  free_cocoa: "TEO-DISCOVERY-11",
  extra_worker: "TEO-DISCOVERY-13",
};

export function discoveryCard(kind: string, view: TeotihuacanView, words: Words, held = false): CardContent {
  const face = view.printed.discoveries.find((one) => one.kind === kind);
  const mask = face?.mask ?? kind.startsWith("mask");
  const about = mask ? "mask" : kind.replaceAll("_", "-");
  const lines = [
    words.text(`teotihuacan-board-about-discovery-${about}`, mask ? { points: view.printed.masks.slice(1) } : {}),
  ];
  if (!held) {
    const price = amounts(face?.price ?? {}, words);
    lines.push(
      price.length ? words.text("teotihuacan-board-price", { price }) : words.text("teotihuacan-board-no-price"),
    );
  }
  return {
    title: headed(words.text(discoveryKey(kind))),
    lines,
    rule: mask ? "TEO-ECLIPSE-7" : (DISCOVERY_RULES[kind] ?? "TEO-DISCOVERY-1"),
  };
}

/** Discovery tiles that lie together: one line for each. */
export function stashLines(kinds: readonly string[], view: TeotihuacanView, words: Words): string[] {
  return kinds.map((kind) => {
    const price = amounts(view.printed.discoveries.find((one) => one.kind === kind)?.price ?? {}, words);
    const name = words.text(discoveryKey(kind));
    return price.length ? words.text("teotihuacan-board-tile-price", { tile: name, price }) : name;
  });
}

/** An icon of a pyramid or decoration tile by its letter, in words. */
export function iconText(icon: string, words: Words): string {
  const shape = { b: "figure", r: "mask", g: "serpent" }[icon.toLowerCase()] ?? "fret";
  return words.text(icon === icon.toLowerCase() ? `teotihuacan-icon-${shape}` : `teotihuacan-icon-${shape}-coloured`);
}

export function iconsText(icons: string, words: Words): string {
  return [...icons].map((icon) => iconText(icon, words)).join(", ");
}

export function pyramidTileCard(icons: string, words: Words, level?: number): CardContent {
  return {
    title: words.text("teotihuacan-board-pyramid-tile", { level: level ?? 0 }),
    lines: [iconsText(icons, words), words.text("teotihuacan-board-about-pyramid-tile")],
    rule: level ? "TEO-MATCH-1" : "TEO-BUILD-5",
  };
}

export function decorationCard(icons: string, words: Words): CardContent {
  return {
    title: words.text("teotihuacan-board-decoration"),
    lines: [iconsText(icons, words), words.text("teotihuacan-board-about-decoration")],
    rule: "TEO-DECORATION-2",
  };
}

export function startingCard(
  tile: number,
  view: TeotihuacanView,
  words: Words,
  discovery?: string | null,
): CardContent {
  const lines = [words.text("teotihuacan-board-about-starting")];
  if (discovery)
    lines.push(
      words.text("teotihuacan-board-starting-discovery", { tile: words.text(discoveryKey(discovery)) }),
      ...(discoveryCard(discovery, view, words).lines ?? []),
    );
  return { title: headed(words.text(`teotihuacan-starting-${tile}`)), lines, rule: "TEO-START-1" };
}

const BOT_RULES: Readonly<Record<string, string>> = {
  construction: "TEO-BOT-13",
  decorations: "TEO-BOT-14",
  alchemy: "TEO-BOT-15",
  nobles: "TEO-BOT-17",
  mastery: "TEO-BOT-19",
  worship: "TEO-BOT-21",
  masks: "TEO-BOT-23",
};

export function botTileCard(tile: string, words: Words): CardContent {
  return {
    title: words.text("teotihuacan-board-bot-tile", { action: { name: `teotihuacan-bot-${tile}` } }),
    lines: [words.text(`teotihuacan-board-about-bot-${tile}`)],
    rule: BOT_RULES[tile] ?? "TEO-SOLO-7",
  };
}
