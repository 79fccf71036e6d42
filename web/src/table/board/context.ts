// What the parts of a board may do with their table, without passing it from part to part.
import { createContext } from "svelte";

export interface TableContext {
  /** The action under the pointer or the keyboard. */
  readonly focused: number | null;
  /** Whether things may move. */
  readonly motion: boolean;
  focus: (action: number | null) => void;
  choose: (action: number) => void;
  /** Show only these choices among the prompt's buttons, until another place is picked. */
  narrow: (actions: number[]) => void;
}

export const [useTable, provideTable] = createContext<TableContext>();
