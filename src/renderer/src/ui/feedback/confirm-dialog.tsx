import { lazyWithProps } from '@renderer/runtime/lazy-component';
import { type ReactElement, type ReactNode, Suspense } from 'react';

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
  if (!props.isOpen) return null;
  return (
    <Suspense fallback={null}>
      <Surface {...props} />
    </Suspense>
  );
}
