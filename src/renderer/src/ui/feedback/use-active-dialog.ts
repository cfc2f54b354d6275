import { useActivateModal } from '@fluentui/react-tabster';
import { type RefCallback, useCallback } from 'react';
import { useInertPage } from './use-inert-page';

/**
 * Returns the ref of a dialog's surface. If no control in the dialog can be focused yet, Fluent focuses the surface itself before its
 * modalizer is active; the dialog would then count as inactive and be hidden from screen readers.
 */
export function useActiveDialog(): RefCallback<HTMLElement> {
  useInertPage();
  const activate = useActivateModal();
  return useCallback(
    (surface) => {
      if (surface) activate(surface);
    },
    [activate],
  );
}
