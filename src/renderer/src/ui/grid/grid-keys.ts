import { isEnter } from '@renderer/validation/is-enter';

export type Step =
  | 'up'
  | 'down'
  | 'previous'
  | 'next'
  | 'pageUp'
  | 'pageDown'
  | 'rowStart'
  | 'rowEnd'
  | 'top'
  | 'bottom'
  | 'firstCell'
  | 'lastCell';

export type GridCommand =
  | { do: 'go'; step: Step; isExtending: boolean }
  /** Moves to the next editable cell, for Tab and Enter. */
  | { do: 'advance'; along: 'row' | 'column'; isBackward: boolean }
  | { do: 'edit' | 'type' | 'toggle' | 'cancel' | 'clear' | 'fillDown' | 'undo' | 'redo' | 'selectAll' | 'leave' | 'leaveOut' }
  | { do: 'nextError'; isBackward: boolean };

type Keys = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'> & { isComposing?: boolean };

interface KeyContext {
  direction: 'ltr' | 'rtl';
  /** Target of the key: a cell, the editor's text (opened by a character or not), or a button at a row's ends. */
  target: 'cell' | 'typing' | 'text' | 'button';
}

const steps: Readonly<Record<string, Step>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  PageUp: 'pageUp',
  PageDown: 'pageDown',
  Home: 'rowStart',
  End: 'rowEnd',
};
const stepsWithControl: Readonly<Record<string, Step>> = {
  ArrowUp: 'top',
  ArrowDown: 'bottom',
  Home: 'firstCell',
  End: 'lastCell',
};

function toStep(key: string, hasControl: boolean, direction: 'ltr' | 'rtl'): Step | undefined {
  if (key === 'ArrowLeft' || key === 'ArrowRight') {
    const isForward = (key === 'ArrowLeft') === (direction === 'rtl');
    if (hasControl) return isForward ? 'rowEnd' : 'rowStart';
    return isForward ? 'next' : 'previous';
  }
  return (hasControl ? stepsWithControl : steps)[key];
}

/** Shortcuts with Ctrl or Cmd by the key's position, because on an Arabic layout `key` is an Arabic letter. */
const controlCodes: Readonly<Record<string, 'fillDown' | 'undo' | 'redo' | 'selectAll'>> = {
  KeyD: 'fillDown',
  KeyZ: 'undo',
  KeyY: 'redo',
  KeyA: 'selectAll',
};

/** Returns the command of a key; null if the grid doesn't handle it. */
export function toCommand(event: Keys, { direction, target }: KeyContext): GridCommand | null {
  const { key, code, shiftKey } = event;
  const hasControl = event.ctrlKey || event.metaKey;
  if (event.altKey) return null;
  if (key === 'F8') return { do: 'nextError', isBackward: shiftKey };
  const isTexting = target === 'typing' || target === 'text';
  if (isTexting) return toEditingCommand(event, direction, target === 'typing');
  const step = toStep(key, hasControl, direction);
  if (step) return { do: 'go', step, isExtending: shiftKey && target === 'cell' };
  if (key === 'Escape') return { do: 'leave' };
  if (key === 'Tab') return hasControl ? null : { do: 'advance', along: 'row', isBackward: shiftKey };
  if (hasControl) {
    if (code === 'KeyZ' && shiftKey) return { do: 'redo' };
    if (code === 'Minus' || code === 'NumpadSubtract') return { do: 'leaveOut' };
    const named = controlCodes[code];
    return named && !shiftKey ? { do: named } : null;
  }
  // A button handles Enter and Space itself.
  if (target === 'button') return null;
  if (isEnter(event)) return { do: 'advance', along: 'column', isBackward: shiftKey };
  if (key === 'F2') return { do: 'edit' };
  if (key === 'Delete' || key === 'Backspace') return { do: 'clear' };
  if (key === ' ') return { do: 'toggle' };
  // A letter, a digit, or a dead key: everything that enters text.
  return [...key].length === 1 || key === 'Dead' || key === 'Process' ? { do: 'type' } : null;
}

function toEditingCommand(event: Keys, direction: 'ltr' | 'rtl', isTyping: boolean): GridCommand | null {
  const { key, shiftKey, ctrlKey, metaKey } = event;
  if (key === 'Escape') return { do: 'cancel' };
  if (ctrlKey || metaKey) return null;
  if (isEnter(event)) return { do: 'advance', along: 'column', isBackward: shiftKey };
  if (key === 'Tab') return { do: 'advance', along: 'row', isBackward: shiftKey };
  if (key === 'F2') return { do: 'edit' };
  const step = isTyping && !shiftKey ? toStep(key, false, direction) : undefined;
  return step ? { do: 'go', step, isExtending: false } : null;
}
