import { ask } from '@renderer/bridge/bridge';
import { notify } from '@renderer/bridge/notify';
import type { DraftRef } from '@shared/contract/drafts';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { createDraftKeeper, type DraftKeeper } from './draft-keeper';
import { type DraftContent, type KeptDraft, unpackDraft } from './kept-draft';

interface DraftOptions {
  ref: DraftRef;
  /** What a list of kept drafts calls it. */
  title: string;
  /** Where the form is in the app. */
  path: string;
  enabled: boolean;
  secrets: readonly string[];
}

interface DraftHandle extends Pick<DraftKeeper, 'keep' | 'forget'> {
  /** What an earlier run left behind, until the person has chosen. */
  offered: KeptDraft | null;
  /** Like `forget`, where nothing is to be done when this form has kept nothing. */
  forgetOwn: () => void;
  dropOffer: () => void;
  /** Null takes the offer off the screen. */
  replaceOffer: (content: DraftContent | null) => void;
}

/** Keeps a form's typed values on disk (encrypted by the main process) until they are saved or given up. */
export function useDraft({ ref: { screen, record }, title, path, enabled, secrets }: DraftOptions): DraftHandle {
  const [offered, setOffered] = useState<KeptDraft | null>(null);
  const ref = useMemo(() => ({ screen, record }), [screen, record]);
  const latest = useRef({ title, path, secrets, offered });
  latest.current = { title, path, secrets, offered };
  const keeper = useMemo(() => createKeeperOf(ref, () => latest.current), [ref]);

  useEffect(() => {
    if (!enabled || keeper.hasOwn()) return;
    let isCurrent = true;
    void ask('drafts.read', ref).then((result) => {
      if (isCurrent && result.ok) setOffered(result.value && unpackDraft(result.value));
    });
    return () => {
      isCurrent = false;
    };
  }, [ref, enabled, keeper]);

  useEffect(() => {
    window.addEventListener('pagehide', keeper.flush);
    return () => {
      window.removeEventListener('pagehide', keeper.flush);
      keeper.flush();
    };
  }, [keeper]);

  return {
    offered,
    keep: useCallback((content) => enabled && keeper.keep(content), [enabled, keeper]),
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

function createKeeperOf(ref: DraftRef, latest: () => Latest): DraftKeeper {
  let hasTold = false;
  return createDraftKeeper({
    secrets: () => latest().secrets,
    offered: () => latest().offered?.content ?? null,
    remove: () => void ask('drafts.remove', ref),
    write(values) {
      const { title, path } = latest();
      void ask('drafts.save', { ...ref, title, path, values }).then((result) => {
        if (result.ok || hasTold || result.error.code === 'sessionEnded') return;
        hasTold = true;
        notify.failure(result.error);
      });
    },
  });
}
