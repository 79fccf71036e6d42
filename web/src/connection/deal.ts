// Fair deals: this browser's own part, what the table showed before the start, and the sums done again.
import type * as Schema from "./schema";
import { sha256 } from "./sha256";

const KEY = "patolli-deals";
const MOST = 200;

/** What this browser remembers of a table's deal: its own part, what the server had committed to, and what all seats
 * had committed to when this browser showed its part. */
export interface Seen {
  part?: string;
  commitment?: string;
  hashes?: string[];
}

/** What is wrong with a deal: the end of a message key. */
export type Fault = "commitment" | "seed" | "part" | "hash";

/** A random part of 128 bits, as hexadecimal digits. */
export function newPart(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** What is shown of a part before all have committed to theirs. */
export function hashOf(part: string): string {
  return digest(2, "part", part);
}

/** Remember something of a table's deal; the commitment that was seen first stays. */
export function remember(table: string, seen: Seen): void {
  const { [table]: known, ...others } = read();
  const kept = Object.entries(others).slice(-MOST);
  const first = known?.commitment ? { commitment: known.commitment } : {};
  localStorage.setItem(KEY, JSON.stringify({ ...Object.fromEntries(kept), [table]: { ...known, ...seen, ...first } }));
}

/** What was remembered of a table's deal. */
export function remembered(table: string): Seen {
  return read()[table] ?? {};
}

/** What the seats have committed to, by their numbers; empty where there is nothing. */
export function hashesOf(table: Schema.TableInfo): string[] {
  return table.seats.map((seat) => seat.part_hash);
}

/** The part that this browser has to show now: only when all have committed to theirs and the host has started. */
export function wantedPart(table: Schema.TableInfo): string | null {
  const { part } = remembered(table.id);
  if (!part || !table.dealing || table.seats.some((seat) => seat.renews)) return null;
  return missing(table).some((seat) => seat.part_hash === hashOf(part)) ? part : null;
}

/** Why the person here has to take part in another deal (the end of a message key): the old part was shown and not dealt
 * with, or this browser does not have it. Never done unasked: who makes others deal again and again can choose. */
export function needsPart(table: Schema.TableInfo): "again" | "elsewhere" | null {
  if (table.status !== "open") return null;
  if (table.seats.some((seat) => seat.renews && table.my_seats.includes(seat.seat))) return "again";
  const hash = hashOf(remembered(table.id).part ?? "");
  return missing(table).some((seat) => seat.part_hash !== hash) ? "elsewhere" : null;
}

/** What is wrong with the deal of a finished game; empty when it holds. */
export function faults(proof: Schema.DealProof, seen: Seen): Fault[] {
  const { scheme } = proof;
  const found: Fault[] = [];
  const committed = digest(scheme, "commitment", proof.table, proof.secret);
  if (proof.commitment !== committed || (seen.commitment ?? committed) !== committed) found.push("commitment");
  const seed = BigInt(`0x${digest(scheme, "seed", proof.table, proof.secret, ...proof.parts).slice(0, 16)}`) >> 1n;
  if (seed.toString() !== proof.seed) found.push("seed");
  if (seen.part !== undefined && !proof.parts.includes(seen.part)) found.push("part");
  const hashes = proof.parts.map((part) => (part ? hashOf(part) : ""));
  if (seen.hashes && seen.hashes.join() !== hashes.join()) found.push("hash");
  return found;
}

/** My seats that the table waits for. */
function missing(table: Schema.TableInfo): Schema.SeatOut[] {
  return table.seats.filter((seat) => table.my_seats.includes(seat.seat) && table.dealing?.includes(seat.seat));
}

function read(): Record<string, Seen> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, Seen>;
  } catch {
    return {};
  }
}

function digest(scheme: number, purpose: string, ...texts: string[]): string {
  return sha256([`patolli deal ${scheme}`, purpose, ...texts].join("\n"));
}
