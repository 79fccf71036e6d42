// @vitest-environment happy-dom
import { describe, expect, test } from "vitest";
import { parse as route } from "./route.svelte";

describe("addresses", () => {
  test("mean screens", () => {
    expect(route("/")).toEqual({ page: "home" });
    expect(route("/new/tikal")).toEqual({ page: "new", game: "tikal" });
    expect(route("/rules/tikal", "", "#TIK-PLACE-2")).toEqual({ page: "rules", game: "tikal", rule: "TIK-PLACE-2" });
    expect(route("/t/abc", "?invite=xyz")).toEqual({ page: "table", table: "abc", invite: "xyz" });
    expect(route("/moderation")).toEqual({ page: "moderation", tab: "reports", find: "" });
    expect(route("/moderation", "?tab=people&find=a%26b")).toEqual({ page: "moderation", tab: "people", find: "a&b" });
    expect(route("/notices")).toEqual({ page: "notices" });
    expect(route("/link/a-token")).toEqual({ page: "link", token: "a-token" });
    expect(route("/unsubscribe/a.b")).toEqual({ page: "unsubscribe", token: "a.b" });
    expect(route("/link")).toEqual({ page: "missing" });
    expect(route("/t")).toEqual({ page: "missing" });
    expect(route("/lobby/more")).toEqual({ page: "missing" });
    expect(route("/no/such/place")).toEqual({ page: "missing" });
  });
});
