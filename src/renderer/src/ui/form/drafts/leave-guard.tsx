import { ask } from '@renderer/runtime/calls/bridge';
import { lazyNamed } from '@renderer/runtime/lazy-named';
import type { Blocker } from '@renderer/runtime/navigation/history';
import { useBlocker } from '@renderer/runtime/navigation/navigation';
import { unsavedWork, useUnsavedWork } from '@renderer/runtime/state/unsaved-work';
import { type ReactElement, Suspense, useCallback, useEffect, useRef } from 'react';

const LeaveQuestion = lazyNamed(() => import('./leave-question'), 'LeaveQuestion');

/** Asks before a navigation, a sign-out or a window close throws typed text away; `CloseGuard` asks it about the last one. Stands once, in the shell. */
export function LeaveGuard(): ReactElement {
  const question = useUnsavedWork((state) => state.question);
  const onward = useRef<(() => void) | null>(null);
  const isAsking = useRef(false);
  useWindowGuard();

  const hold = useCallback<Blocker>((from, to, proceed) => {
    if (!unsavedWork.exists() || from.pathname === to.pathname) return false;
    // Whoever goes elsewhere while the question stands is held by the same question, and its answer is for the last way.
    onward.current = proceed;
    if (isAsking.current) return true;
    isAsking.current = true;
    void unsavedWork.confirmLeaving().then((leave) => {
      isAsking.current = false;
      if (!leave) return;
      unsavedWork.discard();
      onward.current?.();
    });
    return true;
  }, []);
  useBlocker(hold);
  // An answer after the page has gone has no way to let through.
  useEffect(
    () => () => {
      onward.current = null;
    },
    [],
  );

  return <Suspense fallback={null}>{question && <LeaveQuestion />}</Suspense>;
}

/** Tells the main process when a close has to be asked about. */
function useWindowGuard(): void {
  const hasUnsaved = useUnsavedWork((state) => state.forms.size > 0);
  const titles = useUnsavedWork(({ forms }) => [...forms.values()].map(({ title }) => title).join('\n'));
  const canSave = useUnsavedWork(({ forms }) => [...forms.values()].every(({ save }) => save !== undefined));
  const canKeep = useUnsavedWork(({ forms }) => [...forms.values()].every(({ keep }) => keep !== undefined));
  useEffect(() => {
    void ask('app.setUnsaved', { hasUnsaved, titles: hasUnsaved ? titles.split('\n') : [], canSave, canKeep });
  }, [hasUnsaved, titles, canSave, canKeep]);
  useEffect(() => () => void ask('app.setUnsaved', { hasUnsaved: false }), []);
}
