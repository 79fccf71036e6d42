import { describe, expect, test } from "vitest";
import { wait } from "../connection/socket";
import { ago, clock } from "./time";

describe("times", () => {
  test("are told as people tell them", () => {
    expect(ago(0, "en", 3 * 3_600_000)).toBe("3 hours ago");
    expect(ago(0, "fr", 60_000)).toBe("il y a 1 minute");
    expect(ago(0, "en", 10)).toBe("now");
    expect([clock(65_000), clock(3_750_000), clock(-5), clock(2 * 86_400_000)]).toEqual(["1:05", "1:02:30", "0:00", "2d 00:00"]);
  });

  test("between attempts to connect double, and stay bearable", () => {
    expect(wait(0, 0.5)).toBe(400);
    expect(wait(3, 0.5)).toBe(3200);
    expect(wait(20, 1)).toBeLessThanOrEqual(18_750);
  });
});
