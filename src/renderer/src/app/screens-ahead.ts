import { useEffect } from 'react';
import { useHref } from 'react-router-dom';
import { loadScreen } from './routes';

/** Who only passes over a link does not stay as long. */
const dwellMs = 50;

const addressOf = (target: EventTarget | null, root: string): string | null =>
  (target instanceof Element && target.closest(`a[href^="${root}/"]`)?.getAttribute('href')?.slice(root.length)) || null;

/** Loads the code of the screen that somebody is about to open: its link is under the pointer, pressed, or has the keyboard. */
export function useScreensAhead(): void {
  const root = useHref('/').replace(/\/$/, '');
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    // What cannot be loaded says so where it should stand.
    const load = (address: string): void => void loadScreen(address).catch(() => undefined);
    const onAim = ({ target }: Event): void => {
      clearTimeout(timer);
      const address = addressOf(target, root);
      if (address !== null) timer = setTimeout(load, dwellMs, address);
    };
    const onPress = ({ target }: Event): void => {
      const address = addressOf(target, root);
      if (address !== null) load(address);
    };
    const listening = new AbortController();
    for (const kind of ['pointerover', 'focusin']) document.addEventListener(kind, onAim, { signal: listening.signal, passive: true });
    document.addEventListener('pointerdown', onPress, { signal: listening.signal, passive: true });
    return () => {
      clearTimeout(timer);
      listening.abort();
    };
  }, [root]);
}
