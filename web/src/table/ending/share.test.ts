// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { card, wrapped } from "./share";

const PLACES = [
  { rank: 1, seat: 1, name: "Ana <b>&", points: 41 },
  { rank: 2, seat: null, name: "Teotibot", points: -3 },
];

test("the picture names the game, the places and the points, and is sound SVG whatever people are called", () => {
  const svg = card({ game: "Tikal", title: "Ana wins", places: PLACES, foot: "Patolli", board: "" }, () => "#123456");
  const read = new DOMParser().parseFromString(svg, "image/svg+xml");
  expect(read.querySelector("parsererror")).toBeNull();
  const words = [...read.querySelectorAll("text")].map((one) => one.textContent);
  expect(words).toEqual(["Tikal", "Ana wins", "1", "Ana <b>&", "41", "2", "Teotibot", "-3", "Patolli"]);
  const bars = [...read.querySelectorAll("rect[rx]")].map((one) => Number(one.getAttribute("width")));
  expect(bars[0]).toBeGreaterThan(300);
  expect(bars[1]).toBe(0);
});

test("a long title goes over several lines, and ends where it must", () => {
  expect(wrapped("Ana, Bo and Cléo share the victory", 20, 3)).toEqual(["Ana, Bo and Cléo", "share the victory"]);
  expect(wrapped("one two three four", 5, 2)).toEqual(["one", "two …"]);
});
