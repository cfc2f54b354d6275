import { type KeyboardEvent, type MouseEvent, type SyntheticEvent, useState } from 'react';

type MenuKind = 'menu' | 'dialog';

/** True for a press on the anchor. It toggles the menu itself; treating it as a press elsewhere would open the menu again. */
export function isPressOn(anchor: HTMLElement, { target }: Pick<Event | SyntheticEvent, 'target'>): boolean {
  return target instanceof Node && anchor.contains(target);
}

/**
 * The button of the open menu (null while it is closed), and that button's props: a press toggles the menu, arrow down opens it. `open`
 * shows the menu below another element.
 */
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
