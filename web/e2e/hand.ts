// A hand for the tests: it knows only what is lit on the screen, and moves and presses at coordinates.
import type { Page } from "playwright-core";

export interface Spot {
  x: number;
  y: number;
  /** What a press there would hit: this choice, another one that lies on it, a control of its own, or nothing. */
  hit: "own" | "other" | "control" | "nothing";
  /** The element that would take the press, in words. */
  top: string;
}

/** An element that makes a choice, as it is seen. */
export interface Lit {
  id: number;
  notations: string[];
  where: "board" | "seats" | "prompt";
  points: Spot[];
}

/** Lasting numbers that look random. */
export function dice(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    return Math.floor((state / 4294967296) * sides);
  };
}

/** In the page: what `look`, `settled` and `moved` use. Put there once, before anything is loaded. */
export function eyes(): void {
  interface Box {
    left: number;
    top: number;
    right: number;
    bottom: number;
  }
  const lit = (): Element[] =>
    [...document.querySelectorAll("[data-choice]:not(:disabled)")].filter((one) =>
      one.checkVisibility({ visibilityProperty: true }),
    );
  const key = (one: Element): string => (one.getAttribute("data-choice") ?? "").split("|").sort().join("|");
  const drawn = (part: Element): part is SVGGeometryElement =>
    part instanceof SVGGeometryElement &&
    (part.classList.contains("halo") || getComputedStyle(part).fill !== "none") &&
    part.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const shapes = (one: Element): SVGGeometryElement[] => [...one.querySelectorAll("*")].filter(drawn);

  /**
   * Where an element stands: the box of a button, or that of what outlines it on the board (without its stroke, which
   * may glow). A piece that can be carried rises under the hand; what it is pressed by must stay.
   */
  function box(one: Element): Box {
    if (!(one instanceof SVGElement)) return one.getBoundingClientRect();
    const all = shapes(one);
    const still = all.filter((part) => !one.contains(part.closest("[data-carry]")));
    const halo = (part: Element): boolean => part.classList.contains("halo");
    const shape = still.find(halo) ?? still[0] ?? all.find(halo) ?? all[0];
    const matrix = shape?.getScreenCTM();
    if (!shape || !matrix) return one.getBoundingClientRect();
    const { x, y, width, height } = shape.getBBox();
    const at = [
      [x, y],
      [x + width, y],
      [x, y + height],
      [x + width, y + height],
    ].map(([px, py]) => new DOMPoint(px, py).matrixTransform(matrix));
    return {
      left: Math.min(...at.map((p) => p.x)),
      top: Math.min(...at.map((p) => p.y)),
      right: Math.max(...at.map((p) => p.x)),
      bottom: Math.max(...at.map((p) => p.y)),
    };
  }

  /** The part of an element's box that is in sight: within the window and everything that cuts it off. */
  function sight(one: Element): Box {
    const { left, top, right, bottom } = one.getBoundingClientRect();
    const seen = {
      left: Math.max(0, left),
      top: Math.max(0, top),
      right: Math.min(innerWidth, right),
      bottom: Math.min(innerHeight, bottom),
    };
    for (let up = one.parentElement; up; up = up.parentElement) {
      if (up instanceof SVGGElement || getComputedStyle(up).overflow === "visible") continue;
      const cut = up.getBoundingClientRect();
      seen.left = Math.max(seen.left, cut.left);
      seen.top = Math.max(seen.top, cut.top);
      seen.right = Math.min(seen.right, cut.right);
      seen.bottom = Math.min(seen.bottom, cut.bottom);
    }
    return seen;
  }

  function inside(one: Element, x: number, y: number, parts: SVGGeometryElement[]): boolean {
    if (!(one instanceof SVGElement)) return true;
    return parts.some((part) => {
      const matrix = part.getScreenCTM();
      return matrix !== null && part.isPointInFill(new DOMPoint(x, y).matrixTransform(matrix.inverse()));
    });
  }

  const say = (top: Element | null): string =>
    top
      ? `<${top.tagName.toLowerCase()} class="${top.getAttribute("class") ?? ""}"> in ${top.closest("[data-place]")?.getAttribute("data-place") ?? top.parentElement?.getAttribute("class") ?? "?"}`
      : "nothing";

  function hit(one: Element, x: number, y: number): { hit: Spot["hit"]; top: string } {
    const top = document.elementFromPoint(x, y);
    const choice = top?.closest("[data-choice]") ?? null;
    if (choice && (choice === one || key(choice) === key(one))) return { hit: "own", top: "" };
    if (choice) return { hit: "other", top: key(choice) };
    return { hit: top?.closest("button, a, input, [role=button]") ? "control" : "nothing", top: say(top) };
  }

  const stood = (): Record<string, string> => {
    const at: Record<string, string> = {};
    const seen: Record<string, number> = {};
    for (const one of lit()) {
      const name = `${one.closest("[data-board]") ? "board" : "list"} ${key(one)}`;
      seen[name] = (seen[name] ?? 0) + 1;
      const { left, top, right, bottom } = box(one);
      at[`${name} ${seen[name]}`] = [left, top, right, bottom].map((value) => Math.round(value)).join(" ");
    }
    return at;
  };
  let known: Element[] = [];
  let before: Record<string, string> = {};

  Object.assign(window, {
    hand: {
      stood: () => JSON.stringify(stood()),
      look(seed: number, wanted: number): Lit[] {
        let state = seed >>> 0;
        const chance = (): number => {
          state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
          return state / 4294967296;
        };
        known = lit();
        before = stood();
        return known.flatMap((one, id) => {
          const seen = sight(one);
          if (seen.right - seen.left < 6 || seen.bottom - seen.top < 6) return [];
          const parts = one instanceof SVGElement ? shapes(one) : [];
          const points: Spot[] = [];
          for (
            let attempt = 0;
            attempt < 60 && points.filter((point) => point.hit === "own" || point.hit === "nothing").length < wanted;
            attempt += 1
          ) {
            const x = seen.left + 1.5 + chance() * (seen.right - seen.left - 3);
            const y = seen.top + 1.5 + chance() * (seen.bottom - seen.top - 3);
            if (inside(one, x, y, parts)) points.push({ x, y, ...hit(one, x, y) });
          }
          if (!points.length) return [];
          const where = one.closest("[data-board]") ? "board" : one.closest("[data-seats]") ? "seats" : "prompt";
          return [{ id, notations: key(one).split("|"), where, points }];
        });
      },
      /** After a move: what a press there would hit, and which choices have moved since `look`. */
      moved(id: number, x: number, y: number): { hit: Spot["hit"]; top: string; shifted: string[] } {
        const now = stood();
        // A tile in hand turns as it is pointed at: on the board another choice may take the very same place, and
        // pointing at a placement in the list shows only those of its own rotation.
        const one = known[id];
        const rotation = (name: string): string | undefined => /\bplace ([x./]+) /.exec(name)?.[1];
        const pointed = one && !one.closest("[data-board]") ? rotation(key(one)) : undefined;
        const others = (name: string): boolean => {
          const there = rotation(name);
          return pointed !== undefined && there !== undefined && there !== pointed;
        };
        const places = new Set(Object.entries(now).flatMap(([name, at]) => (name.startsWith("board ") ? [at] : [])));
        const turned = (name: string): boolean =>
          name.startsWith("board ") && now[name] === undefined && (places.has(before[name] ?? "") || others(name));
        const shifted = Object.keys(before).filter((name) => now[name] !== before[name] && !turned(name));
        return {
          ...(one ? hit(one, x, y) : { hit: "nothing" as const, top: "gone" }),
          shifted: shifted.map((name) => `${name}: ${before[name]} -> ${now[name] ?? "gone"}`),
        };
      },
    },
  });
}

