import { onOwnerLeft } from '@renderer/runtime/state/session-store';
import type { RowId } from '@renderer/ui/table/column';
import { isRecord } from '@shared/domain/is-record';
import { create } from 'zustand';
import { type PagerSequence, putPagerRows } from '../record-pager/pager-sequence';
import type { RecordPagers, ShownList } from '../record-pager/take-record-pagers';
import type { RowPlaces } from './use-list-order';

/** Kept up to date while the list is shown, because scroll and focus are gone when it is taken down. */
export interface ListMemory {
  /** Search parameters of the address. */
  search: string;
  /** Those of the address in the history, where somebody has gone on to rows of another page since. */
  leftAt?: string;
  scrollTop: number;
  /** The row that held the focus last. */
  row: RowId | null;
  /** Its place among all rows, in a list that was read whole. */
  at?: number;
  selected: ReadonlyMap<RowId, unknown>;
  /** Where the rows of all pages stand, as last seen. */
  places?: RowPlaces;
  /** What is on screen, for the walk; null while the list shows nothing that can be walked through. */
  shown?: ShownList | null;
  /** Taken when the list is left. */
  walks?: RecordPagers;
  /** The last row of the walk, once it is done: what goes from row to row does nothing until another row is opened. */
  endedAt?: RowId | null;
}

const memories = new Map<string, ListMemory>();

/** Counts the changes of what is remembered, for screens that follow it. */
const useMemoryVersion = create(() => ({ version: 0 }));
const noteChange = (): void => useMemoryVersion.setState(({ version }) => ({ version: version + 1 }));

/** What is remembered of a list on a screen behind it; drawn again when `select` gives something else. */
export function useListRecall<Value>(id: string, select: (memory: ListMemory | null) => Value): Value {
  return useMemoryVersion(() => select(recallList(id)));
}

// Another person starts afresh; the same one finds everything again after a suspension.
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

/** Changes what is remembered, as long as the list is remembered at all. */
export function changeMemory(id: string, change: Partial<ListMemory>): void {
  const memory = memories.get(id);
  if (!memory) return;
  Object.assign(memory, change);
  noteChange();
}

/** Changes a row that was ticked, or that is walked through, wherever it was changed. */
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

/** A link back to the list of a route, as it was left. */
export function toListLink(path: string): ListLink {
  return { to: `/${path}${recallList(path)?.search ?? ''}`, state: { returnsToList: true } };
}

/** Where a list that the back button leads to stands by now; null where that is its own address. */
export function toMovedList(path: string, search: string): ListLink | null {
  const memory = recallList(path);
  return memory?.leftAt === search && memory.search !== search ? toListLink(path) : null;
}

/** The list of a route with the search, dates and filters that it had last, from its first page; without any, the list afresh. */
export function toStoredFilters(path: string): string {
  const params = new URLSearchParams(recallList(path)?.search);
  params.delete('page');
  return params.size > 0 ? `/${path}?${params}` : `/${path}`;
}

export function isReturnToList(state: unknown): boolean {
  return isRecord(state) && state.returnsToList === true;
}
