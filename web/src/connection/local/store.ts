// The tables of this browser in IndexedDB: entries are only ever added, and a table's all at once.
import type * as Schema from "../schema";

export type Json = Record<string, unknown>;

/** What a table stores at once (`patolli/browser/effects.py`). */
export interface Write {
  table: string;
  card: Schema.TableInfo;
  updated: number;
  entries: (Json & { version: number })[];
  origin: Json | null;
  snapshot: Json | null;
  final: Json | null;
}

export interface StoredReview {
  table: string;
  number: number;
  body: Json;
}

/** A table as it is stored. */
export interface Stored {
  seed: number;
  position: Json | null;
  entries: Json[];
  snapshot: Json | null;
  final: Json | null;
  reviews: [number, Json][];
}

interface Row {
  id: string;
  card: Schema.TableInfo;
  updated: number;
}

const NAME = "patolli";
const STORES = ["tables", "origins", "entries", "snapshots", "reviews", "notes", "people"] as const;
type StoreName = (typeof STORES)[number];
const KEYS: Record<StoreName, string | string[]> = {
  tables: "id",
  origins: "id",
  entries: ["table", "version"],
  snapshots: "id",
  reviews: ["table", "number"],
  notes: "id",
  people: "id",
};

/** Says to the other pages of this browser that a table has changed, or was replaced as a whole. */
export interface News {
  table: string;
  replaced?: boolean;
}
export const CHANNEL = "patolli-tables";

let opened: Promise<IDBDatabase> | null = null;

function open(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, 2);
    request.onupgradeneeded = () => {
      const { objectStoreNames: there } = request.result;
      for (const store of STORES)
        if (!there.contains(store)) request.result.createObjectStore(store, { keyPath: KEYS[store] });
      // Version 1 kept reviews under another name; they are made again when they are asked for.
      if (there.contains("opinions")) request.result.deleteObjectStore("opinions");
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("no database"));
  });
  return opened;
}

const found = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("not read"));
  });

async function change(work: (stores: (name: StoreName) => IDBObjectStore) => void): Promise<void> {
  const transaction = (await open()).transaction(STORES, "readwrite", { durability: "strict" });
  work((name) => transaction.objectStore(name));
  await new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error("not stored"));
  });
}

async function reading<T>(work: (stores: (name: StoreName) => IDBObjectStore) => Promise<T>): Promise<T> {
  const transaction = (await open()).transaction(STORES, "readonly");
  return await work((name) => transaction.objectStore(name));
}

/** All keys of a table in a store whose key is the table and a number. */
const of = (table: string): IDBKeyRange => IDBKeyRange.bound([table, -Infinity], [table, Infinity]);

/** Store what follows from a message: all of it or, where another page was faster, nothing. */
export async function keep(writes: readonly Write[], reviews: readonly StoredReview[]): Promise<void> {
  if (!writes.length && !reviews.length) return;
  await change((stores) => {
    for (const write of writes) {
      for (const entry of write.entries) stores("entries").add({ ...entry, table: write.table });
      stores("tables").put({ id: write.table, card: write.card, updated: write.updated } satisfies Row);
      if (write.origin) stores("origins").put({ id: write.table, ...write.origin });
      if (write.snapshot) stores("snapshots").put({ id: write.table, snapshot: write.snapshot, final: write.final });
    }
    for (const review of reviews) stores("reviews").put(review);
  });
}

/** A table with everything that belongs to it; null when there is none. */
export async function read(table: string): Promise<Stored | null> {
  return await reading(async (stores) => {
    const asked = [
      found(stores("origins").get(table)),
      found(stores("entries").getAll(of(table))),
      found(stores("snapshots").get(table)),
      found(stores("reviews").getAll(of(table))),
    ] as const;
    const [origin, entries, snapshot, reviews] = await Promise.all(asked);
    if (!origin) return null;
    return {
      seed: origin.seed,
      position: origin.position,
      entries,
      snapshot: snapshot?.snapshot ?? null,
      final: snapshot?.final ?? null,
      reviews: (reviews as StoredReview[]).map(({ number, body }) => [number, body]),
    };
  });
}

/** The entries of a table after so many. */
export async function entriesAfter(table: string, version: number): Promise<Json[]> {
  const range = IDBKeyRange.bound([table, version], [table, Infinity], true);
  return await reading((stores) => found(stores("entries").getAll(range)));
}

/** What lists show of every table, the newest first. */
export async function cards(): Promise<Schema.TableInfo[]> {
  const rows = await reading((stores) => found(stores("tables").getAll() as IDBRequest<Row[]>));
  return rows.toSorted((a, b) => b.card.created - a.card.created).map(({ card }) => card);
}

export async function person(): Promise<Schema.Person | null> {
  return (await reading((stores) => found(stores("people").get("me")))) ?? null;
}

export async function keepPerson(me: Schema.Person): Promise<void> {
  await change((stores) => stores("people").put(me));
}

export async function notes(table: string): Promise<string> {
  const row = await reading((stores) => found(stores("notes").get(table)));
  return (row as { text: string } | undefined)?.text ?? "";
}

export async function keepNotes(table: string, text: string): Promise<void> {
  await change((stores) => stores("notes").put({ id: table, text }));
}

// -- all of it, in one file --------------------------------------------------------------------

const FORMAT = "patolli-tables";

export interface Everything {
  format: typeof FORMAT;
  version: 1;
  stores: Record<StoreName, Json[]>;
}

/** Everything that this browser keeps. */
export async function everything(): Promise<Everything> {
  const rows = await reading((stores) =>
    Promise.all(STORES.map((name) => found(stores(name).getAll() as IDBRequest<Json[]>))),
  );
  const stores = Object.fromEntries(STORES.map((name, index) => [name, rows[index] ?? []]));
  return { format: FORMAT, version: 1, stores: stores as Everything["stores"] };
}

const tableOf = (row: Json): string => String(row.table ?? row.id);

/** Take in what another browser kept: of a table that both know, the longer one. Answers the tables that came. */
export async function takeIn(data: unknown): Promise<string[]> {
  const given = data as Partial<Everything> | null;
  const stores = given?.stores;
  if (
    given?.format !== FORMAT ||
    given.version !== 1 ||
    !stores ||
    !STORES.every((name) => Array.isArray(stores[name]))
  )
    throw new Error("not a file of tables");
  const known = new Map((await cards()).map((card) => [card.id, card.version]));
  const coming = new Set(
    (stores.tables as unknown as Row[])
      .filter(({ id, card }) => card.version > (known.get(id) ?? 0))
      .map(({ id }) => id),
  );
  await change((into) => {
    for (const name of STORES) {
      if (name === "people") continue;
      for (const table of coming) into(name).delete(Array.isArray(KEYS[name]) ? of(table) : table);
      for (const row of stores[name]) if (coming.has(tableOf(row))) into(name).put(row);
    }
  });
  return [...coming];
}

/** Forget everything. */
export async function clear(): Promise<void> {
  await change((stores) => STORES.forEach((name) => stores(name).clear()));
}
