import { describe, expect, test } from "vitest";
import { fits, merged } from "./tables";
import type * as Schema from "./schema";

const table = (id: string, more: Partial<Schema.TableInfo> = {}): Schema.TableInfo =>
  ({ id, game: "tikal", status: "open", my_seats: [], seats: [{ kind: "open" }], ...more }) as Schema.TableInfo;

describe("a list of tables", () => {
  const query = { status: "open", free: true } as const;

  test("takes what fits", () => {
    expect(fits(table("a"), query)).toBe(true);
    expect(fits(table("a", { seats: [{ kind: "person" }] as Schema.TableInfo["seats"] }), query)).toBe(false);
    expect(fits(table("a"), { game: "founders" })).toBe(false);
    expect(fits(table("a"), { mine: true })).toBe(false);
    expect(fits(table("a", { my_seats: [0], status: "running" }), { mine: true })).toBe(true);
  });

  test("changes in place, grows on top and drops what no longer fits", () => {
    const list = [table("a"), table("b"), table("c")];
    const news = [
      table("b", { host: "ben" } as Partial<Schema.TableInfo>),
      table("c", { status: "running" }),
      table("d"),
      table("e", { game: "tikal", status: "running" }),
    ];
    const next = merged(list, news, query);
    expect(next.map(({ id }) => id)).toEqual(["d", "a", "b"]);
    expect(next[2]).toBe(news[0]);
    expect(next[1]).toBe(list[0]);
  });

  test("of mine begins with those where it is my turn", () => {
    const mine = (id: string, my_turn: boolean): Schema.TableInfo =>
      table(id, { my_seats: [0], status: "running", my_turn });
    const next = merged([mine("a", true), mine("b", false), mine("c", false)], [mine("a", false), mine("c", true)], {
      mine: true,
    });
    expect(next.map(({ id }) => id)).toEqual(["c", "a", "b"]);
  });
});
