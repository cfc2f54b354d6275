import { type FocusEvent, type KeyboardEvent, type RefObject, useCallback, useEffect } from 'react';

interface RovingFocus {
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  onFocus: (event: FocusEvent<HTMLElement>) => void;
  /** Focuses the button that had the focus last. */
  enter: () => void;
}

/** One tab stop for a row of buttons with its own `dir`: arrows move to the screen's sides, Home and End to the ends. */
export function useRovingFocus(row: RefObject<HTMLElement | null>): RovingFocus {
  const makeStop = useCallback(
    (button: HTMLElement | undefined) => {
      if (button) for (const other of buttonsOf(row.current)) other.tabIndex = other === button ? 0 : -1;
    },
    [row],
  );
  const currentOf = useCallback(() => {
    const buttons = buttonsOf(row.current);
    return buttons.find((button) => button.tabIndex === 0) ?? buttons[0];
  }, [row]);
  // Buttons change with the language; exactly one of them is the tab stop.
  useEffect(() => makeStop(currentOf()));

  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const buttons = buttonsOf(row.current);
    const target = toTarget(event, buttons);
    if (!target) return;
    event.preventDefault();
    event.stopPropagation();
    makeStop(target);
    target.focus();
  };
  const onFocus = ({ target }: FocusEvent<HTMLElement>): void => makeStop(buttonsOf(row.current).find((button) => button === target));
  return { onKeyDown, onFocus, enter: () => currentOf()?.focus() };
}

function buttonsOf(row: HTMLElement | null): HTMLElement[] {
  return row ? [...row.querySelectorAll<HTMLElement>('button')] : [];
}

function toTarget({ key, currentTarget, target }: KeyboardEvent<HTMLElement>, buttons: HTMLElement[]): HTMLElement | undefined {
  const forward = currentTarget.dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  const backward = forward === 'ArrowLeft' ? 'ArrowRight' : 'ArrowLeft';
  const index = buttons.indexOf(target as HTMLElement);
  if (index < 0) return undefined;
  if (key === 'Home') return buttons[0];
  if (key === 'End') return buttons.at(-1);
  if (key === forward) return buttons[(index + 1) % buttons.length];
  return key === backward ? buttons.at(index - 1) : undefined;
}
