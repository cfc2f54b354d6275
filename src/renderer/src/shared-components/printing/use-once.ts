import { useCallback, useRef } from 'react';

/** Milliseconds within which equal requests count as one, because a double-click's second click may come after a quick response. */
const doubleClickMs = 600;

/**
 * Returns a function that runs `run` once per double-click: while it runs and shortly after, calls with the same key get the first result.
 */
export function useOnce(): <Answer>(key: string, run: () => Promise<Answer>) => Promise<Answer> {
  const latest = useRef<{ key: string; startedMs: number; isRunning: boolean; answer: Promise<unknown> } | null>(null);
  return useCallback(<Answer>(key: string, run: () => Promise<Answer>) => {
    const known = latest.current;
    if (known?.key === key && (known.isRunning || Date.now() - known.startedMs < doubleClickMs)) return known.answer as Promise<Answer>;
    const answer = run();
    const entry = { key, startedMs: Date.now(), isRunning: true, answer };
    latest.current = entry;
    void answer.finally(() => {
      entry.isRunning = false;
    });
    return answer;
  }, []);
}
