// SHA-256 (FIPS 180-4). The browser's own is there only with HTTPS; tables at home are often without.

const primes = (count: number): number[] => {
  const found: number[] = [];
  for (let one = 2; found.length < count; one++) if (found.every((prime) => one % prime)) found.push(one);
  return found;
};
/** The first 32 bits after the point. */
const bits = (value: number): number => ((value - Math.floor(value)) * 2 ** 32) | 0;

const START = primes(8).map((prime) => bits(Math.sqrt(prime)));
const ROUNDS = primes(64).map((prime) => bits(Math.cbrt(prime)));

const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** The digest of a text in UTF-8, as 64 hexadecimal digits. */
export function sha256(text: string): string {
  const bytes = new TextEncoder().encode(text);
  const padded = new DataView(new ArrayBuffer((((bytes.length + 8) >> 6) + 1) * 64));
  bytes.forEach((byte, at) => padded.setUint8(at, byte));
  padded.setUint8(bytes.length, 0x80);
  padded.setUint32(padded.byteLength - 4, bytes.length * 8);
  const state = Int32Array.from(START);
  const words = new Int32Array(64);
  for (let block = 0; block < padded.byteLength; block += 64) {
    for (let at = 0; at < 16; at++) words[at] = padded.getInt32(block + at * 4);
    compress(state, words);
  }
  return [...state].map((word) => (word >>> 0).toString(16).padStart(8, "0")).join("");
}

/** Work a block of 16 words into the state; `words` has room for what follows from them. */
function compress(state: Int32Array, words: Int32Array): void {
  const word = (at: number): number => words[at] as number;
  for (let at = 16; at < 64; at++) {
    const near = word(at - 2);
    const far = word(at - 15);
    const mixed = turned(near, 17) ^ turned(near, 19) ^ (near >>> 10);
    words[at] = word(at - 16) + word(at - 7) + mixed + (turned(far, 7) ^ turned(far, 18) ^ (far >>> 3));
  }
  let [a, b, c, d, e, f, g, h] = state as unknown as [number, number, number, number, number, number, number, number];
  ROUNDS.forEach((round, at) => {
    const chosen = (e & f) ^ (~e & g);
    const first = (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + chosen + round + word(at)) | 0;
    const most = (a & b) ^ (a & c) ^ (b & c);
    const second = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + most;
    [a, b, c, d, e, f, g, h] = [(first + second) | 0, a, b, c, (d + first) | 0, e, f, g];
  });
  [a, b, c, d, e, f, g, h].forEach((value, at) => (state[at] = (state[at] as number) + value));
}
