// The guided first game of Patolli: a whole game, choice by choice. With this seed the rival never has a choice
// of its own while the guide is followed, so that the same game is played by everybody.
import type { Guide } from "../../table/board/module";

const prompt = "patolli-prompt-move";

export const guide: Guide = {
  seats: 2,
  seed: 200831,
  options: { pieces: 2 },
  level: "novice",
  steps: [
    { says: ["patolli-guide-welcome", "patolli-guide-first-tip"], prompt, choose: "move 5", rule: "PAT-SQUARE-1" },
    { says: ["patolli-guide-enter"], prompt, choose: "enter", rule: "PAT-ENTER-1" },
    { says: ["patolli-guide-triangle"], prompt, choose: "move 0", rule: "PAT-SQUARE-2" },
    { says: ["patolli-guide-tip"], prompt, choose: "move 4", rule: "PAT-SQUARE-1" },
    { says: ["patolli-guide-tip-again"], prompt, choose: "move 19", rule: "PAT-SQUARE-1" },
    { says: ["patolli-guide-lurk"], prompt, choose: "move 20", rule: "PAT-CAPTURE-1" },
    { says: ["patolli-guide-capture"], prompt, choose: "move 24", rule: "PAT-CAPTURE-2" },
    { says: ["patolli-guide-run"], prompt, choose: "move 26", rule: "PAT-CAPTURE-1" },
    { says: ["patolli-guide-on"], prompt, choose: "move 28", rule: "PAT-MOVE-1" },
    { says: ["patolli-guide-there"], prompt, choose: "move 30", rule: "PAT-SQUARE-1" },
    { says: ["patolli-guide-twin"], prompt, choose: "move 32", rule: "PAT-SQUARE-1" },
    { says: ["patolli-guide-must"], prompt, choose: "move 33", rule: "PAT-MOVE-3" },
    { says: ["patolli-guide-ten"], prompt, choose: "move 36", rule: "PAT-THROW-1" },
    { says: ["patolli-guide-must-again"], prompt, choose: "move 46", rule: "PAT-HOME-2" },
    { says: ["patolli-guide-near"], prompt, choose: "move 49", rule: "PAT-HOME-1" },
    { says: ["patolli-guide-home"], prompt, choose: "move 51", rule: "PAT-END-1" },
  ],
};
