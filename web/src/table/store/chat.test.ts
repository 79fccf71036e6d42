import { expect, test } from "vitest";
import type * as Schema from "../../connection/schema";
import { heard } from "./chat";

const line = (id: number, text: string): Schema.ChatOut => ({
  id,
  person: "ann",
  name: "Ann",
  audience: "players",
  text,
  at: 0,
});

test("a line comes once, and loses its words in its place", () => {
  const first = heard(heard([], line(1, "a")), line(2, "b"));
  expect(heard(first, line(1, "a")).map((one) => one.id)).toEqual([1, 2]);
  expect(heard(first, line(1, "")).map((one) => one.text)).toEqual(["", "b"]);
});
