import { type ClipboardEvent, type FocusEvent, type KeyboardEvent, type MouseEvent, type PointerEvent, useMemo } from 'react';
import type { GridControl } from './grid-control';
import { toCommand } from './grid-keys';
import { startDrag } from './grid-pointer';
import { placeOf } from './model/place-of';

const isEditor = (target: EventTarget): target is HTMLInputElement => target instanceof HTMLElement && target.matches('[data-editor]');

/** Whether the key is a shortcut, which may affect the whole form. */
const leadsAway = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  ctrlKey || metaKey || altKey || /^(?:Control|Meta|Alt|AltGraph|F\d+|Browser\w+)$/.test(key);

/** One handler of each kind for the whole grid. */
export function useGridEvents<Key extends string>(control: GridControl<Key>, direction: 'ltr' | 'rtl') {
  return useMemo(() => {
    const targetOf = (target: EventTarget): 'cell' | 'typing' | 'text' | 'button' => {
      if (isEditor(target)) return control.view.state.editing?.isTyping ? 'typing' : 'text';
      return target instanceof HTMLButtonElement ? 'button' : 'cell';
    };
    const onClipboard = (event: ClipboardEvent, isCut: boolean): void => {
      if (isEditor(event.target)) return;
      const text = control.copy(isCut);
      if (text === null) return;
      event.clipboardData.setData('text/plain', text);
      event.preventDefault();
    };
    return {
      /** Also handles keys in the filters and the footer. */
      onFrameKeyDown(event: KeyboardEvent): void {
        if (event.key !== 'F8' || event.defaultPrevented || event.altKey) return;
        if (control.goToNextError(event.shiftKey)) event.preventDefault();
      },
      grid: {
        onKeyDown(event: KeyboardEvent): void {
          if (!placeOf(event.target)) return;
          // A shortcut may save the form or leave the screen.
          if (leadsAway(event)) control.tellAtOnce();
          const command = toCommand(event.nativeEvent, { direction, target: targetOf(event.target) });
          if (!command || !control.run(command)) return;
          event.preventDefault();
          // Escape in the grid must not close the surrounding dialog.
          if (event.key === 'Escape') event.stopPropagation();
        },
        onFocus(event: FocusEvent): void {
          control.focused(isEditor(event.target) ? null : placeOf(event.target));
        },
        onBlur({ currentTarget, relatedTarget }: FocusEvent): void {
          if (!currentTarget.contains(relatedTarget)) control.left();
        },
        onPointerDown(event: PointerEvent): void {
          startDrag(event.nativeEvent, control);
        },
        onClick({ target }: MouseEvent): void {
          if (target instanceof Element && target.closest('[data-flag]')) control.run({ do: 'toggle' });
        },
        onDoubleClick(event: MouseEvent): void {
          if (!isEditor(event.target) && !(event.target instanceof HTMLButtonElement) && placeOf(event.target)) {
            control.run({ do: 'edit' });
          }
        },
        onCopy: (event: ClipboardEvent) => onClipboard(event, false),
        onCut: (event: ClipboardEvent) => onClipboard(event, true),
        onPaste(event: ClipboardEvent): void {
          if (isEditor(event.target)) return;
          event.preventDefault();
          control.paste(event.clipboardData.getData('text/plain'));
        },
      },
    };
  }, [control, direction]);
}
