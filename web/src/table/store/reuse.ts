// Equal parts keep their identity: what did not change in a new view is the same object as before,
// so that the parts that draw it have nothing to do.

/** `after`, with everything in it that equals its counterpart in `before` replaced by that. */
export function reused<T>(before: unknown, after: T): T {
  if (before === after) return after;
  if (typeof before !== "object" || typeof after !== "object" || before === null || after === null) return after;
  if (Array.isArray(after)) {
    if (!Array.isArray(before)) return after;
    const items = after.map((item, index) => reused(before[index], item));
    return same(before, items) ? (before as T) : (items as T);
  }
  if (Array.isArray(before)) return after;
  const old = before as Record<string, unknown>;
  const made: Record<string, unknown> = {};
  const keys = Object.keys(after);
  let equal = keys.length === Object.keys(old).length;
  for (const key of keys) {
    const value = reused(old[key], (after as Record<string, unknown>)[key]);
    if (value !== old[key] || !(key in old)) equal = false;
    made[key] = value;
  }
  return equal ? (before as T) : (made as T);
}

function same(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((item, index) => item === other[index]);
}
