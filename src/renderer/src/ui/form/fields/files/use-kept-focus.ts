import { type RefObject, useLayoutEffect } from 'react';

/** Put this on the button that gets the focus when the focused one is removed; the first one in the field is used. */
export const nextFocusAttribute = 'data-next-focus';

/** Keeps the focus within a field when a press removes its own button. */
export function useKeptFocus(place: RefObject<HTMLElement | null>): void {
  // Determined while the button is still in the page.
  const focused = place.current?.contains(document.activeElement) ? document.activeElement : null;
  useLayoutEffect(() => {
    if (!focused || focused.isConnected) return;
    const next = place.current?.querySelector<HTMLElement>(`[${nextFocusAttribute}]`) ?? place.current?.querySelector('button');
    next?.focus();
  });
}
