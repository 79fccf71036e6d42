// The views of a worked example: the first is whole, each of the others says what has changed.
import type { Example, ExampleStep } from "../../table/board/module";
import type { View } from "../../table/board/types";

/** The view after every step. */
export function viewsOf(example: Example): View[] {
  let view = example.view;
  return example.steps.map(({ changes }) => (view = changed(view, changes)));
}

function changed(view: View, changes: ExampleStep["changes"]): View {
  const next = structuredClone(view);
  for (const [path, value] of changes) {
    const last = path.at(-1);
    const holder = path.slice(0, -1).reduce<unknown>((part, key) => (part as Record<string, unknown>)[key], next);
    if (last === undefined) throw new Error("a step replaces the whole view");
    (holder as Record<string | number, unknown>)[last] = value;
  }
  return next;
}
