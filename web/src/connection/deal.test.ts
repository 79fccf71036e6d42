import { beforeEach, expect, test, vi } from "vitest";
import { faults, newPart, remember, remembered } from "./deal";

// made by patolli.table.deals
const PROOF = {
  table: "abc",
  commitment: "31ecbbab07f26952a8792d79f5ca12e8b0a6201dd4c8df61eb843d1e0016f707",
  secret: "00ff",
  parts: ["aa", ""],
  seed: "3666300909548646451",
  order: null,
};

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

test("a deal that holds, and each way to break it", async () => {
  expect(await faults(PROOF, {})).toEqual([]);
  expect(await faults(PROOF, { part: "aa", commitment: PROOF.commitment })).toEqual([]);
  expect(await faults(PROOF, { part: "bb" })).toEqual(["part"]);
  expect(await faults(PROOF, { commitment: "00" })).toEqual(["commitment"]);
  expect(await faults({ ...PROOF, seed: "1" }, {})).toEqual(["seed"]);
  expect(await faults({ ...PROOF, secret: "00fe" }, {})).toEqual(["commitment", "seed"]);
});

test("what was seen first stays", () => {
  remember("abc", { part: "aa", commitment: "c1" });
  remember("abc", { part: "bb", commitment: "c2" });
  expect(remembered("abc")).toEqual({ part: "aa", commitment: "c1" });
  expect(remembered("other")).toEqual({});
  expect(newPart()).toMatch(/^[0-9a-f]{32}$/);
});
