// Messages: keys with data, as the engine and the server send them. The sentences live in the locale files.

export type Value = boolean | number | string;

/** A reference to a player, by seat. */
export interface SeatRef {
  seat: number;
}

/** A reference to something with a name: the key of its text. */
export interface NameRef {
  name: string;
}

export type Ref = SeatRef | NameRef;

/** A value in the data of a message: see `docs/architecture.md`, "Words". */
export type Datum = number | string | Ref | Message | Datum[];

/** A key with its data. */
export interface Message {
  key: string;
  data: Record<string, Datum>;
}
