import { type KeyboardEvent, type MouseEvent, useState } from 'react';

type MenuKind = 'menu' | 'dialog';

/** The button whose menu is open, `null` while it is closed, and what that button needs: a press opens and closes, arrow down opens. */
export function useMenuAnchor(kind: MenuKind = 'menu') {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return {
    anchor,
    close: () => setAnchor(null),
    button: {
      'aria-haspopup': kind,
      'aria-expanded': anchor !== null,
      onClick: (event: MouseEvent<HTMLElement>) => setAnchor(anchor ? null : event.currentTarget),
      onKeyDown(event: KeyboardEvent<HTMLElement>) {
        if (event.key !== 'ArrowDown') return;
        event.preventDefault();
        setAnchor(event.currentTarget);
      },
    },
  } as const;
}
