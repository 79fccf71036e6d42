// The guided first game of Tikal: four turns and the scoring round of the first volcano, choice by choice.
// Itzel's turns are part of the script and the guide plays them, so that the same game is played by everybody.
import type { Guide, GuideStep } from "../../table/board/module";

const texts = (...words: string[]): string[] => words.map((word) => `tikal-guide-${word}`);

/** A choice of the learner. */
const you = (prompt: string, choose: string, says: string | string[], rule?: string): GuideStep => ({
  says: texts(...[says].flat()),
  prompt: `tikal-prompt-${prompt}`,
  choose,
  ...(rule ? { rule } : {}),
});

/** A turn of Itzel, told in one sentence or two while it is played. */
const itzel = (says: string, ...choices: string[]): GuideStep[] =>
  choices.map((choose) => ({ says: texts(says), choose, seat: 1 }));

export const guide: Guide = {
  seats: 2,
  seed: 6689,
  options: { first_player: "0" },
  level: "novice",
  rival: "Itzel",
  steps: [
    // A temple, the leader and an explorer, two levels.
    you("place", "place b3", ["welcome", "place"], "TIK-PLACE-2"),
    you("turn", "turn SE", "turn", "TIK-PLACE-5"),
    you("act-turn", "bring leader a5", ["points", "leader"], "TIK-BRING-3"),
    you("act-turn", "move leader a5", "move", "TIK-MOVE-1"),
    you("go", "walk b3", "walk", "TIK-MOVE-6"),
    you("act-turn", "bring explorer a5", "second", "TIK-BRING-1"),
    you("act-turn", "move explorer a5", "follow"),
    you("go", "walk b3", "follow-walk"),
    you("act-turn", "uncover b3", "uncover", "TIK-LEVEL-1"),
    you("act-turn", "uncover b3", "uncover-again", "TIK-LEVEL-3"),
    you("act-turn", "end", "end", "TIK-TURN-4"),
    ...itzel("itzel-ruin", "place c5", "turn S", "bring explorer a5", "move explorer a5", "walk c5", "dig c5", "bring leader a5", "move leader a5", "step b5", "bring explorer a5", "end"),
    // A ruin, and the first treasure.
    you("place", "place c4", ["itzel-ruin", "ruin"], "TIK-TYPE-1"),
    you("turn", "turn N", "ruin-turn", "TIK-MOVE-1"),
    you("act-turn", "move explorer b3", "leader-stays", "TIK-SCORE-3"),
    you("go", "step c4", "two-stones", "TIK-MOVE-5"),
    you("act-turn", "dig c4", "dig", "TIK-DIG-1"),
    you("act-turn", "bring explorer a5", "frog", "TIK-DIG-3"),
    you("act-turn", "move explorer a5", "helper"),
    you("go", "walk c4", "helper-walk"),
    you("act-turn", "uncover b3", "one-level", "TIK-LEVEL-3"),
    you("act-turn", "end", "end-second"),
    ...itzel("itzel-gathers", "place d5", "turn SW", "uncover b5", "dig c5", "move explorer a5", "walk c5", "bring explorer a5", "bring explorer a5", "bring explorer a5", "end"),
    // A clearing, and a camp on it.
    you("place", "place d4", ["itzel-gathers", "clearing"], "TIK-CAMP-3"),
    you("turn", "turn N", "clearing-turn", "TIK-PLACE-5"),
    you("act-turn", "move explorer c4", "camp-move"),
    you("go", "step d4", "camp-step"),
    you("act-turn", "camp d4", "camp", "TIK-CAMP-1"),
    you("act-turn", "bring explorer d4", "camp-bring", "TIK-TRAIL-1"),
    you("act-turn", "dig c4", "dig-again", "TIK-DIG-1"),
    you("act-turn", "end", "quetzal"),
    ...itzel("itzel-attacks", "place a3", "turn NW", "move explorer a5", "step b4", "camp b4", "move explorer a5", "walk b3", "move explorer a5", "walk b3", "end"),
    // The volcano: a stronger temple, an exchange, the first points.
    you("act-volcano", "bring explorer a5", ["itzel-attacks", "majority", "volcano"], "TIK-VOLC-2"),
    you("act-volcano", "move explorer a5", "reinforce"),
    you("go", "walk b3", "reinforce-walk", "TIK-MOVE-4"),
    you("act-volcano", "uncover b3", "six", "TIK-LEVEL-3"),
    you("act-volcano", "uncover b3", "seven", "TIK-LEVEL-2"),
    you("act-volcano", "give quetzal", "exchange", "TIK-EXCH-1"),
    you("take", "take frog 1", "pair", "TIK-EXCH-2"),
    you("act-volcano", "end", "score", "TIK-SCORE-4"),
    ...itzel("itzel-scores", "uncover b5", "move explorer b3", "step a4", "move explorer b4", "walk a4", "uncover a4", "uncover a4", "bring explorer b4", "end"),
    // The turn after the volcano: a guard, and what it costs.
    you("place", "place e5", ["itzel-scores", "volcano-place"], "TIK-VOLC-4"),
    you("act-turn", "bring explorer a5", "guard-plan", "TIK-GUARD-4"),
    you("act-turn", "move explorer a5", "guard-move"),
    you("go", "walk b3", "guard-walk"),
    you("act-turn", "move leader b3", "leader-leaves", "TIK-GUARD-2"),
    you("go", "step a4", "leader-takes", "TIK-SCORE-3"),
    you("act-turn", "guard explorer b3", ["guard", "guard-cost"], "TIK-GUARD-7"),
    you("act-turn", "move explorer d4", "last-point"),
    you("go", "step d5", "last-step", "TIK-SCORE-1"),
    you("act-turn", "end", "last-end"),
    { says: texts("learned", "rest", "auction"), seat: 1, rule: "TIK-AUCT-1" },
  ],
};
