import { useCallback, useRef, useState } from 'react';

interface UploadHold {
  started: (id: string) => void;
  ended: (id: string) => void;
  running: number;
  count: () => number;
  /** Resolves when no upload runs any more. */
  settled: () => Promise<void>;
}

/** Knows the uploads of one form that still run. */
export function useUploadHold(): UploadHold {
  const ids = useRef(new Set<string>());
  const waiting = useRef<(() => void)[]>([]);
  const [running, setRunning] = useState(0);

  const update = useCallback(() => {
    setRunning(ids.current.size);
    if (ids.current.size > 0) return;
    for (const resume of waiting.current.splice(0)) resume();
  }, []);

  return {
    started: useCallback(
      (id) => {
        ids.current.add(id);
        update();
      },
      [update],
    ),
    ended: useCallback(
      (id) => {
        ids.current.delete(id);
        update();
      },
      [update],
    ),
    running,
    count: () => ids.current.size,
    settled: () => (ids.current.size === 0 ? Promise.resolve() : new Promise((resolve) => waiting.current.push(resolve))),
  };
}
