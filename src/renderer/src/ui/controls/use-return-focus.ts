import { useEffect, useState } from 'react';
import { focusBack } from './focus-back';

/** Elements from which a dialog can be opened, and which get the focus if the opening control is gone. */
const panel = '[role=dialog], [role=alertdialog]';

/**
 * For dialogs and panels that are rendered only while they are open. On unmount, the focus returns to the previous control; if that is
 * gone, to its panel, or to the start of the screen. If another element has taken the focus meanwhile, such as the next screen's title, it
 * stays there.
 */
export function useReturnFocus(): void {
  // During the first render, the focus hasn't moved into the dialog yet.
  const [opener] = useState(() => document.activeElement);
  const [around] = useState(() => opener?.closest<HTMLElement>(panel) ?? null);
  useEffect(
    () => () => {
      const isFree = document.activeElement === null || document.activeElement === document.body;
      if (!isFree || !(opener instanceof HTMLElement) || opener === document.body) return;
      focusBack(!opener.isConnected && around?.isConnected ? around : opener);
    },
    [opener, around],
  );
}
