import { onOwnerLeft } from '@renderer/runtime/state/session-store';
import type { RowId } from '@renderer/ui/table/column';
import { isRecord } from '@shared/domain/is-record';
import { create } from 'zustand';
import { type PagerSequence, putPagerRows } from '../record-pager/pager-sequence';
import type { RecordPagers, ShownList } from '../record-pager/take-record-pagers';
import type { RowPlaces } from './use-list-order';

/** Updated while the list is shown, because scroll position and focus are lost when it unmounts. */
export interface ListMemory {
  /** Search parameters of the address. */
  search: string;
  /** Search parameters of the history entry, if the user has moved on to rows of another page since. */
  leftAt?: string;
  scrollTop: number;
  /** The row that had the focus last. */
  row: RowId | null;
  /** Its index among all rows of a full list. */
  at?: number;
  selected: ReadonlyMap<RowId, unknown>;
  /** Positions of the rows of all pages, as last seen. */
  places?: RowPlaces;
  /** The data on screen for the record pager; null if there is nothing to page through. */
  shown?: ShownList | null;
  /** Made when the list is left. */
  walks?: RecordPagers;
  /** The pager's last row, once it is done: the pager is disabled until another row is opened. */
  endedAt?: RowId | null;
}

const memories = new Map<string, ListMemory>();

/** Incremented on each change of the remembered lists, for components that render them. */
const useMemoryVersion = create(() => ({ version: 0 }));
const noteChange = (): void => useMemoryVersion.setState(({ version }) => ({ version: version + 1 }));

/** Selects from what is remembered of a list; renders again when the selected value changes. */
export function useListRecall<Value>(id: string, select: (memory: ListMemory | null) => Value): Value {
  return useMemoryVersion(() => select(recallList(id)));
}

// Another admin starts without memory; the same admin finds everything again after signing back in.
onOwnerLeft(() => {
  memories.clear();
  noteChange();
});

export function rememberList(id: string, memory: ListMemory): void {
  memories.set(id, memory);
  noteChange();
}

export function recallList(id: string): ListMemory | null {
  return memories.get(id) ?? null;
}

/** Changes what is remembered of a list, if it is remembered at all. */
export function changeMemory(id: string, change: Partial<ListMemory>): void {
  const memory = memories.get(id);
  if (!memory) return;
  Object.assign(memory, change);
  noteChange();
}

/** Changes a row in the selection and in the sequences, wherever the change was made. */
export function changeRememberedRow<Row extends { id: RowId }>(id: string, rowId: RowId, toChanged: (row: Row) => Row): void {
  const memory = memories.get(id);
  if (!memory) return;
  const ticked = memory.selected.get(rowId);
  if (ticked) memory.selected = new Map([...memory.selected, [rowId, toChanged(ticked as Row)]]);
  const changeIn = (sequence: PagerSequence | null): PagerSequence | null => {
    const known = sequence?.rows.get(rowId);
    return sequence && known ? putPagerRows(sequence, [[rowId, { ...known, row: toChanged(known.row as Row) }]]) : sequence;
  };
  if (memory.walks) memory.walks = { ...memory.walks, ticked: changeIn(memory.walks.ticked), all: changeIn(memory.walks.all) };
  noteChange();
}

export interface ListLink {
  to: string;
  state: { returnsToList: true };
}

/** Returns a link back to a route's list as it was left. */
export function toListLink(path: string): ListLink {
  return { to: `/${path}${recallList(path)?.search ?? ''}`, state: { returnsToList: true } };
}

/** Returns the current state of the list that the back button leads to; null if it is the history entry's own address. */
export function toMovedList(path: string, search: string): ListLink | null {
  const memory = recallList(path);
  return memory?.leftAt === search && memory.search !== search ? toListLink(path) : null;
}

/** Returns the address of a route's list with its last search, dates, and filters, on the first page. */
export function toStoredFilters(path: string): string {
  const params = new URLSearchParams(recallList(path)?.search);
  params.delete('page');
  return params.size > 0 ? `/${path}?${params}` : `/${path}`;
}

export function isReturnToList(state: unknown): boolean {
  return isRecord(state) && state.returnsToList === true;
}
