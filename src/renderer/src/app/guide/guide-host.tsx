import type { TopicId } from '@guide/topics';
import { useCommand } from '@renderer/runtime/calls/bus/use-event';
import { lazyNamed, lazyWithProps } from '@renderer/runtime/lazy-named';
import { guide, useGuide } from '@renderer/runtime/state/guide-state';
import { useHasScreens, useSuspended } from '@renderer/runtime/state/session-store';
import { useIsNarrowWindow } from '@renderer/ui/table/use-width';
import { type ReactElement, Suspense, useEffect, useState } from 'react';
import { closeGuide, leaveGuide } from './leave-guide';

const GuideOver = lazyWithProps(() => import('./guide-over'), 'GuideOver');
const WhereRing = lazyNamed(() => import('@renderer/features/guide/where-ring'), 'WhereRing');

/** Also what is no modal dialog: the print queue stands where the guide would. */
const openDialog = '[role=dialog], [role=alertdialog]';

/** F1: into the guide, at the topic of where the keyboard is; from the guide back to the screen. */
function turnToGuide(isOverScreen: boolean): void {
  const active = document.activeElement;
  if (active?.closest('[data-guide-panel]')) {
    if (isOverScreen || useGuide.getState().isOver) closeGuide();
    else leaveGuide();
    return;
  }
  // A test compares what stands there with the topics, which are not loaded yet.
  const topic = (active?.closest<HTMLElement>('[data-guide]')?.dataset.guide as TopicId | undefined) ?? null;
  guide.open({ topic, isOver: document.querySelector(openDialog) !== null });
}

/** The guide on every screen, also before the sign-in: over the screen where there is no room beside it, or where a dialog stands. */
export function GuideHost(): ReactElement {
  const isSuspended = useSuspended() !== null;
  const { isOpen, isOver } = useGuide();
  const hasScreens = useHasScreens();
  const isNarrow = useIsNarrowWindow();
  const isOverScreen = isOver || isNarrow || !hasScreens;
  useCommand('openGuide', () => turnToGuide(isOverScreen), !isSuspended);
  useEffect(() => {
    if (isSuspended) guide.close();
  }, [isSuspended]);
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  return (
    <Suspense fallback={null}>
      {wasOpen && <WhereRing />}
      {isOpen && isOverScreen && !isSuspended && <GuideOver onClose={closeGuide} />}
    </Suspense>
  );
}
