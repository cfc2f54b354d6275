import { useEffect, useState } from 'react';

const pauseMs = 300;

/** Returns the value once it has stopped changing; `hurry` returns it at once. */
export function usePaused(value: string): { paused: string; hurry(): void } {
  const [paused, setPaused] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(value), pauseMs);
    return () => clearTimeout(timer);
  }, [value]);
  return { paused, hurry: () => setPaused(value) };
}
