// Which choice belongs to which thing on the table.
import { notation } from "../../../table/board/choices";
import type { Choice, GameEvent } from "../../../table/board/types";
import type { Datum, Message } from "../../../words/message";
import type { TeotihuacanView } from "../view";

const SPACES = ["royal-a", "royal-b", "royal-c", "forest", "quarry", "gold", "decorations"];

/** The name of the action board that a prompt speaks of, or null. */
export function boardOf(prompt: Message | null): string | null {
  return nameAfter(prompt?.data.board, "teotihuacan-board-");
}

/** What follows a prefix in the key of a name, or null. */
function nameAfter(value: Datum | undefined, prefix: string): string | null {
  return typeof value === "object" && "name" in value && value.name.startsWith(prefix)
    ? value.name.slice(prefix.length)
    : null;
}

/** The step whose discovery tiles are asked about: of a temple, or of the avenue. */
function stashOf(prompt: Message | null): string | null {
  if (prompt?.key === "teotihuacan-prompt-avenue") return `avenue ${String(prompt.data.step)}`;
  const temple =
    prompt?.key === "teotihuacan-prompt-major" ? nameAfter(prompt.data.temple, "teotihuacan-temple-") : null;
  return temple && `major ${temple}`;
}

/** The thing that a choice is about; null for what only the prompt offers. */
export function place(choice: Choice, prompt: Message | null): string | null {
  const [word = "", one = ""] = notation(choice);
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
    case "ability":
      return `ability ${nameAfter(choice.label.data.space, "teotihuacan-royal-") ?? boardOf(prompt) ?? ""}`;
    case "discovery":
      return `discovery ${boardOf(prompt) ?? ""}`;
    case "claim":
      return prompt?.key === "teotihuacan-prompt-offered" ? `discovery ${boardOf(prompt) ?? ""}` : stashOf(prompt);
    case "printed":
      return stashOf(prompt);
    case "temple":
    case "tech":
    case "row":
    case "side":
    case "at":
      return `${word} ${one}`;
    case "use":
      return `held ${one}`;
    case "anywhere":
      return "held move_anywhere";
    case "extra":
      return "held extra_worker";
    case "free":
      return "held free_cocoa";
    case "unlock":
      return one === "tile" ? "held free_cocoa" : "locked";
    case "take":
    case "give":
      return `good ${one}`;
    case "tile":
      return prompt?.key === "teotihuacan-prompt-decoration" ? `decoration ${one}` : `tile ${one}`;
    default:
      return null;
  }
}

/** Which tile of the offer is in hand while its place (`slot`, or `side` of the Pyramid) is being chosen; null: none. */
export function offerInHand(view: TeotihuacanView, frame: "slot" | "side"): number | null {
  const index = view.deciding?.frame === frame ? view.deciding["index"] : null;
  return typeof index === "number" ? index : null;
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
      const board = nameAfter(event.data[name], "teotihuacan-board-");
      if (board) found.add(board);
    }
  }
  return found;
}

/** The key of a discovery tile's name. */
export function discoveryKey(kind: string): string {
  return `teotihuacan-discovery-${kind.replaceAll("_", "-")}`;
}
