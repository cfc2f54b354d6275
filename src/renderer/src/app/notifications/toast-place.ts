import { useCallback, useEffect, useState } from 'react';

export type Place = 'bottom' | 'start' | 'corner' | 'top';

const toastWidth = 292;
/** Width of a toast with its distance from the window's edge, in pixels. */
const cornerWidth = toastWidth + 2 * 20;

/** Above dialogs, and above the menus and lists in them. */
const layer = '1000002';

/**
 * Puts messages above every dialog, and prevents dialogs from hiding them from screen readers. Both are set on the portal's own element.
 */
export function raise(section: HTMLElement): void {
  const portal = section.parentElement;
  if (!portal) return;
  portal.style.zIndex = layer;
  // Fluent's `useDangerousNeverHidden` works only on a child of the body.
  portal.setAttribute('data-tabster-never-hide', '');
}

/**
 * Finds the place beside an open dialog, so that its buttons and content stay visible; above its upper edge if there is no room beside it.
 */
function findPlace(): Place {
  const dialogs = [...document.querySelectorAll('[aria-modal="true"]')].map((dialog) => dialog.getBoundingClientRect());
  if (dialogs.length === 0) return findPlaceBesidePanels();
  const isRtl = document.documentElement.dir === 'rtl';
  return dialogs.every(({ left, right }) => (isRtl ? left : window.innerWidth - right) >= cornerWidth) ? 'corner' : 'top';
}

/** Finds panels by their height, which is the window's; `offsetWidth` is their final width even while they slide in. */
function findPlaceBesidePanels(): Place {
  const panels = [...document.querySelectorAll<HTMLElement>('[role="dialog"]:not([aria-modal="true"])')].filter(
    ({ offsetHeight }) => offsetHeight >= window.innerHeight,
  );
  const room = window.innerWidth - Math.max(0, ...panels.map(({ offsetWidth }) => offsetWidth));
  if (room >= (window.innerWidth + toastWidth) / 2) return 'bottom';
  return room >= cornerWidth ? 'start' : 'top';
}

/**
 * The place of all toasts, including those shown before a dialog opened. After the dialog has closed, they stay at the upper edge until all
 * are closed, so that nothing moves from under the pointer.
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
