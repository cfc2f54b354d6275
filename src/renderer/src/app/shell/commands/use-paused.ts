import { useEffect, useState } from 'react';

const pauseMs = 300;

/** What was typed, once nobody types any more, or at once when somebody is in a hurry. */
export function usePaused(value: string): { paused: string; hurry(): void } {
  const [paused, setPaused] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(value), pauseMs);
    return () => clearTimeout(timer);
  }, [value]);
  return { paused, hurry: () => setPaused(value) };
}
