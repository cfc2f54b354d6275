import { lazyWithProps } from '@renderer/runtime/lazy-component';
import { type ReactElement, type ReactNode, Suspense } from 'react';

const Surface = lazyWithProps(() => import('./confirm-dialog-surface'), 'ConfirmDialogSurface');

export interface ConfirmDialogProps {
  isOpen: boolean;
  title: string;
  /** By default, the text states that this can't be undone (checklist LAY-38). */
  text?: ReactNode;
  /** Repeats the action's verb; "Delete" by default. */
  confirmLabel?: string;
  /** True (red) by default; false for harmless actions. */
  isDanger?: boolean;
  isBusy?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Requests confirmation of an action that can't be undone. The focus starts on Cancel and returns to the previous control. */
export function ConfirmDialog(props: ConfirmDialogProps): ReactElement | null {
  if (!props.isOpen) return null;
  return (
    <Suspense fallback={null}>
      <Surface {...props} />
    </Suspense>
  );
}
