// Fair deals: this browser's own part, what the table showed before the start, and the sums done again.
import type * as Schema from "./schema";

const KEY = "patolli-deals";
const MOST = 200;

/** What this browser remembers of a table's deal. */
export interface Seen {
  part?: string;
  commitment?: string;
}

/** What is wrong with a deal: the end of a message key. `unknown`: this browser can't do the sums. */
export type Fault = "commitment" | "seed" | "part" | "unknown";

/** A random part of 128 bits, as hexadecimal digits. */
export function newPart(): string {
  return hex(crypto.getRandomValues(new Uint8Array(16)));
}

/** Remember something of a table's deal; what was seen first stays. */
export function remember(table: string, seen: Seen): void {
  const all = read();
  const { [table]: known, ...others } = all;
  const kept = Object.entries(others).slice(-MOST);
  localStorage.setItem(KEY, JSON.stringify({ ...Object.fromEntries(kept), [table]: { ...seen, ...known } }));
}

/** What was remembered of a table's deal. */
export function remembered(table: string): Seen {
  return read()[table] ?? {};
}

/** What is wrong with the deal of a finished game; empty when it holds. */
export async function faults(proof: Schema.DealProof, seen: Seen): Promise<Fault[]> {
  if (!crypto.subtle) return ["unknown"];
  const found: Fault[] = [];
  const committed = hex(await digest("commitment", proof.table, proof.secret));
  if (proof.commitment !== committed || (seen.commitment ?? committed) !== committed) found.push("commitment");
  const bytes = await digest("seed", proof.table, proof.secret, ...proof.parts);
  const seed = new DataView(bytes.buffer).getBigUint64(0) >> 1n;
  if (seed.toString() !== proof.seed) found.push("seed");
  if (seen.part !== undefined && !proof.parts.includes(seen.part)) found.push("part");
  return found;
}

function read(): Record<string, Seen> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, Seen>;
  } catch {
    return {};
  }
}

async function digest(purpose: string, ...texts: string[]): Promise<Uint8Array> {
  const text = ["patolli deal 1", purpose, ...texts].join("\n");
  return new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
}

function hex(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
