import { type RefObject, useLayoutEffect } from 'react';

/** On the button that is to have the focus when the one that had it is gone; the first one in the field counts. */
export const nextFocusAttribute = 'data-next-focus';

/** A press that takes its own button away leaves the keyboard in its field, not on the page behind. */
export function useKeptFocus(place: RefObject<HTMLElement | null>): void {
  // Read while it still stands there.
  const focused = place.current?.contains(document.activeElement) ? document.activeElement : null;
  useLayoutEffect(() => {
    if (!focused || focused.isConnected) return;
    const next = place.current?.querySelector<HTMLElement>(`[${nextFocusAttribute}]`) ?? place.current?.querySelector('button');
    next?.focus();
  });
}
