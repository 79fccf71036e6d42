// Which choice belongs to which thing on the table.
import { words } from "../../lib/choices";
import type { Choice, GameEvent, Message } from "../../lib/wire";

const SPACES = ["royal-a", "royal-b", "royal-c", "forest", "quarry", "gold", "decorations"];

/** The name of the action board that a prompt speaks of, or null. */
export function boardOf(prompt: Message | null): string | null {
  const board = prompt?.data.board;
  if (typeof board !== "object" || !("name" in board)) return null;
  return board.name.replace("teotihuacan-board-", "");
}

/** The thing that a choice is about; null for what only the prompt offers. */
export function place(choice: Choice, prompt: Message | null): string | null {
  const [word = "", one = ""] = words(choice);
  switch (word) {
    case "worker":
    case "pair":
    case "power":
      return `worker ${one.slice(1)}`;
    case "to":
    case "start":
      return `board ${one.slice(1)}`;
    case "collect":
    case "main":
      return `${word} ${boardOf(prompt) ?? ""}`;
    case "worship":
      return `space ${SPACES.indexOf(one)}`;
    case "temple":
    case "tech":
    case "row":
    case "side":
    case "at":
      return `${word} ${one}`;
    case "tile":
      return prompt?.key === "teotihuacan-prompt-decoration" ? `decoration ${one}` : `tile ${one}`;
    default:
      return null;
  }
}

/** A number in the label of the only choice there is, or null. */
export function figure(choices: readonly Choice[] | undefined, name: string): number | null {
  const value = choices?.[0]?.label.data[name];
  return typeof value === "number" ? value : null;
}

/** The names of the boards that events speak of. */
export function boardsOf(events: readonly GameEvent[]): Set<string> {
  const found = new Set<string>();
  for (const event of events) {
    for (const name of ["board", "to"]) {
      const value = event.data[name];
      if (typeof value === "object" && "name" in value && value.name.startsWith("teotihuacan-board-")) {
        found.add(value.name.slice("teotihuacan-board-".length));
      }
    }
  }
  return found;
}

/** The key of a discovery tile's name. */
export function discoveryKey(kind: string): string {
  return `teotihuacan-discovery-${kind.replaceAll("_", "-")}`;
}
