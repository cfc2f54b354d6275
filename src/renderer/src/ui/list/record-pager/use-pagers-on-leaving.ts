import type { RowId } from '@renderer/ui/table/column';
import { useEffect } from 'react';
import type { ListDefinition, ListName } from '../list-definition';
import { changeMemory, type ListMemory, recallList } from '../state/list-memory';
import type { List } from '../state/use-list';
import type { ListOrder } from '../state/use-list-order';
import { type ShownList, takeRecordPagers } from './take-record-pagers';

/** Remembers the list on screen, and makes its sequences when it is left. */
export function usePagersOnLeaving<Name extends ListName, Row extends { id: RowId }, Tools>(
  { id, readRow }: ListDefinition<Name, Row, Tools>,
  list: List<Row>,
  { memory, sort }: { memory: ListMemory } & Pick<ListOrder<Row>, 'sort'>,
): void {
  const isWalked = readRow !== undefined;
  useEffect(() => {
    if (isWalked) memory.shown = toShown(list, sort);
  });
  useEffect(() => {
    if (!isWalked) return;
    delete memory.walks;
    delete memory.endedAt;
    return () => leave(id, memory);
  }, [id, isWalked, memory]);
}

function leave(id: string, memory: ListMemory): void {
  // The session has ended, so nothing is remembered.
  if (recallList(id) !== memory) return;
  const { walks, later } = takeRecordPagers(memory);
  changeMemory(id, { walks });
  void later.then((taken) => recallList(id)?.walks === walks && changeMemory(id, { walks: taken }));
}

/** Null if there are no rows, or if they are the stored ones. */
function toShown<Row extends { id: RowId }>(list: List<Row>, sort: ListOrder<Row>['sort']): ShownList | null {
  const { state, page, rows, totalItems, readAt, kept, window, whole } = list;
  if (kept || totalItems === null || rows.length === 0) return null;
  return {
    state: { ...state, page },
    rows,
    totalItems,
    readAt,
    question: window ? (whole?.question ?? null) : null,
    sort: (ticked) => sort(ticked as Iterable<Row>),
  };
}
