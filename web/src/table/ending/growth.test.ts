import { expect, test } from "vitest";
import { counted, pace, part } from "./growth";

const ROWS = [
  { name: "Temples", points: [10, 4] },
  { name: "Salary", points: [-3, null] },
];

test("points grow source by source up to what was reached", () => {
  const first = { rank: 1, seat: 0, points: 27 }; // 20 at the beginning
  expect([0, 1, 2].map((done) => counted(first, ROWS, done))).toEqual([20, 30, 27]);
  const automaton = { rank: 2, seat: null, points: 4 };
  expect([0, 1, 2].map((done) => counted(automaton, ROWS, done))).toEqual([0, 4, 4]);
});

test("many sources are counted quicker, so that the whole does not take longer", () => {
  expect(pace(480, 4)).toBe(480);
  expect(pace(480, 16)).toBe(240);
  expect(pace(0, 4)).toBe(0);
});

test("a bar is as long as its part of the longest, losses too", () => {
  expect([part(5, 10), part(-5, 10), part(0, 0)]).toEqual([0.5, 0.5, 0]);
});
