import { type RefObject, useEffect, useRef } from 'react';

/** For code that runs after a response: whether the component has been unmounted. `onGone` is called on unmount. */
export function useIsGone(onGone?: () => void): RefObject<boolean> {
  const isGone = useRef(false);
  const latest = useRef(onGone);
  latest.current = onGone;
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
      latest.current?.();
    };
  }, []);
  return isGone;
}
