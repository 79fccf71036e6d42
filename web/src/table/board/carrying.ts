// A second way to place things: take a piece or tile with the pointer and let it go where it shall lie.
//
// What can be taken is marked in the drawing: `data-grip` names the choices that it may be let go on, by the first words
// of their notation; `data-carry` within it is the part that follows the hand. A grip that is itself a choice is chosen
// when it is taken, so that letting go is the second choice. Nothing else may be chosen by letting go.

/** A hand that has moved so far carries; before, it only presses. */
const FAR = 8;
const SVG = "http://www.w3.org/2000/svg";
/** What makes an element a part of the table: the picture in hand is none. */
const MARKS = ["data-choice", "data-grip", "data-place", "data-card", "role", "tabindex", "aria-label", "id"];

interface Held {
  pointer: number;
  grip: Element;
  onto: readonly string[];
  from: { x: number; y: number };
  at: { x: number; y: number };
  /** What follows the hand; null while it may still be a press. */
  picture: SVGSVGElement | null;
  over: Element | null;
  /** Let go, and waiting for the choices that taking it brings. */
  released: boolean;
}

/** A copy of what is taken, as large as it is seen, with its shadow, around the origin. */
function pictureOf(grip: Element): SVGSVGElement | null {
  const part = grip.querySelector<SVGGraphicsElement>("[data-carry]") ?? (grip as SVGGraphicsElement);
  const matrix = part.getScreenCTM();
  if (!matrix) return null;
  const { x, y, width, height } = part.getBBox();
  const picture = document.createElementNS(SVG, "svg");
  picture.setAttribute("aria-hidden", "true");
  for (const look of ["cast", "thing"]) {
    const copy = part.cloneNode(true) as SVGElement;
    for (const one of [copy, ...copy.querySelectorAll("*")]) for (const mark of MARKS) one.removeAttribute(mark);
    const group = document.createElementNS(SVG, "g");
    const { a, b, c, d } = matrix;
    group.setAttribute("class", look);
    group.setAttribute("transform", `matrix(${a} ${b} ${c} ${d} 0 0) translate(${-x - width / 2} ${-y - height / 2})`);
    group.append(copy);
    picture.append(group);
  }
  picture.setAttribute("class", "carried");
  return picture;
}

export class Carrying {
  #held: Held | null = null;
  /** Until the click is past that ends a carrying. */
  #carried = false;

  /** `ready`: whether a choice could be made now, none being on its way. */
  constructor(
    readonly board: HTMLElement,
    readonly ready: () => boolean,
  ) {}

  down(event: PointerEvent): void {
    if (this.#held) return this.end(); // a second finger: it is not carried but zoomed
    const grip = (event.target as Element).closest("[data-grip]");
    if (!grip || (event.pointerType === "mouse" && event.button)) return;
    const at = { x: event.clientX, y: event.clientY };
    const onto = grip.getAttribute("data-grip")?.split(" ") ?? [];
    this.#held = { pointer: event.pointerId, grip, onto, from: at, at, picture: null, over: null, released: false };
  }

  move(event: PointerEvent): void {
    const held = this.#held;
    if (!held || held.released || event.pointerId !== held.pointer) return;
    if (!event.buttons) return this.end(); // let go outside of the window
    held.at = { x: event.clientX, y: event.clientY };
    if (!held.picture) {
      if (Math.hypot(held.at.x - held.from.x, held.at.y - held.from.y) < FAR || !this.ready()) return;
      this.#take(held);
    }
    this.#follow(held);
  }

  up(event: PointerEvent): void {
    const held = this.#held;
    if (!held || event.pointerId !== held.pointer) return;
    if (!held.picture || event.type === "pointercancel") return this.end();
    held.released = true;
    this.#carried = true;
    setTimeout(() => (this.#carried = false));
    this.again();
  }

  /** Other things can be chosen: look again at what lies under the hand, and lay what was let go. */
  again(): void {
    const held = this.#held;
    if (!held?.picture || !this.ready()) return;
    this.#follow(held);
    if (!held.released) return;
    const goal = held.over;
    this.end();
    goal?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  }

  /** Put it back. */
  end(): void {
    const held = this.#held;
    this.#held = null;
    held?.picture?.remove();
    if (held?.picture && !held.released) held.over?.dispatchEvent(new PointerEvent("pointerleave"));
  }

  /** The click that ends a carrying is not meant. */
  swallow(event: MouseEvent): void {
    if (event.isTrusted && this.#carried) event.stopPropagation();
  }

  #take(held: Held): void {
    held.picture = pictureOf(held.grip);
    if (!held.picture) return this.end();
    this.board.append(held.picture);
    this.board.setPointerCapture(held.pointer);
    held.grip.dispatchEvent(new PointerEvent("pointerleave"));
    if (held.grip.hasAttribute("data-choice"))
      held.grip.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  }

  #follow(held: Held): void {
    const { x, y } = held.at;
    const under = document.elementFromPoint(x, y)?.closest("[data-board] [data-choice]") ?? null;
    const words = under?.getAttribute("data-choice")?.split("|") ?? [];
    const goal = words.some((name) => held.onto.includes(name.split(" ")[0] ?? "")) ? under : null;
    if (goal !== held.over) {
      held.over?.dispatchEvent(new PointerEvent("pointerleave"));
      goal?.dispatchEvent(new PointerEvent("pointerenter"));
      held.over = goal;
    }
    if (!held.picture) return;
    held.picture.style.transform = `translate(${x}px, ${y}px)`;
    held.picture.classList.toggle("over", goal !== null);
  }
}
