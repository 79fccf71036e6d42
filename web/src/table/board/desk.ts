// What parts of a board may do with the table they lie on, without being handed it from part to part.
import { createContext } from "svelte";

export interface Desk {
  /** The action under the pointer or the keyboard. */
  readonly focused: number | null;
  /** Whether things may move. */
  readonly motion: boolean;
  focus: (action: number | null) => void;
  choose: (action: number) => void;
  /** Show only these choices among the prompt's buttons, until another place is picked. */
  narrow: (actions: number[]) => void;
}

export const [useDesk, setDesk] = createContext<Desk>();
