import { ask } from '@renderer/runtime/calls/bridge';
import { useEvent } from '@renderer/runtime/calls/main-events/use-event';
import { notify } from '@renderer/runtime/notices/notify';
import type { DraftRef } from '@shared/contract/desktop/drafts';
import type { Failure } from '@shared/contract/result';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { createDraftKeeper, type DraftKeeper } from './draft-keeper';
import { type DraftContent, type StoredDraft, unpackDraft } from './stored-draft';

interface DraftOptions {
  ref: DraftRef;
  /** Name of the draft in the list of drafts. */
  title: string;
  /** Route of the form. */
  path: string;
  enabled: boolean;
  secrets: readonly string[];
}

interface DraftHandle extends Pick<DraftKeeper, 'keep' | 'flush' | 'forget'> {
  /** The draft of an earlier run, until the user has decided about it. */
  offered: StoredDraft | null;
  /** Like `forget`, but does nothing if this form has stored no draft. */
  forgetOwn: () => void;
  dropOffer: () => void;
  /** Null hides the offer. */
  replaceOffer: (content: DraftContent | null) => void;
}

/** Stores a form's entered values on disk (encrypted by the main process) until they are saved or discarded. */
export function useDraft({ ref: { screen, record }, title, path, enabled, secrets }: DraftOptions): DraftHandle {
  const [offered, setOffered] = useState<StoredDraft | null>(null);
  const ref = useMemo(() => ({ screen, record }), [screen, record]);
  const latest = useRef({ title, path, secrets, offered });
  latest.current = { title, path, secrets, offered };
  const { keeper, writeAgain, tell } = useMemo(() => createKeeperOf(ref, () => latest.current), [ref]);
  const [attempts, setAttempts] = useState(1);
  const isUnread = useRef(false);

  useEffect(() => {
    if (!enabled || (attempts === 1 && keeper.hasOwn())) return;
    let isCurrent = true;
    void ask('drafts.read', ref).then((result) => {
      if (!isCurrent) return;
      isUnread.current = !result.ok && isHidden(result.error);
      if (!result.ok) {
        if (isUnread.current) tell(result.error);
        return;
      }
      setOffered(result.value && unpackDraft(result.value));
      // The offered draft is on the page now, so overwriting its file loses nothing.
      writeAgain();
    });
    return () => {
      isCurrent = false;
    };
  }, [ref, enabled, keeper, attempts, writeAgain, tell]);
  useEvent('drafts.becameReadable', () => {
    if (isUnread.current) setAttempts((made) => made + 1);
    else writeAgain();
  });

  useEffect(() => {
    const flush = (): void => void keeper.flush();
    window.addEventListener('pagehide', flush);
    return () => {
      window.removeEventListener('pagehide', flush);
      flush();
    };
  }, [keeper]);

  return {
    offered,
    keep: useCallback((content) => enabled && keeper.keep(content), [enabled, keeper]),
    flush: keeper.flush,
    forget: useCallback(() => {
      keeper.forget();
      setOffered((offer) => (offer?.content ? offer : null));
    }, [keeper]),
    forgetOwn: useCallback(() => keeper.hasOwn() && keeper.forget(), [keeper]),
    dropOffer() {
      setOffered(null);
      if (!keeper.hasOwn()) void ask('drafts.remove', ref);
    },
    replaceOffer: (content) => setOffered(content && { savedAt: new Date().toISOString(), content }),
  };
}

type Latest = Pick<DraftOptions, 'title' | 'path' | 'secrets'> & Pick<DraftHandle, 'offered'>;

interface TalkingKeeper {
  keeper: DraftKeeper;
  /** Writes the draft that couldn't be encrypted because the key was unavailable. */
  writeAgain: () => void;
  /** Shows only the first failure of this form. */
  tell: (failure: Failure) => void;
}

function isHidden({ code }: Failure): boolean {
  return code === 'keychainUnavailable';
}

function createKeeperOf(ref: DraftRef, latest: () => Latest): TalkingKeeper {
  let hasTold = false;
  let unkept: string | null = null;
  const tell = (failure: Failure): void => {
    if (!hasTold) notify.failure(failure);
    hasTold = true;
  };
  const write = async (values: string): Promise<void> => {
    const { title, path } = latest();
    unkept = null;
    const result = await ask('drafts.save', { ...ref, title, path, values });
    if (result.ok || result.error.code === 'sessionEnded') return;
    if (isHidden(result.error)) unkept = values;
    tell(result.error);
  };
  const keeper = createDraftKeeper({
    secrets: () => latest().secrets,
    offered: () => latest().offered?.content ?? null,
    remove() {
      unkept = null;
      void ask('drafts.remove', ref);
    },
    write,
  });
  return { keeper, tell, writeAgain: () => void (unkept !== null && write(unkept)) };
}
