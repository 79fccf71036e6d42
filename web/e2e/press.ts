// Raw presses at places of the screen, as a hand makes them: no element is asked whether it wants one.
import type { Locator, Page } from "playwright-core";

export interface Place {
  x: number;
  y: number;
}

/** Places on a lit thing: those of a grid over its box that lie on something it shows, but on no smaller lit thing. */
export async function placesOn(spot: Locator, across = 5): Promise<Place[]> {
  return await spot.evaluate((element, count) => {
    const shown = (lit: Element, x: number, y: number): boolean =>
      [...lit.querySelectorAll<SVGGeometryElement>("rect, circle, ellipse, polygon, path")].some((shape) => {
        const matrix = shape.getScreenCTM();
        const filled = shape.classList.contains("halo") || getComputedStyle(shape).fill !== "none";
        return filled && matrix !== null && shape.isPointInFill(new DOMPoint(x, y).matrixTransform(matrix.inverse()));
      });
    /** Inside by two pixels: at the very edge a press may as well miss. */
    const well = (x: number, y: number): boolean =>
      [-2, 2].every((by) => shown(element, x + by, y) && shown(element, x, y + by));
    const area = (lit: Element): number => lit.getBoundingClientRect().width * lit.getBoundingClientRect().height;
    const smaller = [...document.querySelectorAll("[data-board] [data-choice]")].filter(
      (other) => other !== element && area(other) < area(element),
    );
    const box = element.getBoundingClientRect();
    const found: { x: number; y: number }[] = [];
    for (let row = 0; row < count; row += 1) {
      for (let column = 0; column < count; column += 1) {
        const x = box.left + ((column + 0.5) * box.width) / count;
        const y = box.top + ((row + 0.5) * box.height) / count;
        const onScreen = x > 0 && y > 0 && x < innerWidth && y < innerHeight;
        if (onScreen && well(x, y) && !smaller.some((other) => shown(other, x, y))) found.push({ x, y });
      }
    }
    return found;
  }, across);
}

/** Wait until what is lit on the board has stood still for a while: a phone looks for it after 60 ms. */
export async function rests(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const stood = (): string =>
      [...document.querySelectorAll("[data-board] [data-choice]")]
        .map((one) => Object.values(one.getBoundingClientRect().toJSON() as object).join(" "))
        .join();
    const busy = (): boolean => document.querySelector('[data-board][aria-busy="true"]') !== null;
    for (let before = ""; busy() || before !== stood();) {
      before = stood();
      await new Promise((done) => setTimeout(done, 100));
    }
  });
}

/** Move the mouse there, rest a moment as a hand does, and press. */
export async function press(page: Page, { x, y }: Place): Promise<void> {
  await page.mouse.move(x, y, { steps: 3 });
  await page.waitForTimeout(60);
  await page.mouse.down();
  await page.mouse.up();
}

export async function tap(page: Page, { x, y }: Place): Promise<void> {
  await page.touchscreen.tap(x, y);
}
