// The grounds of the action boards, as paths in three tones of one hue: what lies far, nearer and nearest.
import { CELL_HEIGHT, CELL_WIDTH } from "../board/geometry";

export interface Scene {
  far: string;
  near: string;
  thing: string;
  line: string;
}

const LEFT = 2;
const RIGHT = CELL_WIDTH - 2;
const FOOT = CELL_HEIGHT - 2;
const CORNER = 10;

/** What lies below a line from the left edge to the right one, down to the foot of the board. */
const below = (edge: string): string =>
  `${edge}V${FOOT - CORNER}A${CORNER} ${CORNER} 0 0 1 ${RIGHT - CORNER} ${FOOT}H${LEFT + CORNER}A${CORNER} ${CORNER} 0 0 1 ${LEFT} ${FOOT - CORNER}Z`;
/** What hangs above a line from the right edge to the left one, down from the top of the board. */
const above = (edge: string): string =>
  `M${LEFT + CORNER} 2H${RIGHT - CORNER}A${CORNER} ${CORNER} 0 0 1 ${RIGHT} ${2 + CORNER}${edge}V${2 + CORNER}A${CORNER} ${CORNER} 0 0 1 ${LEFT + CORNER} 2Z`;
/** The same thing in several places. */
const each = (places: readonly (readonly [number, number])[], thing: string): string =>
  places.map(([x, y]) => `M${x} ${y}${thing}`).join("");

const GLINT = "l3 -9l3 9l9 3l-9 3l-3 9l-3 -9l-9 -3Z";
const HOUSE = "v-26l22 -18l22 18v26Z";
const FRET = "v-22h22v15h-12v-7h6";
const VASE = "c-10 -4 -13 -18 -6 -25c3 -3 3 -6 1 -9h18c-2 3 -2 6 1 9c7 7 4 21 -6 25Z";

export const SCENES: Readonly<Record<string, Scene>> = {
  palace: {
    far: below("M2 226H56V210H110V194H224V210H278V226H332"),
    near: below("M2 250H84V236H250V250H332"),
    thing: "M276 58H320V176L298 160L276 176Z",
    line: "M270 58H326M298 86A14 14 0 1 1 298 114A14 14 0 1 1 298 86ZM298 78V70M298 122V130M276 100H284M312 100H320M122 236V200M146 236V200M188 236V200M212 236V200",
  },
  forest: {
    far: above(
      "V56q-15 16 -30 0q-17 18 -34 2q-18 18 -36 0q-20 20 -40 0q-18 18 -36 2q-19 16 -38 -2q-18 18 -36 2q-18 18 -36 -2q-22 16 -44 -2",
    ),
    near: each(
      [
        [10, 56],
        [126, 58],
        [222, 58],
        [316, 56],
      ],
      "l-5 216h16l-4 -216Z",
    ),
    thing: below(
      "M2 250q18 -16 34 -2q16 -20 38 -2q22 -18 42 0q20 -18 46 0q20 -20 44 -2q20 -16 42 0q22 -18 44 0q20 -16 40 4",
    ),
    line: "M40 262q-2 -14 -10 -18M40 262q2 -16 10 -20M182 264q-2 -14 -10 -18M182 264q2 -16 10 -20M286 262q-2 -14 -10 -18M286 262q2 -16 10 -20",
  },
  quarry: {
    far: below("M2 188H8V206H92V216H220V206H326V188H332"),
    near: below("M2 232H70V222H128V246H214V228H270V218H332"),
    thing: "M264 258V234L276 226H318V250L306 258ZM214 262V248L222 242H252V256L244 262Z",
    line: "M264 234H306V258M306 234L318 226M214 248H244V262M244 248L252 242M92 232V222M100 246H128M150 258h20M158 250v8",
  },
  gold: {
    far: below("M2 206C60 190 120 222 180 208S280 190 332 206"),
    near: below("M2 236C70 216 120 256 190 238S290 226 332 240"),
    thing: each(
      [
        [150, 246],
        [206, 226],
        [262, 254],
        [306, 226],
        [20, 218],
      ],
      GLINT,
    ),
    line: "M128 262q14 -8 28 0M226 246q14 -8 28 0M60 224q14 -8 28 0M290 262q14 -8 28 0",
  },
  alchemy: {
    far: above("V70C300 44 240 60 210 46C170 28 130 64 90 46C60 34 24 60 2 44"),
    near: below("M2 284H332"),
    thing: each(
      [
        [214, 328],
        [258, 328],
        [302, 328],
      ],
      VASE,
    ),
    line: "M208 310q6 4 12 0M252 310q6 4 12 0M296 310q6 4 12 0M214 284c-8 -8 4 -14 0 -20M258 284c-8 -8 4 -14 0 -20M302 284c-8 -8 4 -14 0 -20",
  },
  nobles: {
    far: below("M2 266L40 244L86 262L140 236L196 262L252 240L300 260L332 248"),
    near: each(
      [
        [8, 334],
        [66, 334],
        [124, 334],
        [182, 334],
        [240, 334],
        [284, 334],
      ],
      HOUSE,
    ),
    thing: each(
      [
        [2, 312],
        [118, 312],
        [234, 312],
      ],
      "l28 -24l28 24h-8l-20 -17l-20 17Z",
    ),
    line: "M24 334v-12h12v12M140 334v-12h12v12M256 334v-12h12v12",
  },
  decorations: {
    far: below("M2 212H332"),
    near: below("M2 264H332"),
    thing: "M2 212H332V217H2ZM2 260H332V265H2Z",
    line: [10, 44, 78, 112, 146, 180, 214, 248, 282].map((x) => `M${x} 251${FRET}M${x + 34} 251h-24`).join(""),
  },
  construction: {
    far: below("M2 318L120 284H250L332 262"),
    near: "M214 332V276H220V332ZM314 332V276H320V332ZM206 292H328V297H206ZM206 312H328V317H206Z",
    thing: "M238 290V262L250 254H290V280L280 290ZM226 297H302L308 291H232Z",
    line: "M238 262H280V290M280 262L290 254M217 330L314 298M317 330L220 298",
  },
};
