import { useEffect, useState } from 'react';

/** Returns the current time in ms, updated at every multiple of `everyMs`; only components that use it render again. */
export function useNow(everyMs: number): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const next = everyMs - (Date.now() % everyMs);
    const timer = setTimeout(() => setNow(Date.now()), next);
    return () => clearTimeout(timer);
  });
  return now;
}
