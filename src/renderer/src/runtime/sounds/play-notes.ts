const noteSeconds = 0.18;
const loudness = 0.2;

/** Plays tones one after the other; `frequencies` are in hertz. The page generates them, so no file is needed. */
export function playNotes(frequencies: readonly number[]): void {
  if (typeof AudioContext === 'undefined') return;
  const context = new AudioContext();
  const volume = context.createGain();
  volume.connect(context.destination);
  for (const [at, frequency] of frequencies.entries()) {
    const start = context.currentTime + at * noteSeconds;
    const note = context.createOscillator();
    note.frequency.value = frequency;
    note.connect(volume);
    note.start(start);
    note.stop(start + noteSeconds);
    // Fades in and out to avoid clicks.
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(loudness, start + noteSeconds / 4);
    volume.gain.linearRampToValueAtTime(0, start + noteSeconds);
    if (at === frequencies.length - 1) note.onended = () => void context.close();
  }
}
