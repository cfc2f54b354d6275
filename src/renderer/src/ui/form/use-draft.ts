import { ask } from '@renderer/bridge/bridge';
import { notify } from '@renderer/bridge/notify';
import type { DraftRef } from '@shared/contract/drafts';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type KeptDraft, packDraft, unpackDraft } from './kept-draft';

/** A draft is on disk this long after the last key at the latest. */
const quietMs = 800;
const longestWaitMs = 1600;

interface DraftOptions {
  ref: DraftRef;
  /** What a list of kept drafts calls it. */
  title: string;
  /** Where the form is in the app. */
  path: string;
  enabled: boolean;
  /** Fields that never reach a disk. */
  secrets: readonly string[];
}

interface DraftKeeper {
  /** What an earlier run left behind, until the person has chosen. */
  offered: KeptDraft | null;
  /** Stores the values soon; a burst of keys makes one write. */
  keep: (values: object, baseline: object) => void;
  /** Removes the draft: the values are saved, or given up. */
  forget: () => void;
  /** Removes what this form has kept; an offer stays. */
  forgetOwn: () => void;
  dismissOffer: () => void;
}

/** Keeps a form's typed values on disk (encrypted by the main process) until they are saved or given up. */
export function useDraft({ ref: { screen, record }, title, path, enabled, secrets }: DraftOptions): DraftKeeper {
  const [offered, setOffered] = useState<KeptDraft | null>(null);
  const waiting = useRef<{ since: number; timer: ReturnType<typeof setTimeout>; pack: () => string } | null>(null);
  const hasKept = useRef(false);
  const hasTold = useRef(false);
  const ref = useMemo(() => ({ screen, record }), [screen, record]);
  const latest = useRef({ title, path, secrets });
  latest.current = { title, path, secrets };

  useEffect(() => {
    if (!enabled) return;
    let isCurrent = true;
    void ask('drafts.read', ref).then((result) => {
      if (isCurrent && result.ok && result.value) setOffered(unpackDraft(result.value));
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
    hasKept.current = true;
    const { title: name, path: place } = latest.current;
    void ask('drafts.save', { ...ref, title: name, path: place, values: entry.pack() }).then((result) => {
      if (result.ok || hasTold.current || result.error.code === 'sessionEnded') return;
      hasTold.current = true;
      notify.failure(result.error);
    });
  }, [ref]);

  const keep = useCallback(
    (values: object, baseline: object) => {
      if (!enabled) return;
      const since = waiting.current?.since ?? Date.now();
      if (waiting.current) clearTimeout(waiting.current.timer);
      const delayMs = Math.max(0, Math.min(quietMs, since + longestWaitMs - Date.now()));
      waiting.current = { since, timer: setTimeout(flush, delayMs), pack: () => packDraft(values, baseline, latest.current.secrets) };
    },
    [enabled, flush],
  );

  const remove = useCallback(() => {
    if (waiting.current) clearTimeout(waiting.current.timer);
    waiting.current = null;
    hasKept.current = false;
    void ask('drafts.remove', ref);
  }, [ref]);

  const forget = useCallback(() => {
    setOffered(null);
    remove();
  }, [remove]);

  const forgetOwn = useCallback(() => {
    if (hasKept.current || waiting.current) remove();
  }, [remove]);

  useEffect(() => {
    window.addEventListener('pagehide', flush);
    return () => {
      window.removeEventListener('pagehide', flush);
      flush();
    };
  }, [flush]);

  return { offered, keep, forget, forgetOwn, dismissOffer: useCallback(() => setOffered(null), []) };
}
