import { onOwnerLeft } from '@renderer/runtime/state/session-store';
import type { RowId } from '@renderer/ui/table/column';

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
}

const memories = new Map<string, ListMemory>();

// Another person starts afresh; the same one finds everything again after a suspension.
onOwnerLeft(() => memories.clear());

export function rememberList(id: string, memory: ListMemory): void {
  memories.set(id, memory);
}

export function recallList(id: string): ListMemory | null {
  return memories.get(id) ?? null;
}

/** A row that was changed on another screen is the one that is ticked, if it was. */
export function renewTicked(id: string, row: { id: RowId }): void {
  const memory = memories.get(id);
  if (memory?.selected.has(row.id)) memories.set(id, { ...memory, selected: new Map([...memory.selected, [row.id, row]]) });
}

/** What a window of a record is handed of the list that the record stands in. */
interface HandedList {
  id: string;
  search: string;
  row: RowId;
  selected: [RowId, unknown][];
}

/** More rows are not handed over: whoever ticks a whole list goes through its pages. */
const maxHandedRows = 200;

/** Null where the list was not shown, so that nobody knows its order. */
export function toHandedList(id: string, row: RowId): HandedList | null {
  const memory = memories.get(id);
  if (!memory) return null;
  const { search, selected } = memory;
  return { id, search, row, selected: selected.size <= maxHandedRows ? [...selected] : [] };
}

/** In the window of the record: the list is known as if it had been shown there. */
export function takeHandedList(handed: unknown): void {
  if (typeof handed !== 'object' || handed === null || !('selected' in handed)) return;
  const { id, search, row, selected } = handed as HandedList;
  memories.set(id, { search, scrollTop: 0, row, selected: new Map(selected) });
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
export function toKeptFilters(path: string): string {
  const params = new URLSearchParams(recallList(path)?.search);
  params.delete('page');
  return params.size > 0 ? `/${path}?${params}` : `/${path}`;
}

export function isReturnToList(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'returnsToList' in state && state.returnsToList === true;
}
