import { ask } from '@renderer/runtime/calls/bridge';
import { lazyComponent } from '@renderer/runtime/lazy-component';
import { useUnsavedWork } from '@renderer/runtime/state/unsaved-work';
import { type ReactElement, Suspense, useEffect, useLayoutEffect, useState } from 'react';
import { useBlocker, useLocation } from 'react-router-dom';
import { createBlockedNavigation } from './blocked-navigation';

const LeaveQuestion = lazyComponent(() => import('./leave-question'), 'LeaveQuestion');

/**
 * Prompts before a navigation, a sign-out, or a window close loses unsaved input; `CloseGuard` calls it for a window close. Rendered once,
 * in the shell.
 */
export function LeaveGuard(): ReactElement {
  const question = useUnsavedWork((state) => state.question);
  const [way] = useState(createBlockedNavigation);
  const blocker = useBlocker(way.shouldHold);
  const location = useLocation();
  useWindowGuard();
  useLayoutEffect(() => way.show(location), [way, location]);
  useEffect(() => {
    window.addEventListener('popstate', way.arrive);
    return () => window.removeEventListener('popstate', way.arrive);
  }, [way]);
  useEffect(() => {
    way.follow(blocker);
    return () => way.follow(null);
  }, [way, blocker]);
  useEffect(() => {
    // Loaded ahead, because a navigation that overtakes another one aborts the page's downloads.
    const id = requestIdleCallback(() => void LeaveQuestion.load().catch(() => undefined));
    return () => cancelIdleCallback(id);
  }, []);

  return <Suspense fallback={null}>{question && <LeaveQuestion />}</Suspense>;
}

/** Notifies the main process whether closing the window needs a question. */
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
