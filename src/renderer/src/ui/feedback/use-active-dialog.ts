import { useActivateModal } from '@fluentui/react-tabster';
import { type RefCallback, useCallback } from 'react';
import { useLastingModality } from './use-lasting-modality';

/**
 * For the surface of a dialog. Where nothing in it can take the focus yet, Fluent focuses the surface itself, before what guards the focus
 * knows of it: it would count as one that was left, and be hidden from screen readers.
 */
export function useActiveDialog(): RefCallback<HTMLElement> {
  useLastingModality();
  const activate = useActivateModal();
  return useCallback(
    (surface) => {
      if (surface) activate(surface);
    },
    [activate],
  );
}
