import { ask } from '@renderer/runtime/calls/bridge';
import { usePolicyValue } from '@renderer/runtime/calls/managed';
import { useHasScreens, useSuspended } from '@renderer/runtime/state/session-store';
import { useEffect } from 'react';

const inputs = ['pointerdown', 'pointermove', 'keydown', 'wheel'] as const;
/** Minimum interval of reports in milliseconds; IT's limit is in minutes. */
const quietMs = 5000;

/** Reports activity in this window to the main process, if IT's policy locks an unused app. */
export function ActivityReporter(): null {
  const minutes = usePolicyValue('idleLockMinutes') ?? 0;
  // While the user has locked the app, input comes from someone else.
  const isLocked = useSuspended()?.isLockedByUser ?? false;
  const isWatched = useHasScreens() && !isLocked && minutes > 0;
  useEffect(() => {
    if (!isWatched) return;
    let toldAt = Number.NEGATIVE_INFINITY;
    const note = ({ timeStamp }: Event): void => {
      if (timeStamp - toldAt < quietMs) return;
      toldAt = timeStamp;
      void ask('session.recordActivity', undefined);
    };
    for (const input of inputs) window.addEventListener(input, note, { capture: true, passive: true });
    return () => {
      for (const input of inputs) window.removeEventListener(input, note, { capture: true });
    };
  }, [isWatched]);
  return null;
}
