// Keys: one listener for the whole page; components say what their letters do while they are shown.
import { onDestroy } from "svelte";

export type Handler = (event: KeyboardEvent) => void;

interface Binding {
  key: string;
  /** The key of the text that explains it in the help; none: not listed. */
  about: string | null;
  handler: Handler;
}

class Keys {
  bindings = $state.raw<Binding[]>([]);

  add(binding: Binding): () => void {
    this.bindings = [...this.bindings, binding];
    return () => {
      this.bindings = this.bindings.filter((other) => other !== binding);
    };
  }

  /** Handle an event: the newest binding of its key wins. True when there was one. */
  press(event: KeyboardEvent): boolean {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false;
    if (typing(event.target) || document.querySelector("dialog[open]")) return false;
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    const binding = this.bindings.findLast((one) => one.key === key);
    if (!binding) return false;
    event.preventDefault();
    binding.handler(event);
    return true;
  }
}

/** Whether keys belong to a field that is typed in. */
export function typing(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return !["checkbox", "radio", "button"].includes(target.type);
  return target.isContentEditable || ["TEXTAREA", "SELECT"].includes(target.tagName);
}

export const keys = new Keys();

/** Bind keys while the component that calls this lives: `keyed({ r: turn })`. */
export function keyed(handlers: Record<string, Handler>, about: Record<string, string> = {}): void {
  const removers = Object.entries(handlers).map(([key, handler]) =>
    keys.add({ key, about: about[key] ?? null, handler }),
  );
  onDestroy(() => removers.forEach((remove) => remove()));
}
