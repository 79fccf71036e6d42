// The guided first game of Teotihuacan: the first-game setup, and what is said at each new kind of decision.
import type { Guide } from "../module";

export const guide: Guide = {
  seats: 2,
  seed: 2,
  options: { setup: "first_game", first_player: 0 },
  level: "novice",
  steps: [
    { says: ["teotihuacan-guide-welcome", "teotihuacan-guide-worker"], prompt: "teotihuacan-prompt-worker", rule: "TEO-TURN-1" },
    { says: ["teotihuacan-guide-move"], prompt: "teotihuacan-prompt-move" },
    { says: ["teotihuacan-guide-action"], prompt: "teotihuacan-prompt-action" },
    { says: ["teotihuacan-guide-end"], prompt: "teotihuacan-prompt-end" },
    { says: ["teotihuacan-guide-power"], prompt: "teotihuacan-prompt-worker" },
    { says: ["teotihuacan-guide-main"], prompt: "teotihuacan-prompt-action" },
    { says: ["teotihuacan-guide-worship"], prompt: "teotihuacan-prompt-worker" },
    { says: ["teotihuacan-guide-pyramid"], prompt: "teotihuacan-prompt-worker" },
    { says: ["teotihuacan-guide-eclipse"], prompt: "teotihuacan-prompt-worker" },
  ],
};
