import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** Moves the focus to the page's title when another screen opens, so that a screen reader says where one is. Search and paging do not. */
export function useRouteFocus(): RefObject<HTMLHeadingElement | null> {
  const title = useRef<HTMLHeadingElement>(null);
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    title.current?.focus({ preventScroll: true });
  }, [pathname]);
  return title;
}
