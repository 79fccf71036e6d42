// The leaves of the jungle as paths: crowns of trees seen from above, the same in every game.

/** A number between 0 and 1 that is always the same for the same place. */
function chance(x: number, y: number): number {
  const mixed = Math.sin(x * 12.9898 + y * 78.233) * 43758.5453;
  return mixed - Math.floor(mixed);
}

const short = (value: number): string => String(Math.round(value * 10) / 10);

/** A crown around a point: a ring of so many round leaves. */
export function crown(x: number, y: number, radius: number, leaves = 7, turn = 0): string {
  const at = (index: number): string => {
    const angle = turn + (index / leaves) * 2 * Math.PI;
    return `${short(x + radius * Math.cos(angle))} ${short(y + radius * Math.sin(angle))}`;
  };
  const round = short(radius * 0.52);
  return `M${at(0)}${Array.from({ length: leaves }, (_, index) => `A${round} ${round} 0 0 1 ${at(index + 1)}`).join("")}Z`;
}

/** Trees along each side of a patch. */
const PATCH = 4;

type Leaves = { shade: string; leaves: string; light: string };

/**
 * Crowns all over a rectangle, in two layers, each with its light from the upper left and its shadow. They come in
 * patches: a browser that draws a part of the board goes through every leaf of each path that lies there.
 */
export function canopy(width: number, height: number, apart = 62): Leaves[][] {
  return [0, 1].map((layer) => {
    const patches = new Map<string, Leaves>();
    for (let row = 0; row * apart < height - apart / 2; row += 1)
      for (let column = 0; column * apart < width + apart / 2; column += 1) {
        if ((row + column) % 2 !== layer) continue;
        const where = `${Math.floor(row / PATCH)} ${Math.floor(column / PATCH)}`;
        const parts = patches.get(where) ?? { shade: "", leaves: "", light: "" };
        patches.set(where, parts);
        const luck = chance(column + 1, row + 1);
        const x = column * apart + (luck - 0.5) * 26 + 8;
        const radius = 24 + luck * 14;
        const low = row * apart + (chance(row + 5, column + 3) - 0.5) * 26 + 8;
        const y = Math.min(low, height - 8 - radius * 1.3); // below it something else lies
        parts.shade += crown(x + 3, y + 5, radius + 3, 7, luck * 6);
        parts.leaves += crown(x, y, radius, 7, luck * 6);
        parts.light += crown(x - radius * 0.22, y - radius * 0.26, radius * 0.5, 6, luck * 3);
      }
    return [...patches.values()];
  });
}
