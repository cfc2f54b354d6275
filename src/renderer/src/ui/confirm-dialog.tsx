import { type ReactElement, type ReactNode, Suspense, useEffect, useRef } from 'react';
import { lazyWithProps } from './lazy-named';

const Surface = lazyWithProps(() => import('./confirm-dialog-surface'), 'ConfirmDialogSurface');

export interface ConfirmDialogProps {
  isOpen: boolean;
  title: string;
  /** Default: that this cannot be undone (checklist LAY-38). */
  text?: ReactNode;
  /** Says what will happen; default "Delete". */
  confirmLabel?: string;
  /** Red unless it is harmless. */
  isDanger?: boolean;
  isBusy?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before something that cannot be taken back. The focus starts on Cancel and returns to where it came from. */
export function ConfirmDialog(props: ConfirmDialogProps): ReactElement | null {
  const { isOpen } = props;
  const opener = useRef<Element | null>(null);
  useEffect(() => {
    if (!isOpen) return;
    opener.current = document.activeElement;
    return () => {
      if (opener.current instanceof HTMLElement) opener.current.focus();
    };
  }, [isOpen]);
  if (!isOpen) return null;
  return (
    <Suspense fallback={null}>
      <Surface {...props} />
    </Suspense>
  );
}
