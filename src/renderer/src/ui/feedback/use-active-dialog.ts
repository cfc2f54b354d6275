import { useActivateModal } from '@fluentui/react-tabster';
import { type RefCallback, useCallback } from 'react';
import { useInertPage } from './use-inert-page';

/**
 * For the surface of a dialog. Where nothing in it can take the focus yet, Fluent focuses the surface itself, before what guards the focus
 * knows of it: it would count as one that was left, and be hidden from screen readers.
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
