import { useEffect, useState } from 'react';

/** For dialogs without a trigger of their own: when the component goes, the focus goes back to where it was before. */
export function useReturnFocus(): void {
  // While rendering: an effect would come after the dialog has taken the focus.
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    },
    [opener],
  );
}
