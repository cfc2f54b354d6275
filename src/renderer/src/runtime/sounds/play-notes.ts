const noteSeconds = 0.18;
const loudness = 0.2;

/** Frequencies in hertz, one after the other. Drawn by the page itself: no file, and heard whatever is on the screen. */
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
    // Swells and fades, so that nothing clicks.
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(loudness, start + noteSeconds / 4);
    volume.gain.linearRampToValueAtTime(0, start + noteSeconds);
    if (at === frequencies.length - 1) note.onended = () => void context.close();
  }
}
