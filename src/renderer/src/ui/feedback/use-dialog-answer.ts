import { useIsGone } from '@renderer/runtime/calls/use-is-gone';
import { useRef, useState } from 'react';

/** What a dialog sends, one thing at a time however often it is pressed. */
export interface DialogAnswer {
  isBusy: boolean;
  /** `send` says whether it was taken; then the dialog closes, unless somebody left it meanwhile: what is open by then is another one. */
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
