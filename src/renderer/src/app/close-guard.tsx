import { ask } from '@renderer/runtime/calls/bridge';
import { useEvent } from '@renderer/runtime/calls/use-event';
import { lazyWithProps } from '@renderer/runtime/lazy-named';
import { unsavedWork } from '@renderer/runtime/state/unsaved-work';
import type { CloseAnswer } from '@shared/contract/app';
import { type ReactElement, Suspense, useRef, useState } from 'react';

const CloseWithBatch = lazyWithProps(() => import('./close-with-batch'), 'CloseWithBatch');

/** Answers the main process when the window is about to close: first about unsaved work, then about invoices that are not sent yet. */
export function CloseGuard(): ReactElement {
  const [isAsking, setIsAsking] = useState(false);
  const isUnderWay = useRef(false);
  const answer = (closeAnswer: CloseAnswer): void => {
    isUnderWay.current = false;
    setIsAsking(false);
    void ask('app.answerClose', { answer: closeAnswer });
  };
  useEvent('app.closeAsked', ({ unsentSheets }) => {
    void ask('app.answerClose', { answer: 'asking' });
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    void unsavedWork.confirmLeaving().then((leave) => {
      if (leave && unsentSheets > 0) setIsAsking(true);
      else answer(leave ? 'close' : 'stay');
    });
  });
  return <Suspense fallback={null}>{isAsking && <CloseWithBatch onAnswer={answer} />}</Suspense>;
}
