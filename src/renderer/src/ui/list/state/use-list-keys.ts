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
  /** Those that are offered to this admin; without any, nothing can be ticked. */
  actions: readonly BulkAction<Row, Tools>[];
  context: ListContext<Tools>;
  /** Ticks all that fit, in a list that was read whole. */
  tickAll: (() => void) | undefined;
}

/** Ctrl+A ticks the rows of the page, or all that fit where the list was read whole, Ctrl+P prints those that are ticked; wherever on the screen the focus is. */
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
