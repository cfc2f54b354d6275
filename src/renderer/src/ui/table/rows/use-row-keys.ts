import { isEnter } from '@renderer/validation/is-enter';
import type { KeyboardEvent } from 'react';
import type { DataTableProps } from '../data-table-props';
import { keepsKeys } from '../grid-navigation';
import type { RowToggle } from './use-row-toggle';

type KeyHandler = (event: KeyboardEvent<HTMLElement>) => void;

/** Space selects and Enter opens, unless the focused control has its own use for the key; the rest is left to `navigate`. */
export function useRowKeys<Row>(navigate: KeyHandler, props: DataTableProps<Row>, toggle: RowToggle | undefined): KeyHandler {
  return (event) => {
    const target = event.target as HTMLElement;
    const rowElement = target.closest<HTMLElement>('tr[data-row]');
    if (!event.currentTarget.contains(target) || keepsKeys(target)) return;
    if (!rowElement) {
      navigate(event);
      return;
    }
    const rowOf = (): Row | undefined => props.rows.find((candidate) => String(props.rowId(candidate)) === rowElement.dataset.row);
    // The key's place, not its letter, so that it works on an Arabic keyboard. Where nothing is beside, the menu has the key.
    if (event.code === 'KeyD' && event.shiftKey && (event.ctrlKey || event.metaKey)) {
      const row = rowOf();
      if (row !== undefined && props.links?.openBeside(row)) event.preventDefault();
    } else if (event.shiftKey && toggle && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      const { selection, rowId } = props;
      const from = rowOf();
      if (!selection || from === undefined) return;
      // From here on: the row itself is selected too, and each row that the arrow comes to.
      if (!selection.selected.has(rowId(from))) toggle(rowId(from), false);
      navigate(event);
      const line = document.activeElement?.closest<HTMLElement>('tr[data-row]');
      const to = props.rows.find((candidate) => String(rowId(candidate)) === line?.dataset.row);
      if (to !== undefined && to !== from && !selection.selected.has(rowId(to))) toggle(rowId(to), false);
    } else if (event.key === ' ' && toggle && !target.matches('button, input')) {
      const row = rowOf();
      event.preventDefault();
      if (row !== undefined) toggle(props.rowId(row), event.shiftKey);
    } else if (isEnter(event) && !target.matches('button, a')) {
      const { ctrlKey, metaKey } = event;
      // With Ctrl in a window of its own, as a press on the link itself.
      const press = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey });
      rowElement.querySelector('[data-row-link]')?.dispatchEvent(press);
    } else navigate(event);
  };
}
