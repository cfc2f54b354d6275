import { isEnter } from '@renderer/validation/is-enter';
import type { KeyboardEvent } from 'react';
import type { DataTableProps } from '../data-table-props';
import { keepsKeys } from '../grid-navigation';
import type { RowToggle } from './use-row-toggle';

type KeyHandler = (event: KeyboardEvent<HTMLElement>) => void;

/** Space selects, or runs the action that has it as its shortcut, and Enter opens, unless the focused control uses the key itself; `navigate` handles the other keys. */
export function useRowKeys<Row>(navigate: KeyHandler, props: DataTableProps<Row>, toggle: RowToggle | undefined): KeyHandler {
  const onSpace = props.actions?.find(({ shortcut }) => shortcut === 'Space');
  return (event) => {
    const target = event.target as HTMLElement;
    const rowElement = target.closest<HTMLElement>('tr[data-row]');
    if (!event.currentTarget.contains(target) || keepsKeys(target)) return;
    if (!rowElement) {
      navigate(event);
      return;
    }
    const rowOf = (): Row | undefined => props.rows.find((candidate) => String(props.rowId(candidate)) === rowElement.dataset.row);
    // The key's position, not its letter, so that it works on an Arabic keyboard. Without a window to place it beside, the menu gets the
    // key.
    if (event.code === 'KeyD' && event.shiftKey && (event.ctrlKey || event.metaKey)) {
      const row = rowOf();
      if (row !== undefined && props.links?.openBeside(row)) event.preventDefault();
    } else if (event.shiftKey && toggle && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      const { selection, rowId } = props;
      const from = rowOf();
      if (!selection || from === undefined) return;
      // The selection starts with the current row and includes each row that the arrow keys reach.
      if (!selection.selected.has(rowId(from))) toggle(rowId(from), false);
      navigate(event);
      const line = document.activeElement?.closest<HTMLElement>('tr[data-row]');
      const to = props.rows.find((candidate) => String(rowId(candidate)) === line?.dataset.row);
      if (to !== undefined && to !== from && !selection.selected.has(rowId(to))) toggle(rowId(to), false);
    } else if (event.key === ' ' && onSpace && !event.shiftKey && !target.matches('button, input')) {
      const row = rowOf();
      event.preventDefault();
      // The action may move the row, so the focus goes on to the next one first.
      target.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true, cancelable: true }));
      if (row !== undefined) onSpace.run(row);
    } else if (event.key === ' ' && toggle && !target.matches('button, input')) {
      const row = rowOf();
      event.preventDefault();
      if (row !== undefined) toggle(props.rowId(row), event.shiftKey);
    } else if (isEnter(event) && !target.matches('button, a')) {
      const { ctrlKey, metaKey } = event;
      // With Ctrl it opens in a new window, like a press on the link.
      const press = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey });
      rowElement.querySelector('[data-row-link]')?.dispatchEvent(press);
    } else navigate(event);
  };
}
