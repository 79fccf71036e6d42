// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Link } from "./connection";
import { TableSocket, wait } from "./socket";

class FakeSocket {
  static OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 0;
  sent: string[] = [];
  onopen: (() => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }
  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }
  send(text: string): void {
    this.sent.push((JSON.parse(text) as { type: string }).type);
  }
  close(code = 1000): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}

let links: [Link, number | null][];
let socket: TableSocket;
const newest = (): FakeSocket => FakeSocket.all.at(-1) as FakeSocket;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  FakeSocket.all = [];
  links = [];
  socket = new TableSocket("ws://here", {
    hear: () => undefined,
    link: (link, code) => links.push([link, code]),
    version: () => 7,
  });
});

afterEach(() => {
  socket.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("says hello, and comes back by itself when the line breaks, each time a little later", () => {
  newest().open();
  expect(newest().sent).toEqual(["hello"]);
  newest().close(1006);
  expect(links.at(-1)).toEqual(["waiting", null]);
  vi.advanceTimersByTime(1000);
  expect(FakeSocket.all.length).toBe(2);
  newest().open();
  expect(links.at(-1)).toEqual(["open", null]);
});

test("the waits between attempts double, and stay bearable", () => {
  expect(wait(0, 0.5)).toBe(400);
  expect(wait(3, 0.5)).toBe(3200);
  expect(wait(20, 1)).toBeLessThanOrEqual(18_750);
});

test("gives up where trying again is pointless", () => {
  newest().open();
  newest().close(4404);
  expect(links.at(-1)).toEqual(["refused", 4404]);
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.all.length).toBe(1);
});

test("a line that is silent for too long is dropped and replaced", () => {
  newest().open();
  vi.advanceTimersByTime(20_000);
  expect(newest().sent).toContain("ping");
  vi.advanceTimersByTime(15_000);
  expect(FakeSocket.all.length).toBe(2);
});

test("after a sleep the line must answer soon, else it is replaced", () => {
  newest().open();
  window.dispatchEvent(new Event("online"));
  newest().onmessage?.({ data: '{"type":"pong"}' });
  vi.advanceTimersByTime(5_000);
  expect(FakeSocket.all.length).toBe(1);
  vi.advanceTimersByTime(1_000);
  window.dispatchEvent(new Event("online"));
  vi.advanceTimersByTime(6_000);
  expect(FakeSocket.all.length).toBe(2);
});

test("the network is back: no waiting for the next attempt", () => {
  newest().close(1006);
  for (let attempt = 0; attempt < 5; attempt += 1) {
    vi.advanceTimersByTime(20_000);
    newest().close(1006);
  }
  const before = FakeSocket.all.length;
  window.dispatchEvent(new Event("online"));
  expect(FakeSocket.all.length).toBe(before + 1);
});
