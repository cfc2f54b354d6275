const opensOver = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';
/** Inputs in which nothing is typed. */
const pressed = new Set(['checkbox', 'radio', 'button', 'submit', 'range']);

/** Keys of the whole screen: whatever is typed at `target` belongs to a field, or to the dialog or menu that is open. */
export function isKeyHandled(target: EventTarget | null): boolean {
  return isTypedAt(target) || isOpenOver();
}

/** Looks through the whole page: too much for every key. */
export function isOpenOver(): boolean {
  return document.querySelector(opensOver) !== null;
}

export function isTypedAt(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return !pressed.has(target.type);
  return target.isContentEditable || target.matches('textarea, select, [role="textbox"], [role="combobox"], [role="spinbutton"]');
}

/** Commands of the menu, which can be used over a dialog too: what they are about lies behind it. */
export function isModalOpen(): boolean {
  return document.querySelector('[aria-modal="true"]') !== null;
}
