/** A pointer is down somewhere on the page. */
let isPressing = false;

const begin = (): void => {
  isPressing = true;
};
const end = (): void => {
  isPressing = false;
};
window.addEventListener('pointerdown', begin, { capture: true });
for (const name of ['pointerup', 'pointercancel'] as const) window.addEventListener(name, end, { capture: true });

/**
 * Runs what may move the page, such as the message of a field that was left, after the press that has taken the focus away: what is
 * pressed must not move from under the pointer. At once where nothing is pressed.
 */
export function afterPress(run: () => void): void {
  if (!isPressing) {
    run();
    return;
  }
  const settle = (): void => {
    window.removeEventListener('pointerup', settle);
    window.removeEventListener('pointercancel', settle);
    // The click comes with the release.
    setTimeout(run);
  };
  window.addEventListener('pointerup', settle);
  window.addEventListener('pointercancel', settle);
}
