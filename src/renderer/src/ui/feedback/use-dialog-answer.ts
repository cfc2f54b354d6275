import { useIsGone } from '@renderer/runtime/calls/use-is-gone';
import { useRef, useState } from 'react';

/** Sends a dialog's requests one at a time, however often its button is pressed. */
export interface DialogAnswer {
  isBusy: boolean;
  /**
   * `send` resolves with whether the request succeeded; then the dialog closes, unless the user has already closed it and another dialog is
   * open.
   */
  run(send: () => Promise<boolean>): Promise<void>;
}

export function useDialogAnswer(onClose: () => void): DialogAnswer {
  const [isBusy, setBusy] = useState(false);
  const isRunning = useRef(false);
  const isGone = useIsGone();
  return {
    isBusy,
    async run(send) {
      if (isRunning.current) return;
      isRunning.current = true;
      setBusy(true);
      const isTaken = await send();
      isRunning.current = false;
      setBusy(false);
      if (isTaken && !isGone.current) onClose();
    },
  };
}
