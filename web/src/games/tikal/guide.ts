// The guided first game of Tikal: the first turn move by move, then what the later ones bring.
import type { Guide } from "../module";

export const guide: Guide = {
  seats: 2,
  seed: 1,
  options: { first_player: "0" },
  level: "novice",
  steps: [
    { says: ["tikal-guide-welcome", "tikal-guide-place"], prompt: "tikal-prompt-place", choose: "place b3", rule: "TIK-PLACE-2" },
    { says: ["tikal-guide-turn"], prompt: "tikal-prompt-turn", choose: "turn SE", rule: "TIK-PLACE-5" },
    { says: ["tikal-guide-points", "tikal-guide-leader"], prompt: "tikal-prompt-act-turn", choose: "bring leader a5", rule: "TIK-BRING-3" },
    { says: ["tikal-guide-move"], prompt: "tikal-prompt-act-turn", choose: "move leader a5", rule: "TIK-MOVE-1" },
    { says: ["tikal-guide-walk"], prompt: "tikal-prompt-go", choose: "walk b3", rule: "TIK-MOVE-6" },
    { says: ["tikal-guide-second"], prompt: "tikal-prompt-act-turn", choose: "bring explorer a5", rule: "TIK-BRING-1" },
    { says: ["tikal-guide-follow"], prompt: "tikal-prompt-act-turn", choose: "move explorer a5" },
    { says: ["tikal-guide-follow"], prompt: "tikal-prompt-go", choose: "walk b3" },
    { says: ["tikal-guide-uncover"], prompt: "tikal-prompt-act-turn", choose: "uncover b3", rule: "TIK-LEVEL-1" },
    { says: ["tikal-guide-uncover-again"], prompt: "tikal-prompt-act-turn", choose: "uncover b3", rule: "TIK-LEVEL-3" },
    { says: ["tikal-guide-end"], prompt: "tikal-prompt-act-turn", choose: "end", rule: "TIK-TURN-4" },
    { says: ["tikal-guide-free"], prompt: "tikal-prompt-place", rule: "TIK-TYPE-1" },
    { says: ["tikal-guide-work", "tikal-guide-hold"], prompt: "tikal-prompt-act-turn", rule: "TIK-GUARD-2" },
    { says: ["tikal-guide-volcano"], prompt: "tikal-prompt-act-volcano", rule: "TIK-VOLC-2" },
    { says: ["tikal-guide-final"], prompt: "tikal-prompt-act-final", rule: "TIK-END-1" },
  ],
};
