import { useSend } from '@renderer/runtime/calls/use-send';
import { useEffect } from 'react';

const signsOfSomebody = ['pointermove', 'pointerdown', 'keydown'] as const;

/** Takes the badge away once somebody uses this screen; a screen that merely stands there was not looked at. */
export function useNoteSeen(unseen: number): void {
  const send = useSend();
  useEffect(() => {
    if (unseen === 0) return;
    let isNoted = false;
    const note = (): void => {
      if (isNoted || document.visibilityState !== 'visible') return;
      isNoted = true;
      void send('station.noteSeen', undefined, { failure: 'inPlace' });
    };
    for (const sign of signsOfSomebody) window.addEventListener(sign, note, { passive: true });
    return () => {
      for (const sign of signsOfSomebody) window.removeEventListener(sign, note);
    };
  }, [unseen, send]);
}
