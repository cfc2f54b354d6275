import { useEffect, useState } from 'react';

/** For dialogs and panels that are rendered only while open: the focus goes back to where it was before, when they go away. */
export function useReturnFocus(): void {
  // At the first render the focus has not moved into the dialog yet.
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    },
    [opener],
  );
}
