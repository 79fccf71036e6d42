// The guided first game of Teotihuacan: the first era against Teotibot, decision by decision, to the first Eclipse.
// Alone against Teotibot everything follows from the seed, so that every step fits what has happened.
import type { Guide, GuideStep } from "../../table/board/module";

const step = (prompt: string, choose: string, says: string | string[], rule?: string): GuideStep => ({
  says: [says].flat().map((word) => `teotihuacan-guide-${word}`),
  prompt: `teotihuacan-prompt-${prompt}`,
  choose,
  ...(rule ? { rule } : {}),
});

export const guide: Guide = {
  seats: 1,
  seed: 7,
  options: { setup: "first_game", difficulty: "easy" },
  level: "novice",
  steps: [
    // Stone: a worker, a move, a main action.
    step("worker", "worker w1", ["welcome", "first-worker"], "TEO-TURN-3"),
    step("move", "to b3", "first-move", "TEO-MOVE-1"),
    step("action", "main", "first-action", "TEO-MAIN-1"),
    // A technology.
    step("worker", "worker w1", ["teotibot", "second-worker"], "TEO-SOLO-7"),
    step("move", "to b5", "alchemy-move", "TEO-ALCHEMY-1"),
    step("action", "main", "alchemy-action", "TEO-ALCHEMY-4"),
    step("technology", "tech 2", "technology", "TEO-TECH-3"),
    // Cocoa.
    step("worker", "worker w2", "cocoa-worker", "TEO-COLLECT-2"),
    step("move", "to b6", "cocoa-move", "TEO-COLLECT-1"),
    // Wood, with a strong worker.
    step("worker", "worker w1", "wood-worker", "TEO-GATHER-1"),
    step("move", "to b2", "wood-move", "TEO-GATHER-1"),
    step("action", "main", "wood-action", "TEO-GATHER-3"),
    // A building, with two workers.
    step("worker", "worker w3", "nobles-worker", "TEO-NOBLES-3"),
    step("move", "to b6", "nobles-move", "TEO-NOBLES-3"),
    step("action", "main", "nobles-action", "TEO-NOBLES-6"),
    // The Pyramid, and an ascension.
    step("worker", "worker w1", "pyramid-worker", "TEO-ASCENSION-1"),
    step("move", "to b8", "pyramid-move", "TEO-BUILD-1"),
    step("action", "main", "pyramid-action", "TEO-BUILD-3"),
    step("tile", "tile 1", "pyramid-tile", "TEO-BUILD-6"),
    step("slot", "at 2a2", "pyramid-slot", "TEO-BUILD-4"),
    step("turn", "turn 90", "pyramid-turn", "TEO-MATCH-2"),
    step("ascension", "ascend worker", "ascension", "TEO-ASCENSION-7"),
    // Worship, discovery tiles, a mask.
    step("worker", "worker w2", "worship-worker", "TEO-WORSHIP-1"),
    step("move", "to b4", "worship-move", "TEO-WORSHIP-7"),
    step("action", "worship gold", "worship-action", "TEO-WORSHIP-5"),
    step("worship", "both", "worship-both", "TEO-WORSHIP-10"),
    step("both", "ability", "worship-order", "TEO-WORSHIP-11"),
    step("goods", "take wood", "worship-good", "TEO-TEMPLE-2"),
    step("offered", "claim avenue", "worship-tile", "TEO-DISCOVERY-1"),
    step("end", "use avenue", "use-tile", "TEO-DISCOVERY-2"),
    step("avenue", "claim mask_4", "mask", "TEO-ECLIPSE-7"),
    step("end", "end", "end-turn", "TEO-UNLOCK-2"),
    // Stone again, and the calendar.
    step("worker", "worker w4", "fourth-worker", "TEO-CALENDAR-3"),
    step("move", "to b3", "fourth-move", "TEO-GATHER-1"),
    step("action", "main", "fourth-action", "TEO-POWER-1"),
    step("end", "end", "fourth-end"),
    // The worker that ascended begins again.
    step("worker", "worker w1", "reborn-worker", "TEO-ASCENSION-1"),
    step("move", "to b2", "reborn-move", "TEO-MOVE-1"),
    step("action", "main", "reborn-action", "TEO-POWER-1"),
    step("end", "end", "end-again"),
    // The last round before the Eclipse.
    step("worker", "worker w3", "last-round", "TEO-CALENDAR-5"),
    step("move", "to b4", "last-move", "TEO-ECLIPSE-8"),
    step("action", "collect", "last-action", "TEO-COLLECT-2"),
    step("end", "end", "last-end", "TEO-ECLIPSE-1"),
    step("salary", "salary 5", ["eclipse", "salary"], "TEO-ECLIPSE-9"),
    // The second era: the person goes on alone.
    step("worker", "unlock turn", "unlock", "TEO-UNLOCK-3"),
    { says: ["teotihuacan-guide-free", "teotihuacan-guide-ideas"], prompt: "teotihuacan-prompt-worker", rule: "TEO-END-1" },
  ],
};
