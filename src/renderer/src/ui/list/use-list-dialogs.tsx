import { ConfirmDialog } from '@renderer/ui/feedback/confirm-dialog';
import { Fragment, type ReactElement, Suspense, useCallback, useRef, useState } from 'react';
import type { ListContext, ListQuery } from './state/list-context';

interface Shown {
  number: number;
  draw(close: () => void): ReactElement;
}

/** The one dialog over a list: a question, or a dialog of the screen. */
export function useListDialogs(): Pick<ListContext, 'ask' | 'open'> & { dialogs: ReactElement } {
  const [shown, setShown] = useState<Shown | null>(null);
  const count = useRef(0);
  const open = useCallback<ListContext['open']>((draw) => {
    count.current += 1;
    setShown({ number: count.current, draw });
  }, []);
  const ask = useCallback<ListContext['ask']>((question) => open((close) => <Question {...question} onClose={close} />), [open]);
  // A dialog can only close itself: a late response must not close the next one.
  const close = (): void => setShown((current) => (current === shown ? null : current));
  return {
    ask,
    open,
    dialogs: <Suspense fallback={null}>{shown && <Fragment key={shown.number}>{shown.draw(close)}</Fragment>}</Suspense>,
  };
}

function Question({ confirm, onClose, ...words }: ListQuery & { onClose(): void }): ReactElement {
  const [isBusy, setBusy] = useState(false);
  const run = async (): Promise<void> => {
    setBusy(true);
    const isDone = await confirm();
    setBusy(false);
    if (isDone) onClose();
  };
  return <ConfirmDialog isOpen isBusy={isBusy} {...words} onConfirm={() => void run()} onCancel={onClose} />;
}
