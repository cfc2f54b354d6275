import { type RefObject, useEffect, useRef } from 'react';

/** For what goes on after an answer has come: whether the part that asked has left the page by then. `onGone` runs as it leaves. */
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
