// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { api } from "../../connection/api";
import { ReviewStore } from "./store.svelte";

const answer = (status: number, body: unknown): Response =>
  new Response(JSON.stringify(body), { status, headers: { "Content-Type": "application/json" } });
const THINKING = { status: "thinking", done: 0, total: 4, turns: [] };
const TOO_MUCH = { code: "limit", key: "server-error-limit", data: {} };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a server that was asked too much is asked again, later each time, and the trouble goes by itself", async () => {
  const asked: number[] = [];
  let refusing = true;
  vi.stubGlobal("fetch", () => {
    asked.push(Date.now());
    return Promise.resolve(refusing ? answer(429, TOO_MUCH) : answer(200, THINKING));
  });
  const began = Date.now();
  const review = new ReviewStore({ startReview: () => Promise.resolve(), review: (since) => api.review("t", since) });
  await review.load();
  expect(review.problem?.key).toBe("server-error-limit");
  await vi.advanceTimersByTimeAsync(11_000);
  expect(asked.map((at) => at - began)).toEqual([0, 1500, 4500, 10_500]);
  refusing = false;
  await vi.advanceTimersByTimeAsync(12_000);
  expect(review.problem).toBeNull();
  expect(review.status).toBe("thinking");
  review.close();
  const count = asked.length;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked.length).toBe(count);
});
