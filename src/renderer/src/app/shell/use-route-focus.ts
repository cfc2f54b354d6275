import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useCurrentRoute } from './use-current-route';

/**
 * Moves the focus to the page's title when another screen opens, so that a screen reader says where one is. Search and paging do not, nor
 * does a choice on a screen that stays (`entry` of the route table).
 */
export function useRouteFocus(title: RefObject<HTMLHeadingElement | null>): void {
  const { pathname } = useLocation();
  const { entry } = useCurrentRoute();
  const place = entry ? `/${entry}` : pathname;
  const shown = useRef(place);
  useLayoutEffect(() => {
    // After the sign-in, whose button is gone.
    if (document.activeElement === document.body) title.current?.focus({ preventScroll: true });
  }, [title]);
  // Together with the screen: a moment later it could take the focus from what was pressed there.
  useLayoutEffect(() => {
    if (shown.current === place) return;
    shown.current = place;
    title.current?.focus({ preventScroll: true });
  }, [place, title]);
}
