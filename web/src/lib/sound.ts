// A soft double tone for "your turn", made on the spot: no file, and only when somebody wants it.

export function chime(): void {
  const audio = new AudioContext();
  for (const [pitch, start] of [
    [523.25, 0],
    [659.25, 0.14],
  ] as const) {
    const tone = audio.createOscillator();
    const gain = audio.createGain();
    const at = audio.currentTime + start;
    tone.frequency.value = pitch;
    gain.gain.setValueAtTime(0.0001, at);
    gain.gain.exponentialRampToValueAtTime(0.12, at + 0.02);
    gain.gain.exponentialRampToValueAtTime(0.0001, at + 0.5);
    tone.connect(gain).connect(audio.destination);
    tone.start(at);
    tone.stop(at + 0.55);
  }
  setTimeout(() => void audio.close(), 1000);
}
