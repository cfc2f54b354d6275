import { useEffect, useState } from 'react';
import { focusBack } from './focus-back';

/**
 * For dialogs and panels that are rendered only while open: the focus goes back to where it was before, when they go away, or to the start
 * of the screen when that place is gone too. Focus that another part took meanwhile, as the title of the next screen does, stays there.
 */
export function useReturnFocus(): void {
  // At the first render the focus has not moved into the dialog yet.
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      const isFree = document.activeElement === null || document.activeElement === document.body;
      if (isFree && opener instanceof HTMLElement && opener !== document.body) focusBack(opener);
    },
    [opener],
  );
}
