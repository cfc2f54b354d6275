import { isEnter } from '@renderer/validation/is-enter';

let typed = '';
let end: () => void = () => undefined;

/** Milliseconds after which the keys work normally if the palette hasn't opened. */
const longestMs = 5000;

/** Collects keys that are pressed while the command palette loads, because they are meant for it. */
export const typedAhead = {
  start(): void {
    end();
    const listen = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === 'Backspace') typed = typed.slice(0, -1);
      else if (event.key.length === 1) typed += event.key;
      // Enter would press the control below the palette.
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
  /** Returns the collected text, and stops collecting. */
  take(): string {
    const text = typed;
    end();
    return text;
  },
};
