import { isEnter } from '@renderer/validation/is-enter';

let typed = '';
let end: () => void = () => undefined;

/** Should what they are meant for never come, keys are anybody's again after this time. */
const longestMs = 5000;

/** Keys that are pressed while the search box is on its way to the screen: they are meant for it. */
export const typedAhead = {
  start(): void {
    end();
    const listen = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === 'Backspace') typed = typed.slice(0, -1);
      else if (event.key.length === 1) typed += event.key;
      // It would press what lies under the box.
      else if (!isEnter(event)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    window.addEventListener('keydown', listen, { capture: true });
    const timer = setTimeout(() => end(), longestMs);
    end = () => {
      clearTimeout(timer);
      window.removeEventListener('keydown', listen, { capture: true });
      typed = '';
      end = () => undefined;
    };
  },
  /** What was typed; further keys are left alone. */
  take(): string {
    const text = typed;
    end();
    return text;
  },
};
