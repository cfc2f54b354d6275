import { kuwaitOffsetMs, toKuwaitDay } from '@shared/domain/dates';
import { useSyncExternalStore } from 'react';

const dayMs = 24 * 60 * 60 * 1000;
/** A computer that sleeps stops its timers. */
const mostWaitMs = 60_000;

const readToday = (): string => toKuwaitDay(new Date());

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setTimeout> | undefined;

function tell(): void {
  for (const listener of listeners) listener();
}

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
  if (listeners.size === 0) {
    window.addEventListener('focus', tell);
    document.addEventListener('visibilitychange', tell);
    plan();
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearTimeout(timer);
    window.removeEventListener('focus', tell);
    document.removeEventListener('visibilitychange', tell);
  };
}

/** The day in Kuwait as `YYYY-MM-DD`; draws again when it turns while the app is open. */
export function useToday(): string {
  return useSyncExternalStore(subscribe, readToday);
}
