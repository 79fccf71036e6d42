// The few sounds of the table, made on the spot: no file, and only when they are wanted.

/** Pitch in hertz, when it begins and how long it rings, in seconds; how loud, and how it sounds. */
type Note = readonly [pitch: number, at: number, rings: number, loud?: number, wave?: OscillatorType];

const SOUNDS = {
  /** Another player has done something: a soft knock of wood. */
  knock: [[196, 0, 0.09]],
  /** A piece goes from place to place: two light steps. */
  step: [
    [261.63, 0, 0.07],
    [293.66, 0.09, 0.07],
  ],
  /** Goods come or go: a small shell. */
  goods: [[880, 0, 0.12, 0.05, "sine"]],
  /** Something is built: stone on stone. */
  build: [
    [110, 0, 0.16],
    [164.81, 0.03, 0.12],
  ],
  /** Points: a bright tone. */
  points: [
    [783.99, 0, 0.25, 0.07, "sine"],
    [1046.5, 0.07, 0.3, 0.06, "sine"],
  ],
  /** Dice or beans are thrown: three clicks. */
  roll: [
    [330, 0, 0.04],
    [392, 0.06, 0.04],
    [294, 0.13, 0.05],
  ],
  /** Something hidden comes to light: a tone that opens. */
  find: [
    [440, 0, 0.2, 0.08],
    [554.37, 0.08, 0.25, 0.08],
    [659.25, 0.16, 0.35, 0.08],
  ],
  /** Up: a worker ascends, a god is pleased. */
  rise: [
    [392, 0, 0.2, 0.08, "sine"],
    [523.25, 0.1, 0.2, 0.08, "sine"],
    [783.99, 0.2, 0.5, 0.08, "sine"],
  ],
  /** The sky darkens, a mountain wakes: a low drum and its echo. */
  dark: [
    [65.41, 0, 1.4, 0.2, "sine"],
    [98, 0.05, 1.1, 0.1, "sine"],
    [65.41, 0.7, 1.2, 0.12, "sine"],
  ],
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

const LOUD = 0.12;
let audio: AudioContext | null = null;

/** Play a sound. Browsers keep silent until the page has been touched: then nothing is heard. */
export function play(sound: Sound): void {
  audio ??= new AudioContext();
  if (audio.state === "suspended") void audio.resume();
  const notes: readonly Note[] = SOUNDS[sound];
  for (const [pitch, at, rings, loud = LOUD, wave = "triangle"] of notes) {
    const tone = audio.createOscillator();
    const gain = audio.createGain();
    const start = audio.currentTime + at;
    tone.type = wave;
    tone.frequency.value = pitch;
    gain.gain.setValueAtTime(0.0001, start);
    gain.gain.exponentialRampToValueAtTime(loud, start + 0.015);
    gain.gain.exponentialRampToValueAtTime(0.0001, start + rings);
    tone.connect(gain).connect(audio.destination);
    tone.start(start);
    tone.stop(start + rings + 0.05);
  }
}
