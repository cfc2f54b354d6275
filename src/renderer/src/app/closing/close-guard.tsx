import { ask } from '@renderer/runtime/calls/bridge';
import { useEvent } from '@renderer/runtime/calls/main-events/use-event';
import { lazyWithProps } from '@renderer/runtime/lazy-component';
import { useSuspended } from '@renderer/runtime/state/session-store';
import { unsavedWork } from '@renderer/runtime/state/unsaved-work';
import type { CloseAnswer } from '@shared/contract/desktop/app';
import { type ReactElement, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';

const CloseWithBatch = lazyWithProps(() => import('./close-with-batch'), 'CloseWithBatch');

/**
 * Answers the main process when the window is about to close. It prompts about unsaved work first, then about invoices that aren't sent
 * yet; only then unsaved work is discarded. In a suspended session it doesn't prompt, and retains everything.
 */
export function CloseGuard(): ReactElement {
  const [isAsking, setIsAsking] = useState(false);
  const isUnderWay = useRef(false);
  const isSuspended = useSuspended() !== null;
  const isKept = useRef(false);
  const answer = async (closeAnswer: CloseAnswer): Promise<void> => {
    isUnderWay.current = false;
    setIsAsking(false);
    if (closeAnswer !== 'stay' && !isSuspended) {
      if (isKept.current) await unsavedWork.keep();
      else unsavedWork.discard();
    }
    void ask('app.answerClose', { answer: closeAnswer });
  };
  const keepAndClose = (): void => {
    void unsavedWork.keep().then(() => answer('close'));
  };
  useEvent('app.closeRequested', ({ unsentSheets, decided }) => {
    void ask('app.answerClose', { answer: 'asking' });
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    if (isSuspended) return keepAndClose();
    isKept.current = decided === 'keep';
    void (decided ? Promise.resolve(true) : unsavedWork.confirmLeaving()).then((leave) => {
      if (leave && unsentSheets > 0) setIsAsking(true);
      else void answer(leave ? 'close' : 'stay');
    });
  });
  // Withdraws the question when the session is suspended, because it belongs to the previous user.
  const withdraw = useEffectEvent(() => isAsking && void answer('stay'));
  useEffect(() => {
    if (isSuspended) withdraw();
  }, [isSuspended]);
  return <Suspense fallback={null}>{isAsking && <CloseWithBatch onAnswer={(given) => void answer(given)} />}</Suspense>;
}
