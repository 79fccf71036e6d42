// The way to a table, as this build has it.
import { transport } from "#transport";
import type { Connection, Listener } from "./connection";

export const connect = (table: string, invite: string | null, listener: Listener): Connection =>
  transport.connect(table, invite, listener);
