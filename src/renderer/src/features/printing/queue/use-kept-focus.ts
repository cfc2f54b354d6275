import { type RefObject, useEffect } from 'react';

/**
 * Keeps the keyboard where it was while rows move and vanish: a moved control gets the focus back, a removed one hands it to the
 * fallback. Without it the focus would fall to the page behind the panel.
 */
export function useKeptFocus(container: HTMLElement | null, fallback: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (!container) return;
    const { ownerDocument } = container;
    let focused: HTMLElement | null = null;
    const remember = ({ target }: FocusEvent): void => {
      focused = target instanceof HTMLElement && container.contains(target) ? target : null;
    };
    const observer = new MutationObserver(() => {
      if (!focused || ownerDocument.activeElement !== ownerDocument.body) return;
      if (container.contains(focused)) focused.focus();
      else fallback.current?.focus();
    });
    ownerDocument.addEventListener('focusin', remember);
    observer.observe(container, { childList: true, subtree: true });
    return () => {
      ownerDocument.removeEventListener('focusin', remember);
      observer.disconnect();
    };
  }, [container, fallback]);
}
