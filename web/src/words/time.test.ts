import { describe, expect, test } from "vitest";
import { ago, clock, lasting } from "./time";

describe("times", () => {
  test("that something lasts are hours, or days where they are many", () => {
    expect(lasting(null)).toEqual({ hours: 0, days: 0 });
    expect(lasting(3_600_001, 1)).toEqual({ hours: 1, days: 0 });
    expect(lasting(0, 5)).toEqual({ hours: 1, days: 0 });
    expect(lasting(7 * 86_400_000, 0)).toEqual({ hours: 168, days: 7 });
  });

  test("are told as people tell them", () => {
    expect(ago(0, "en", 3 * 3_600_000)).toBe("3 hours ago");
    expect(ago(0, "fr", 60_000)).toBe("il y a 1 minute");
    expect(ago(0, "en", 10)).toBe("now");
    expect([clock(65_000), clock(3_750_000), clock(-5), clock(2 * 86_400_000)]).toEqual([
      "1:05",
      "1:02:30",
      "0:00",
      "2d 00:00",
    ]);
  });
});
