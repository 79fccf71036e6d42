import { beforeEach, expect, test, vi } from "vitest";
import { faults, hashesOf, hashOf, needsPart, newPart, remember, remembered, wantedPart } from "./deal";
import type * as Schema from "./schema";

// made by patolli.table.deals; the first is of a table that is older than commitments to parts
const OLD = {
  table: "abc",
  commitment: "31ecbbab07f26952a8792d79f5ca12e8b0a6201dd4c8df61eb843d1e0016f707",
  secret: "00ff",
  parts: ["aa", ""],
  seed: "3666300909548646451",
  order: null,
  scheme: 1,
  earlier: [],
};
const PROOF = {
  ...OLD,
  commitment: "1c6710f002c43560d710473bbd7dd04f6a1e7a6df21d2459250e79ab08de23dc",
  seed: "5492548728542150753",
  scheme: 2,
};
const HASH = "98b6dad2e62f5ad44db9994226f5595edc7eb70cf3b8539e61404d29e109412c";

/** A table where this person sits at seat 0, the host has started, and no one has shown a part. */
function table(...seats: Partial<Schema.SeatOut>[]): Schema.TableInfo {
  const all = seats.map((one, seat) => ({ seat, part_hash: "", renews: false, ...one }));
  return { id: "abc", status: "open", my_seats: [0], seats: all, dealing: [0, 1] } as unknown as Schema.TableInfo;
}

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

test.each([
  ["of now", PROOF],
  ["of older tables", OLD],
])("a deal %s that holds, and each way to break it", (_, proof) => {
  expect(faults(proof, {})).toEqual([]);
  expect(faults(proof, { part: "aa", commitment: proof.commitment })).toEqual([]);
  expect(faults(proof, { part: "bb" })).toEqual(["part"]);
  expect(faults(proof, { commitment: "00" })).toEqual(["commitment"]);
  expect(faults({ ...proof, seed: "1" }, {})).toEqual(["seed"]);
  expect(faults({ ...proof, secret: "00fe" }, {})).toEqual(["commitment", "seed"]);
});

test("a part that another had not committed to before mine was shown is found", () => {
  expect(hashOf("aa")).toBe(HASH);
  expect(faults(PROOF, { part: "aa", hashes: [HASH, ""] })).toEqual([]);
  expect(faults(PROOF, { part: "aa", hashes: [HASH, hashOf("bb")] })).toEqual(["hash"]);
});

test("the commitment that was seen first stays, the newest part is kept", () => {
  remember("abc", { part: "aa", commitment: "c1" });
  remember("abc", { part: "bb", commitment: "c2" });
  expect(remembered("abc")).toEqual({ part: "bb", commitment: "c1" });
  expect(remembered("other")).toEqual({});
  expect(newPart()).toMatch(/^[0-9a-f]{32}$/);
});

test("a part is shown only when the host has started and all have committed", () => {
  remember("abc", { part: "aa" });
  const asked = table({ part_hash: HASH }, { part_hash: hashOf("bb") });
  expect(wantedPart(asked)).toBe("aa");
  expect(hashesOf(asked)).toEqual([HASH, hashOf("bb")]);
  expect(wantedPart({ ...asked, dealing: null })).toBeNull();
  expect(wantedPart({ ...asked, dealing: [1] })).toBeNull();
  expect(wantedPart(table({ part_hash: HASH }, { renews: true }))).toBeNull();
});

test("another deal is never begun unasked", () => {
  remember("abc", { part: "aa" });
  const spent = table({ renews: true }, { part_hash: hashOf("bb") });
  expect([wantedPart(spent), needsPart(spent)]).toEqual([null, "again"]);
  const elsewhere = table({ part_hash: hashOf("cc") }, { part_hash: hashOf("bb") });
  expect([wantedPart(elsewhere), needsPart(elsewhere)]).toEqual([null, "elsewhere"]);
  expect(needsPart(table({ part_hash: HASH }))).toBeNull();
});
