// Where a place of the table is on the screen now.
import type { Place } from "./board/flights";

/** The box of a place, `within` a part of the page; null if it is not drawn there. */
export function where(place: Place | undefined, within = ".table"): DOMRect | null {
  if (place === undefined) return null;
  if (typeof place === "string") {
    const box = document.querySelector(`${within} [data-place="${CSS.escape(place)}"]`)?.getBoundingClientRect();
    return box && (box.width || box.height) ? box : null;
  }
  const matrix = document.querySelector<SVGSVGElement>("[data-board] svg[data-viewport]")?.getScreenCTM();
  if (!matrix) return null;
  const point = new DOMPoint(place.x, place.y).matrixTransform(matrix);
  return new DOMRect(point.x - 16, point.y - 16, 32, 32);
}
