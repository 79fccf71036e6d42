// The guided first game of Founders: what is said at the first decision of each kind.
import type { Guide } from "../module";

export const guide: Guide = {
  seats: 2,
  seed: 3,
  options: { first_player: "0" },
  level: "novice",
  steps: [
    { says: ["founders-guide-welcome", "founders-guide-start"], prompt: "founders-prompt-start-tiles", rule: "FOU-SETUP-1" },
    { says: ["founders-guide-set"], prompt: "founders-prompt-set-pyramid" },
    { says: ["founders-guide-turn", "founders-guide-stack"], prompt: "founders-prompt-turn" },
    { says: ["founders-guide-discs"], prompt: "founders-prompt-discs" },
    { says: ["founders-guide-act"], prompt: "founders-prompt-act" },
    { says: ["founders-guide-reach"], prompt: "founders-prompt-turn" },
    { says: ["founders-guide-masks"], prompt: "founders-prompt-turn" },
    { says: ["founders-guide-quarters"], prompt: "founders-prompt-turn" },
  ],
};
