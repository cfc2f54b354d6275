import type { KeyboardEvent } from 'react';

interface EditorKeys {
  /** From the text to the tool row. */
  toTools: () => void;
  toText: () => void;
  toLink: () => void;
}

/** Keys that belong to the whole field. Quill handles those of the text, see `quill-keys`. */
export function toEditorKeyHandler({ toTools, toText, toLink }: EditorKeys): (event: KeyboardEvent<HTMLElement>) => void {
  return (event) => {
    const { target, currentTarget, key, code } = event;
    // Events of the link box come along here too, although it stands elsewhere on the page.
    if (!(target instanceof HTMLElement) || !currentTarget.contains(target)) return;
    const handled = (act: () => void): void => {
      event.preventDefault();
      event.stopPropagation();
      act();
    };
    const isInTools = target.closest('[role=toolbar]') !== null;
    const isShortcut = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey;
    if (key === 'F10' && event.altKey) handled(toTools);
    else if (key === 'Escape' && isInTools) handled(toText);
    // By the key's place, so that it works on an Arabic keyboard.
    else if (code === 'KeyK' && isShortcut) handled(toLink);
  };
}
