// @vitest-environment happy-dom
import { flushSync } from "svelte";
import { expect, test } from "vitest";
import type { View } from "../board/types";
import { LiveView } from "./live.svelte";
import { reused } from "./reuse";

const viewOf = (scores: number[], seat: number): View => ({ scores, seat }) as unknown as View;

test("an update touches only those who read what changed in it", () => {
  const live = new LiveView();
  const first = viewOf([0, 0], 0);
  live.show(first);
  const read: string[] = [];
  const stop = $effect.root(() => {
    $effect(() => void read.push(`scores ${live.shown?.scores.join()}`));
    $effect(() => void read.push(`seat ${live.shown?.seat}`));
  });
  flushSync();
  const shown = live.shown;
  live.show(reused(first, viewOf([0, 0], 1)));
  flushSync();
  expect(read).toEqual(["scores 0,0", "seat 0", "seat 1"]);
  expect(live.shown).toBe(shown);
  stop();
});

test("it is read like the view itself, and goes with it", () => {
  const live = new LiveView();
  live.show(viewOf([1, 2], 0));
  expect({ ...live.shown }).toEqual(viewOf([1, 2], 0));
  const other = { scores: [3], round: 1 } as unknown as View;
  live.show(other);
  expect({ ...live.shown }).toEqual(other);
  live.show(null);
  expect(live.shown).toBeNull();
  live.show(other);
  expect({ ...live.shown }).toEqual(other);
});
