import { useEffect, useState } from 'react';
import { focusBack } from './focus-back';

/** What a dialog can be opened from, and what takes the keyboard when that control is gone. */
const panel = '[role=dialog], [role=alertdialog]';

/**
 * For dialogs and panels that are rendered only while open: the focus goes back to where it was before, when they go away; when that place is
 * gone too, to the panel it was in, or to the start of the screen. Focus that another part took meanwhile, as the title of the next screen does,
 * stays there.
 */
export function useReturnFocus(): void {
  // At the first render the focus has not moved into the dialog yet.
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
