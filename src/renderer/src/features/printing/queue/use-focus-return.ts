import { useEffect, useState } from 'react';

/** Gives the keyboard back, when the component goes, to where it was before the component came. */
export function useFocusReturn(): void {
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    },
    [opener],
  );
}
