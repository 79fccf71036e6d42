// The few sounds of the table, made on the spot: no file, and only when they are wanted.

/** Pitch in hertz, when it begins and how long it rings, in seconds. */
type Note = readonly [pitch: number, at: number, rings: number];

const SOUNDS = {
  /** Another player has done something: a soft knock of wood. */
  knock: [[196, 0, 0.09]],
  /** It is my turn: two tones up. */
  turn: [
    [523.25, 0, 0.5],
    [659.25, 0.14, 0.5],
  ],
  /** The game is over: a chord, one tone after the other. */
  over: [
    [392, 0, 0.9],
    [523.25, 0.12, 0.9],
    [659.25, 0.24, 1.1],
  ],
} satisfies Record<string, readonly Note[]>;

export type Sound = keyof typeof SOUNDS;

let audio: AudioContext | null = null;

/** Play a sound. Browsers keep silent until the page has been touched: then nothing is heard. */
export function play(sound: Sound): void {
  audio ??= new AudioContext();
  if (audio.state === "suspended") void audio.resume();
  for (const [pitch, at, rings] of SOUNDS[sound]) {
    const tone = audio.createOscillator();
    const gain = audio.createGain();
    const start = audio.currentTime + at;
    tone.type = "triangle";
    tone.frequency.value = pitch;
    gain.gain.setValueAtTime(0.0001, start);
    gain.gain.exponentialRampToValueAtTime(0.12, start + 0.015);
    gain.gain.exponentialRampToValueAtTime(0.0001, start + rings);
    tone.connect(gain).connect(audio.destination);
    tone.start(start);
    tone.stop(start + rings + 0.05);
  }
}
