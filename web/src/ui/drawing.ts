// A drawing of the page as a picture of its own: an SVG that needs no stylesheet, and a PNG made of an SVG.

/** What a drawing's looks depend on; everything else is told by its attributes. */
const LOOKS = [
  "fill",
  "fill-opacity",
  "stroke",
  "stroke-width",
  "stroke-opacity",
  "stroke-dasharray",
  "stroke-linejoin",
  "stroke-linecap",
  "opacity",
  "paint-order",
  "visibility",
  "font-family",
  "font-size",
  "font-weight",
  "text-anchor",
  "dominant-baseline",
] as const;

/** What a drawing on the page has for readers and pointers, and a picture does not need. */
const NEEDLESS = /^(class|style|role|tabindex|data-|aria-|id$)/;

/** Copy the looks of a drawing's parts, which the page's stylesheets give them, into attributes. */
function dress(from: Element, to: Element): void {
  const looks = getComputedStyle(from);
  for (const name of to.getAttributeNames()) if (NEEDLESS.test(name)) to.removeAttribute(name);
  for (const name of LOOKS) to.setAttribute(name, looks.getPropertyValue(name));
  if (!to.hasAttribute("transform") && looks.transform !== "none") to.setAttribute("transform", looks.transform);
  const copies = [...to.children];
  [...from.children].forEach((child, index) => {
    const copy = copies[index];
    if (!copy) return;
    if (getComputedStyle(child).display === "none" || child.localName === "foreignObject") copy.remove();
    else dress(child, copy);
  });
}

/** The markup of a drawing in its looks of now, `width` wide and `height` high at a place of another one. */
export function drawn(svg: SVGSVGElement, box: { x: number; y: number; width: number; height: number }): string {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  dress(svg, copy);
  for (const [name, value] of Object.entries(box)) copy.setAttribute(name, String(value));
  return new XMLSerializer().serializeToString(copy);
}

/** A PNG of an SVG. */
export async function png(svg: string, width: number, height: number): Promise<Blob> {
  const image = new Image(width, height);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  canvas.getContext("2d")?.drawImage(image, 0, 0, width, height);
  return await new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png"),
  );
}
