import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Speed } from "../../shell/settings.svelte";
import { BEAT, Playback, type Scene } from "./playback";

interface Beat {
  name: string;
  weight: number;
}

let speed: Speed;
let moves: boolean;
let said: string[];
let missing: Set<string>;
let playback: Playback<Beat>;

/** A scene with so many beats; what is done with it is noted. */
function scene(name: string, beats = 1, weight = 1): Scene<Beat> {
  return {
    beats: Array.from({ length: beats }, (_, index) => ({ name: `${name}${index}`, weight })),
    show: () => said.push(`board ${name}`),
    tell: () => said.push(`tell ${name}`),
  };
}

beforeEach(() => {
  vi.useFakeTimers();
  [speed, moves, said, missing] = ["normal", true, [], new Set()];
  playback = new Playback<Beat>({
    speed: () => speed,
    moves: () => moves,
    draw: () => undefined,
    behind: (behind) => said.push(behind ? "behind" : "now"),
  });
  playback.stage = {
    show: ({ name }) => {
      said.push(`fly ${name}`);
      return !missing.delete(name);
    },
    clear: () => undefined,
  };
});
afterEach(() => vi.useRealTimers());

describe("what others do", () => {
  test("is played over the board as it stood, one thing after the other", () => {
    playback.add(scene("a", 2));
    playback.add(scene("b"));
    expect(said).toEqual(["behind", "tell a", "fly a0"]);
    vi.advanceTimersByTime(BEAT.normal);
    expect(said.slice(3)).toEqual(["fly a1"]);
    vi.advanceTimersByTime(BEAT.normal);
    expect(said.slice(4)).toEqual(["board a"]);
    vi.advanceTimersByTime(10 * BEAT.normal);
    expect(said.slice(5)).toEqual(["tell b", "fly b0", "board b", "now"]);
    expect(playback.behind).toBe(false);
  });

  test("is over as soon as the last board is shown, so that it can be answered", () => {
    playback.add(scene("a"));
    vi.advanceTimersByTime(BEAT.normal);
    expect(said.slice(-2)).toEqual(["board a", "now"]);
  });

  test("is skipped to now at once, and everything is told", () => {
    playback.add(scene("a", 3));
    playback.add(scene("b"));
    playback.add(scene("c"));
    said.length = 0;
    playback.skip();
    expect(said).toEqual(["board a", "board b", "tell b", "board c", "tell c", "now"]);
    vi.advanceTimersByTime(60_000);
    expect(said).toHaveLength(6);
  });

  test("comes to the board first where it speaks of a place that is not there yet", () => {
    missing.add("a0");
    playback.add(scene("a"));
    expect(said).toEqual(["behind", "tell a", "fly a0", "board a", "now", "fly a0"]);
  });

  test.each(["fast", "normal", "slow"] as const)("takes its time at speed %s", (chosen) => {
    speed = chosen;
    playback.add(scene("a", 2));
    vi.advanceTimersByTime(2 * BEAT[chosen] - 1);
    expect(said).not.toContain("board a");
    vi.advanceTimersByTime(1);
    expect(said).toContain("board a");
  });

  test("is not played at speed off", () => {
    speed = "off";
    playback.add(scene("a", 5));
    playback.add(scene("b", 5));
    expect(said.filter((one) => one.startsWith("board"))).toEqual(["board a", "board b"]);
    expect(said.some((one) => one.startsWith("fly"))).toBe(false);
    expect(vi.getTimerCount()).toBe(0);
  });

  test("goes from step to step without motion, and only moments are drawn", () => {
    moves = false;
    playback.add(scene("a"));
    playback.add(scene("b", 1, 3));
    playback.add(scene("c"));
    said = said.filter((one) => one !== "now" && one !== "behind");
    expect(said).toEqual(["tell a", "board a"]);
    vi.advanceTimersByTime(BEAT.normal);
    expect(said.slice(2)).toEqual(["tell b", "board b", "fly b0"]);
    vi.advanceTimersByTime(4 * BEAT.normal);
    expect(said.slice(5)).toEqual(["tell c", "board c", "now"]);
  });

  test("never falls hopelessly behind", () => {
    for (let number = 0; number < 200; number += 1) playback.add(scene(`s${number}`, 4));
    vi.advanceTimersByTime(0);
    expect(said.filter((one) => one.startsWith("board")).length).toBeGreaterThan(100);
  });

  test("plays many small things of one step quicker", () => {
    playback.add(scene("a", 40));
    vi.advanceTimersByTime(10 * BEAT.normal + 40);
    expect(said).toContain("board a");
  });
});

describe("what I do myself", () => {
  test("is on the board at once, and ends what is being played", () => {
    playback.add(scene("a", 9));
    playback.now(scene("mine", 2));
    expect(said).toEqual(["behind", "tell a", "fly a0", "board a", "now", "board mine", "tell mine", "fly mine0"]);
    expect(playback.behind).toBe(false);
  });

  test("is seen before what others do after it", () => {
    playback.now(scene("mine"));
    playback.add(scene("a"));
    expect(said).toEqual(["board mine", "tell mine", "fly mine0", "behind"]);
    vi.advanceTimersByTime(BEAT.normal);
    expect(said.slice(4)).toEqual(["tell a", "fly a0"]);
  });
});
