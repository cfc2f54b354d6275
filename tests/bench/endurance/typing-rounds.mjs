/** Milliseconds after which input must be on disk. */
const keptWithinMs = 2000;
const letters = 'ابتثجحخدذرزسشصضطظعغفقكلمنهوي';
const pauseMs = [40, 160];

/**
 * Types letters at a user's speed until `stop` is called, or until the page is gone.
 * @param {{ keyboard: { insertText(text: string): Promise<void> } }} page
 */
export function createTypist(page) {
  /** @type {{ letter: string, at: number }[]} */
  const keys = [];
  let isStopped = false;
  let stop;
  const stopped = new Promise((resolve) => {
    stop = () => resolve(false);
  });
  return {
    keys,
    text: () => keys.map(({ letter }) => letter).join(''),
    stop() {
      isStopped = true;
      stop();
    },
    async type() {
      while (!isStopped) {
        const letter = letters[Math.floor(Math.random() * letters.length)];
        const typing = page.keyboard.insertText(letter).then(
          () => true,
          () => false,
        );
        // A killed page never responds.
        if (!(await Promise.race([typing, stopped]))) return;
        if (!isStopped) keys.push({ letter, at: Date.now() });
        const [least, most] = pauseMs;
        await new Promise((resolve) => setTimeout(resolve, least + Math.random() * (most - least)));
      }
    },
  };
}

/**
 * Lists the faults of the restored text after the page was gone at `goneAt`: letters missing that were typed more than `withinMs` earlier,
 * or letters that were never typed.
 * @param {readonly { letter: string, at: number }[]} keys
 */
export function toFindings(keys, goneAt, text, withinMs = keptWithinMs) {
  const typed = keys.map(({ letter }) => letter).join('');
  const owed = keys.filter(({ at }) => at <= goneAt - withinMs).length;
  const findings = [];
  // The last key may have arrived without a response.
  if (!typed.startsWith(text) && !text.startsWith(typed)) findings.push(`"${text}" was not typed`);
  if (text.length > typed.length + 1) findings.push(`${text.length - typed.length} letters too many`);
  if (text.length < owed) findings.push(`${owed - text.length} of ${owed} letters lost`);
  return findings;
}
