// One way to fail, whichever side refuses.
import type { Datum } from "../words/message";

/** Something that was refused: a key with data, to be said in the reader's language. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    readonly key: string,
    readonly data: Record<string, Datum>,
  ) {
    super(`${status} ${code}`);
  }
}
