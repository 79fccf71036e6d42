import { expect, test } from "vitest";
import { goodIcon, templeIcon, usualIcon } from "./icon";

test("what all games share has an icon by its name", () => {
  expect(usualIcon("points")).toEqual(goodIcon("points"));
  expect(usualIcon("founders-gold")).toEqual(goodIcon("gold"));
  expect(usualIcon("teotihuacan-temple-red")).toEqual(templeIcon("red"));
  for (const none of ["teotihuacan-board-gold", "tikal-moved", "seat", "teotihuacan-temple-any"])
    expect(usualIcon(none)).toBeNull();
});
