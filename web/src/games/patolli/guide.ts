// The guided first game of Patolli: a fixed seed, and what is said at the learner's decisions.
import type { Guide } from "../module";

export const guide: Guide = {
  seats: 2,
  seed: 11,
  options: { pieces: 2 },
  level: "novice",
  steps: [
    { says: ["patolli-guide-welcome", "patolli-guide-enter"], rule: "PAT-ENTER-1" },
    { says: ["patolli-guide-move"], rule: "PAT-MOVE-1" },
    { says: ["patolli-guide-squares"], rule: "PAT-SQUARE-1" },
    { says: ["patolli-guide-home"], rule: "PAT-HOME-1" },
  ],
};
