import { useGuide } from '@renderer/runtime/state/guide-state';
import { type RefObject, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';

/** Window width below which tables don't show all columns. */
const narrowQuery = '(max-width: 999.98px)';

/** The same beside the guide and the expanded sidebar. */
const narrowBesideGuideQuery = '(max-width: 1599.98px)';

/** Window width up to which a toolbar's buttons have no room for labels. Beside the guide, they are entries of a menu until there is. */
const wordlessQuery = '(max-width: 1199.98px)';

/** Window width from which two screens have room beside each other. */
const wideQuery = '(min-width: 1600px)';

const subscribeTo =
  (media: string) =>
  (onChange: () => void): (() => void) => {
    const query = window.matchMedia(media);
    query.addEventListener('change', onChange);
    return () => query.removeEventListener('change', onChange);
  };
const subscribeToWindow = subscribeTo(narrowQuery);
const subscribeToWide = subscribeTo(narrowBesideGuideQuery);
const subscribeToWideWindow = subscribeTo(wideQuery);
const subscribeToWords = subscribeTo(wordlessQuery);

/** True in windows below 1000 px. */
export function useIsNarrowWindow(): boolean {
  return useSyncExternalStore(subscribeToWindow, () => window.matchMedia(narrowQuery).matches);
}

/** True in windows from 1600 px on. */
export function useIsWideWindow(): boolean {
  return useSyncExternalStore(subscribeToWideWindow, () => window.matchMedia(wideQuery).matches);
}

/** True if a screen has little room: in windows below 1000 px, and in larger ones beside the guide. */
export function useIsNarrow(): boolean {
  const isNarrow = useIsNarrowWindow();
  const takesShare = useGuide(({ isOpen, isOver }) => isOpen && !isOver);
  const isNarrowBeside = useSyncExternalStore(subscribeToWide, () => window.matchMedia(narrowBesideGuideQuery).matches);
  return isNarrow || (takesShare && isNarrowBeside);
}

/** True if a toolbar's buttons have room for their labels. */
export function useHasWords(): boolean {
  return !useSyncExternalStore(subscribeToWords, () => window.matchMedia(wordlessQuery).matches);
}

/** Inner width of an element in whole pixels, measured before the first paint; 0 without a layout. */
export function useElementWidth(): [RefObject<HTMLDivElement | null>, number] {
  const ref = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const measure = (): void => setWidth(element.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, width];
}

/** Inner size of an element in whole pixels, measured before the first paint; 0 without a layout. */
export function useElementSize(): [RefObject<HTMLDivElement | null>, { width: number; height: number }] {
  const ref = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const measure = (): void => setSize({ width: element.clientWidth, height: element.clientHeight });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, size];
}
