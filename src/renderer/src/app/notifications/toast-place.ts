import { useCallback, useEffect, useState } from 'react';

export type Place = 'bottom' | 'start' | 'corner' | 'top';

const toastWidth = 292;
/** A toast and its distance from the edge of the window. */
const cornerWidth = toastWidth + 2 * 20;

/** Over dialogs, and the menus and lists in them. */
const layer = '1000002';

/** Everything that is told lies over every dialog, and no dialog hides it from screen readers; both are a matter of the portal's own element. */
export function raise(section: HTMLElement): void {
  const portal = section.parentElement;
  if (!portal) return;
  portal.style.zIndex = layer;
  // Fluent's `useDangerousNeverHidden`, which counts only on a child of the body.
  portal.setAttribute('data-tabster-never-hide', '');
}

/** Beside an open dialog, whose buttons and content stay free; over its upper edge where the window has no room beside it. */
function findPlace(): Place {
  const dialogs = [...document.querySelectorAll('[aria-modal="true"]')].map((dialog) => dialog.getBoundingClientRect());
  if (dialogs.length === 0) return findPlaceBesidePanels();
  const isRtl = document.documentElement.dir === 'rtl';
  return dialogs.every(({ left, right }) => (isRtl ? left : window.innerWidth - right) >= cornerWidth) ? 'corner' : 'top';
}

/** Panels stand at the end of the window, as high as it is; `offsetWidth` is their width also while they slide in. */
function findPlaceBesidePanels(): Place {
  const panels = [...document.querySelectorAll<HTMLElement>('[role="dialog"]:not([aria-modal="true"])')].filter(
    ({ offsetHeight }) => offsetHeight >= window.innerHeight,
  );
  const room = window.innerWidth - Math.max(0, ...panels.map(({ offsetWidth }) => offsetWidth));
  if (room >= (window.innerWidth + toastWidth) / 2) return 'bottom';
  return room >= cornerWidth ? 'start' : 'top';
}

/**
 * Where toasts are shown, also those that were there before a dialog opened. After it has closed they stay at the upper edge until all
 * are read: nothing moves from under the pointer.
 */
export function usePlace(section: HTMLElement | null): { place: Place; look(): void } {
  const [place, setPlace] = useState<Place>('bottom');
  const look = useCallback(
    () =>
      setPlace((before) => {
        const found = findPlace();
        if (found !== 'bottom' || before === 'bottom') return found;
        if (!section?.querySelector('.fui-Toast')) return 'bottom';
        return before === 'start' ? 'start' : 'corner';
      }),
    [section],
  );
  useEffect(() => {
    const observer = new MutationObserver(look);
    observer.observe(document.body, { childList: true });
    window.addEventListener('resize', look);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', look);
    };
  }, [look]);
  return { place, look };
}
