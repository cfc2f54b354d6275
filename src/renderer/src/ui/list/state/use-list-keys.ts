import { useCommand } from '@renderer/runtime/calls/main-events/use-event';
import { notify } from '@renderer/runtime/notices/notify';
import { isKeyHandled, isModalOpen } from '@renderer/ui/controls/key-owner';
import type { RowId } from '@renderer/ui/table/column';
import { useEffect, useEffectEvent } from 'react';
import type { BulkAction } from '../list-definition';
import type { ListContext } from './list-context';
import type { List } from './use-list';
import type { ListSelection } from './use-list-selection';

interface ListKeysProps<Row extends { id: RowId }, Tools> {
  list: List<Row>;
  selection: ListSelection<Row>;
  toListOrder(rows: Iterable<Row>): Row[];
  /** The actions available to this admin; without any, rows can't be selected. */
  actions: readonly BulkAction<Row, Tools>[];
  context: ListContext<Tools>;
  /** Selects all matching rows of a full list. */
  tickAll: (() => void) | undefined;
}

/**
 * Ctrl+A selects the page's rows, or all matching rows of a full list; Ctrl+P prints the selected ones. Both work anywhere on the screen.
 */
export function useListKeys<Row extends { id: RowId }, Tools>(props: ListKeysProps<Row, Tools>): void {
  const { list, selection, toListOrder, actions, context, tickAll } = props;
  const print = actions.find(({ isPrint, isOffered }) => isPrint && (isOffered?.(list.state) ?? true));
  useCommand(
    'print',
    () => {
      if (isModalOpen()) return;
      if (selection.ids.size === 0) notify.info(context.t('lists.selectToPrint'));
      else print?.run(toListOrder(selection.rows.values()), context, selection);
    },
    print !== undefined,
  );
  const tickPage = useEffectEvent((event: KeyboardEvent) => {
    // The key's place, not its letter, so that it works on an Arabic keyboard.
    const isSelectAll = event.code === 'KeyA' && (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey;
    if (!isSelectAll || event.defaultPrevented || actions.length === 0 || isKeyHandled(event.target)) return;
    event.preventDefault();
    if (list.isStale) return;
    if (tickAll) tickAll();
    else selection.change(list.rows, true);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => tickPage(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
