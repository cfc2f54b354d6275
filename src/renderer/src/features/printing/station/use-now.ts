import { useEffect, useState } from 'react';

/** The present, read again at every full multiple of `everyMs`; only who needs it is drawn again. */
export function useNow(everyMs: number): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const next = everyMs - (Date.now() % everyMs);
    const timer = setTimeout(() => setNow(Date.now()), next);
    return () => clearTimeout(timer);
  });
  return now;
}
