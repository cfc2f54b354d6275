import { useCallback, useRef } from 'react';

/** The second click of a double click may come after a quick answer; the same wish within this time is one wish. */
const doubleClickMs = 600;

/** Runs `run` once per double click: while it runs and shortly after, the same key gets the first answer again. */
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
