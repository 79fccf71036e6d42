// A view that is told as what is different in it.
import type * as Schema from "../../connection/schema";

type Step = string | number;

/** `view` with its edits; what is not touched is the same object. */
export function edited<T>(view: T, edits: readonly Schema.Edit[]): T {
  return edits.reduce((now, { path, value, gone }) => put(now, path, value, gone) as T, view);
}

function put(part: unknown, path: readonly Step[], value: unknown, gone: boolean): unknown {
  const [first, ...rest] = path;
  if (first === undefined) return value;
  const made: unknown = Array.isArray(part) ? [...(part as unknown[])] : { ...(part as Record<string, unknown>) };
  const inside = made as Record<Step, unknown>;
  if (gone && !rest.length) return Object.fromEntries(Object.entries(inside).filter(([key]) => key !== first));
  inside[first] = put(inside[first], rest, value, gone);
  return made;
}
