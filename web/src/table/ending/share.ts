// The picture of an ending that one shares: the final board, the game, the places and the points. All of it is SVG.

export const WIDTH = 1200;
export const HEIGHT = 630;
const SPLIT = 690;
const EDGE = 40;
const STEP = 66;

export interface Card {
  game: string;
  title: string;
  places: readonly { rank: number; seat: number | null; name: string; points: number }[];
  /** Where it was played, and when. */
  foot: string;
  /** The markup of the final board; empty where it has no drawing. */
  board: string;
}

/** The colours of the theme, by their names in tokens.css. */
export type Paint = (name: string) => string;

const SEATS = ["vermilion", "sky", "jade", "amber"];
const seatName = (seat: number | null): string => (seat === null ? "neutral" : (SEATS[seat] ?? "neutral"));
const SHAPES = [
  "M0 -11L12 10H-12Z",
  "M-11 0A11 11 0 1 0 11 0A11 11 0 1 0 -11 0Z",
  "M-10 -10H10V10H-10Z",
  "M0 -12L12 0L0 12L-12 0Z",
];

const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

const short = (text: string, most: number): string => (text.length > most ? `${text.slice(0, most - 1)}…` : text);

/** Words on lines of so many letters; the last of `most` lines ends where it must. */
export function wrapped(text: string, letters: number, most: number): string[] {
  const lines: string[] = [""];
  for (const word of text.split(" ")) {
    const line = lines.at(-1) ?? "";
    if (line && line.length + 1 + word.length > letters) lines.push(word);
    else lines[lines.length - 1] = line ? `${line} ${word}` : word;
  }
  const kept = lines.slice(0, most);
  if (lines.length > most) kept[most - 1] = `${kept[most - 1] ?? ""} …`;
  return kept.map((line) => short(line, letters + 6));
}

export function card({ game, title, places, foot, board }: Card, paint: Paint): string {
  const left = SPLIT + EDGE;
  const right = WIDTH - EDGE;
  const most = Math.max(1, ...places.map(({ points }) => points));
  const text = (x: number, y: number, size: number, what: string, more = ""): string =>
    `<text x="${x}" y="${y}" font-size="${size}" ${more}>${escaped(what)}</text>`;
  const serif = 'font-family="Georgia, serif" font-weight="700"';
  const heads = wrapped(title, 20, 3).map((line, index) => text(left, 148 + index * 46, 40, line, serif));
  const rows = places.map(({ rank, seat, name, points }, index) => {
    const y = 210 + heads.length * 46 + index * STEP;
    const bar = (right - left) * (Math.max(0, points) / most);
    const mark = seat === null ? "M-8 -8L8 8M8 -8L-8 8" : (SHAPES[seat] ?? "");
    const colour = paint(`seat-${seatName(seat)}`);
    return [
      text(left, y, 24, String(rank), serif),
      `<path transform="translate(${left + 44} ${y - 8})" d="${mark}" fill="${colour}" stroke="${seat === null ? colour : paint("outline")}" stroke-width="${seat === null ? 4 : 2}"/>`,
      text(left + 68, y, 24, short(name, 20)),
      text(right, y, 28, String(points), `${serif} text-anchor="end"`),
      `<rect x="${left}" y="${y + 12}" width="${bar.toFixed(1)}" height="14" rx="3" fill="${colour}" stroke="${paint("outline")}" stroke-width="2"/>`,
    ].join("");
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}" font-family="'Source Sans 3', 'Segoe UI', system-ui, sans-serif" fill="${paint("ink")}">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${paint("table")}"/>`,
    board,
    `<rect x="${SPLIT}" width="${WIDTH - SPLIT}" height="${HEIGHT}" fill="${paint("paper")}"/>`,
    `<rect x="${SPLIT}" width="8" height="${HEIGHT}" fill="${paint("points")}"/>`,
    text(left, 78, 24, short(game, 34), `fill="${paint("ink-soft")}"`),
    ...heads,
    ...rows,
    text(left, HEIGHT - 30, 20, foot, `fill="${paint("ink-soft")}"`),
    "</svg>",
  ].join("");
}

/** Where the board lies on the card. */
export const BOARD = { x: 16, y: 16, width: SPLIT - 32, height: HEIGHT - 32 };
