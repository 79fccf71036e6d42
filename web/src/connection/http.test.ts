import { beforeEach, expect, test, vi } from "vitest";
import { hashOf, remembered } from "./deal";
import { api, showParts } from "./http";
import type * as Schema from "./schema";

const OTHER = hashOf("bb");
const sent: { path: string; body: Record<string, string> }[] = [];
let mine = "";

/** The table as the server shows it: my seat and another's; with `dealing` the host has started. */
function table(dealing: number[] | null, status = "open"): Schema.TableInfo {
  const seats = [mine, OTHER].map((part_hash, seat) => ({ seat, part_hash, renews: false }));
  return { id: "abc", status, my_seats: [0], seats, dealing, commitment: "c1" } as unknown as Schema.TableInfo;
}

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  sent.length = 0;
  vi.stubGlobal("fetch", (path: string, { body }: { body: string }) => {
    const form = JSON.parse(body) as Record<string, string>;
    sent.push({ path, body: form });
    mine = form.part_hash ?? mine;
    const answer = path.endsWith("/reveal") ? table([1]) : table(path.endsWith("/start") ? [0, 1] : null);
    return Promise.resolve(new Response(JSON.stringify(answer)));
  });
});

test("a browser commits when its person sits down, and shows its part when the host has started", async () => {
  await api.join("abc", { seat: 0 });
  const { part } = remembered("abc");
  expect(sent).toEqual([{ path: "/api/tables/abc/join", body: { seat: 0, part_hash: hashOf(part ?? "") } }]);
  expect(JSON.stringify(sent)).not.toContain(part);
  const after = await api.start("abc");
  expect(sent.at(-1)).toEqual({ path: "/api/tables/abc/reveal", body: { part } });
  expect(after.dealing).toEqual([1]);
  expect(remembered("abc")).toEqual({ part, commitment: "c1", hashes: [hashOf(part ?? ""), OTHER] });
});

test("several messages that ask for a part get one answer", async () => {
  await api.join("abc", { seat: 0 });
  showParts([table([0, 1]), table([0, 1])]);
  showParts([table([0, 1])]);
  await vi.waitFor(() => expect(sent.filter(({ path }) => path.endsWith("/reveal"))).toHaveLength(1));
  showParts([table(null)]);
  await new Promise((done) => setTimeout(done));
  expect(sent.filter(({ path }) => path.endsWith("/reveal"))).toHaveLength(1);
});
