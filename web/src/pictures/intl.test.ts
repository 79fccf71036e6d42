import { describe, expect, it } from "vitest";
import { OurIntl } from "./intl";

describe.each(["en", "fr"])("what our sentences need of Intl, in %s", (language) => {
  it("counts like the real one", () => {
    const [ours, real] = [new OurIntl.PluralRules(language), new Intl.PluralRules(language)];
    for (let count = 0; count < 200; count += 1) expect(ours.select(count)).toBe(real.select(count));
  });
  it("writes figures like the real one", () => {
    const [ours, real] = [new OurIntl.NumberFormat(language), new Intl.NumberFormat(language)];
    for (const value of [0, 7, -12, 999, 1000, 12345, 1234567, 2.5])
      expect(ours.format(value)).toBe(real.format(value));
  });
  it("joins lists like the real one", () => {
    const [ours, real] = [new OurIntl.ListFormat(language), new Intl.ListFormat(language, { type: "conjunction" })];
    for (let length = 0; length < 5; length += 1) {
      const items = ["a1", "b2", "c3", "d4"].slice(0, length);
      expect(ours.format(items)).toBe(real.format(items));
    }
  });
});
