import { useEffect, useEffectEvent } from 'react';

const opensOver = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';
/** Types of inputs without text. */
const pressed = new Set(['checkbox', 'radio', 'button', 'submit', 'range']);

/** For shortcuts of the whole screen: true if a key pressed at `target` belongs to a field, or to the open dialog or menu. */
export function isKeyHandled(target: EventTarget | null): boolean {
  return isTypedAt(target) || isOpenOver();
}

/** Queries the whole page, so don't call it on every key press. */
export function isOpenOver(): boolean {
  return document.querySelector(opensOver) !== null;
}

export function isTypedAt(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return !pressed.has(target.type);
  return target.isContentEditable || target.matches('textarea, select, [role="textbox"], [role="combobox"], [role="spinbutton"]');
}

/** For menu commands, which stay available while a dialog is open: true if a modal dialog covers what the command would act on. */
export function isModalOpen(): boolean {
  return document.querySelector('[aria-modal="true"]') !== null;
}

/** Runs on Ctrl (Command on a Mac) with the key at this place of the keyboard, anywhere on the screen except under a dialog or menu. */
export function useScreenKey(code: string, run: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isOwn = event.code === code && (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey;
    if (!isOwn || event.defaultPrevented || isOpenOver()) return;
    event.preventDefault();
    run();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => press(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
