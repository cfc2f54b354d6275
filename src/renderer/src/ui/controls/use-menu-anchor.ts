import { type KeyboardEvent, type MouseEvent, type SyntheticEvent, useState } from 'react';

type MenuKind = 'menu' | 'dialog';

/** A press on the button of what is open closes it by itself; taken for one elsewhere, it would open it again. */
export function isPressOn(anchor: HTMLElement, { target }: Pick<Event | SyntheticEvent, 'target'>): boolean {
  return target instanceof Node && anchor.contains(target);
}

/** The button whose menu is open, `null` while it is closed, and what that button needs: a press opens and closes, arrow down opens. `open` does it below another one. */
export function useMenuAnchor(kind: MenuKind = 'menu') {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return {
    anchor,
    open: (below: HTMLElement) => setAnchor(below),
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
