import { ask } from '@renderer/bridge/bridge';
import { notify } from '@renderer/bridge/notify';
import type { Draft, DraftRef } from '@shared/contract/drafts';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';

/** A draft is on disk this long after the last key at the latest. */
const quietMs = 800;
const longestWaitMs = 1600;

interface DraftKeeper {
  /** What an earlier run left behind, until the person has chosen. */
  offered: Draft | null;
  /** Stores the values soon; a burst of keys makes one write. */
  keep: (values: unknown) => void;
  /** Stores what still waits, now. */
  flush: () => void;
  /** Removes the draft: the values are saved, or given up. */
  forget: () => void;
  dismissOffer: () => void;
}

/** Keeps a form's typed values on disk (encrypted by the main process) until they are saved or given up. */
export function useDraft({ screen, record }: DraftRef, title: string, enabled: boolean): DraftKeeper {
  const [offered, setOffered] = useState<Draft | null>(null);
  const waiting = useRef<{ values: unknown; since: number; timer: ReturnType<typeof setTimeout> } | null>(null);
  const hasTold = useRef(false);
  const ref = useMemo(() => ({ screen, record }), [screen, record]);

  useEffect(() => {
    if (!enabled) return;
    let isCurrent = true;
    void ask('drafts.read', ref).then((result) => {
      if (isCurrent && result.ok) setOffered(result.value);
    });
    return () => {
      isCurrent = false;
    };
  }, [ref, enabled]);

  const flush = useCallback(() => {
    const entry = waiting.current;
    if (!entry) return;
    clearTimeout(entry.timer);
    waiting.current = null;
    void ask('drafts.save', { ...ref, title, values: JSON.stringify(entry.values) }).then((result) => {
      if (result.ok || hasTold.current || result.error.code === 'sessionEnded') return;
      hasTold.current = true;
      notify.failure(result.error);
    });
  }, [ref, title]);

  const keep = useCallback(
    (values: unknown) => {
      if (!enabled) return;
      const since = waiting.current?.since ?? Date.now();
      if (waiting.current) clearTimeout(waiting.current.timer);
      const delayMs = Math.max(0, Math.min(quietMs, since + longestWaitMs - Date.now()));
      waiting.current = { values, since, timer: setTimeout(flush, delayMs) };
    },
    [enabled, flush],
  );

  const forget = useCallback(() => {
    if (waiting.current) clearTimeout(waiting.current.timer);
    waiting.current = null;
    setOffered(null);
    void ask('drafts.remove', ref);
  }, [ref]);

  useEffect(() => {
    window.addEventListener('pagehide', flush);
    return () => {
      window.removeEventListener('pagehide', flush);
      flush();
    };
  }, [flush]);

  return { offered, keep, flush, forget, dismissOffer: useCallback(() => setOffered(null), []) };
}
