import { expect, test } from "vitest";
import { corners, freest, overlap } from "./room";

const ROOM = { x: 100, y: 50, width: 400, height: 300 };
const CARD = { width: 120, height: 80 };

test("a card stands in the first corner that covers nothing", () => {
  const [rightBottom, leftBottom, rightTop] = corners(ROOM, CARD);
  expect(rightBottom).toEqual({ x: 380, y: 270, ...CARD });
  expect(freest(corners(ROOM, CARD), [])).toEqual(rightBottom);
  const spot = { x: 390, y: 280, width: 20, height: 20 };
  expect(freest(corners(ROOM, CARD), [spot])).toEqual(leftBottom);
  expect(freest(corners(ROOM, CARD), [spot, { x: 100, y: 340, width: 5, height: 5 }])).toEqual(rightTop);
});

test("where everything is taken it covers the least, and a card too large for the room stays at its edge", () => {
  const all = corners(ROOM, CARD).map((corner, index) => ({ ...corner, width: 100 - index * 10 }));
  expect(freest(corners(ROOM, CARD), all)).toEqual(corners(ROOM, CARD)[3]);
  expect(corners(ROOM, { width: 900, height: 900 })[0]).toEqual({ x: 100, y: 50, width: 900, height: 900 });
});

test("boxes that only touch share nothing", () => {
  expect(overlap({ x: 0, y: 0, width: 10, height: 10 }, { x: 10, y: 0, width: 10, height: 10 })).toBe(0);
  expect(overlap({ x: 0, y: 0, width: 10, height: 10 }, { x: 5, y: 5, width: 10, height: 10 })).toBe(25);
});