interface Hand {
  stood: () => string;
  look: (seed: number, wanted: number) => Lit[];
  moved: (id: number, x: number, y: number) => { hit: Spot["hit"]; top: string; shifted: string[] };
}
declare const hand: Hand;

/** Wait until a player is asked, nothing is on its way and nothing has moved for a while (a phone looks for what is lit after 60 ms); false when the game is over. */
export async function asked(page: Page, settle = 70): Promise<boolean> {
  for (const until = Date.now() + 60_000; Date.now() < until;) {
    const state = await page.evaluate(async (pause) => {
      const buttons = ".prompt [data-choice]:not(:disabled)";
      if (document.querySelector("[data-outcome]")) return "over";
      if (!document.querySelector(buttons) || document.querySelector('[data-board][aria-busy="true"]')) {
        await new Promise((done) => setTimeout(done, 10));
        return "busy";
      }
      const stood = hand.stood();
      await new Promise((done) => setTimeout(done, pause));
      return stood === hand.stood() && document.querySelector(buttons) ? "asked" : "busy";
    }, settle);
    if (state !== "busy") return state === "asked";
  }
  throw new Error("nothing is asked");
}

export const look = (page: Page, seed: number, wanted: number): Promise<Lit[]> =>
  page.evaluate(([from, many]) => hand.look(from ?? 0, many ?? 1), [seed, wanted]);

export const moved = (page: Page, id: number, { x, y }: { x: number; y: number }): Promise<ReturnType<Hand["moved"]>> =>
  page.evaluate(([one, px, py]) => hand.moved(one ?? 0, px ?? 0, py ?? 0), [id, x, y]);

/** Which choices were made, in notation: heard on the table's own socket. */
export function listen(page: Page): { made: string[] } {
  const heard = { made: [] as string[] };
  const names = new Map<number, string>();
  page.on("websocket", (socket) => {
    socket.on("framereceived", ({ payload }) => {
      const reply = JSON.parse(String(payload)) as { type: string; choices?: { id: number; notation: string }[] };
      if (reply.type === "update") for (const { id, notation } of reply.choices ?? []) names.set(id, notation);
    });
    socket.on("framesent", ({ payload }) => {
      const command = JSON.parse(String(payload)) as { type: string; action?: number };
      if (command.type === "act") heard.made.push(names.get(command.action ?? -1) ?? "?");
    });
  });
  return heard;
}
