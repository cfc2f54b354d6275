import { ask } from '@renderer/runtime/calls/bridge';
import { lazyNamed } from '@renderer/runtime/lazy-named';
import { unsavedWork, useUnsavedWork } from '@renderer/runtime/state/unsaved-work';
import { type ReactElement, Suspense, useEffect, useRef } from 'react';
import { useBlocker } from 'react-router-dom';

const LeaveQuestion = lazyNamed(() => import('./leave-question'), 'LeaveQuestion');

/** Asks before a navigation, a sign-out or a window close throws typed text away; `CloseGuard` asks it about the last one. Stands once, in the shell. */
export function LeaveGuard(): ReactElement {
  const question = useUnsavedWork((state) => state.question);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => unsavedWork.exists() && currentLocation.pathname !== nextLocation.pathname,
  );
  const latest = useRef<typeof blocker | null>(blocker);
  const isAsking = useRef(false);
  useWindowGuard();

  useEffect(() => {
    latest.current = blocker;
    // Whoever goes elsewhere while the question stands is held by the same question, and its answer is for the last way.
    if (blocker.state !== 'blocked' || isAsking.current) return;
    isAsking.current = true;
    void unsavedWork.confirmLeaving().then((leave) => {
      isAsking.current = false;
      if (!leave) return latest.current?.reset?.();
      unsavedWork.discard();
      latest.current?.proceed?.();
    });
  }, [blocker]);
  // The router forgets a blocker that has left the page; an answer after that has no way to let through.
  useEffect(
    () => () => {
      latest.current = null;
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
