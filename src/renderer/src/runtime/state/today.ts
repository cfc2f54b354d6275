import { kuwaitOffsetMs, toKuwaitDay } from '@shared/domain/dates';
import { createNanoEvents } from 'nanoevents';
import { useSyncExternalStore } from 'react';

const dayMs = 24 * 60 * 60 * 1000;
/** Maximum timeout in milliseconds, because a computer's timers stop while it sleeps. */
const mostWaitMs = 60_000;

const readToday = (): string => toKuwaitDay(new Date());

const emitter = createNanoEvents<{ turned(): void }>();
const isHeard = (): boolean => Boolean(emitter.events.turned?.length);
let timer: ReturnType<typeof setTimeout> | undefined;

const tell = (): void => emitter.emit('turned');

function plan(): void {
  clearTimeout(timer);
  const untilMidnight = dayMs - ((Date.now() + kuwaitOffsetMs) % dayMs);
  timer = setTimeout(
    () => {
      tell();
      plan();
    },
    Math.min(untilMidnight, mostWaitMs),
  );
}

function subscribe(listener: () => void): () => void {
  if (!isHeard()) {
    window.addEventListener('focus', tell);
    document.addEventListener('visibilitychange', tell);
    plan();
  }
  const stop = emitter.on('turned', listener);
  return () => {
    stop();
    if (isHeard()) return;
    clearTimeout(timer);
    window.removeEventListener('focus', tell);
    document.removeEventListener('visibilitychange', tell);
  };
}

/** Returns Kuwait's current day as `YYYY-MM-DD`; renders again at midnight. */
export function useToday(): string {
  return useSyncExternalStore(subscribe, readToday);
}
