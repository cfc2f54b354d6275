import { type RefObject, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';

/** The width from which the tables of the design show everything. */
const narrowQuery = '(max-width: 999.98px)';

function subscribeToWindow(onChange: () => void): () => void {
  const query = window.matchMedia(narrowQuery);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** True below 1000 px of window. */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(subscribeToWindow, () => window.matchMedia(narrowQuery).matches);
}

/** Inner width of an element in whole pixels, known before the first paint; 0 where nothing is laid out. */
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

/** Inner size of an element in whole pixels, known before the first paint; 0 where nothing is laid out. */
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
