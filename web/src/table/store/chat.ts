// The lines of the chat as they come.
import type * as Schema from "../../connection/schema";

/** The chat with a line: a new one, or one that is known and has changed (a moderator takes the words away). */
export function heard(lines: readonly Schema.ChatOut[], line: Schema.ChatOut): Schema.ChatOut[] {
  const known = lines.some((one) => one.id === line.id);
  return known ? lines.map((one) => (one.id === line.id ? line : one)) : [...lines, line];
}
