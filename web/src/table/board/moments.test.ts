import { describe, expect, test } from "vitest";
import { goodIcon } from "../../ui/art/icon";
import { beats, counted, scoreTables, soundOf, tally, weigh, type Count } from "./moments";
import type { GameEvent, View } from "./types";

const event = (key: string, data: GameEvent["data"] = {}): GameEvent => ({ action: 7, key, data });
const view = { scores: [0, 0] } as View;
const around = (): { before: View; view: View } => ({ before: view, view });
const scored = (seat: number, source: string, points: number): GameEvent =>
  event("scored", { seat: { seat }, source, points });
const count = ({ key, data }: GameEvent): Count | null =>
  key === "scored"
    ? {
        player: { seat: (data.seat as { seat: number }).seat },
        source: String(data.source),
        points: Number(data.points),
      }
    : null;
const module = {
  moments: {
    eclipse: (_event: GameEvent, _view: View, _before: View, rest: readonly GameEvent[]) => ({
      look: "dark" as const,
      kept: true,
      ...counted(rest, count),
    }),
    laid: () => ({ look: "fall" as const, at: ["slot A"], icon: goodIcon("stone") }),
  },
  places: (one: GameEvent) => (one.key === "unseen" ? [] : { to: "board" }),
};
const eclipse = [
  event("turn"),
  event("eclipse"),
  scored(1, "avenue", 5),
  scored(0, "avenue", 3),
  scored(0, "masks", 2),
  event("reset"),
];

describe("the beats of events", () => {
  test("a scoring tells what follows of it, and lasts as long as there is to count", () => {
    const found = beats(module, eclipse, around);
    expect(found.map((beat) => [beat.event?.key, beat.last])).toEqual([
      ["turn", 0],
      ["eclipse", 4],
      ["reset", 5],
    ]);
    expect(found[1]?.weight).toBe(weigh({ look: "dark" }) + 3);
  });

  test("a thing that falls into its place does not fly there too; what is not shown takes no time", () => {
    const found = beats(module, [event("laid"), event("unseen")], around);
    expect(found.map(({ flights }) => flights.length)).toEqual([0]);
  });
});

test("a scoring is kept as a table, source by source, the players in their order", () => {
  const [counts] = scoreTables(module, eclipse, view).values();
  expect(tally(counts ?? [])).toEqual({
    players: [{ seat: 0 }, { seat: 1 }],
    rows: [
      { source: "avenue", points: [3, 5] },
      { source: "masks", points: [2, 0] },
    ],
  });
});

test("events that a table has counted have no table of their own", () => {
  const quarters = {
    moments: {
      scored: (first: GameEvent, _view: View, _before: View, rest: readonly GameEvent[]) => {
        const { counts, takes } = counted([first, ...rest], count);
        return { look: "glow" as const, kept: true, counts, takes: takes - 1 };
      },
    },
  };
  const story = [scored(0, "nw", 4), scored(0, "se", 2), event("over"), scored(1, "nw", 1)];
  const tables = scoreTables(quarters, story, view);
  expect([...tables].map(([first, counts]) => [story.indexOf(first), counts.length])).toEqual([
    [0, 2],
    [3, 1],
  ]);
});

test("of events that happen together the greatest is heard", () => {
  const sounds = { eclipse: "dark", scored: "points" } as const;
  expect(soundOf(eclipse, sounds)).toBe("dark");
  expect(soundOf([event("turn"), scored(0, "a", 1)], sounds)).toBe("points");
  expect(soundOf([event("turn")], sounds)).toBe("knock");
});
