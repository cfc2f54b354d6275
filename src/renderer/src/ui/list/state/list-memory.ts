import { isSignedIn, useSession } from '@renderer/runtime/state/session-store';
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

// Whoever signs in next starts afresh.
useSession.subscribe((state) => {
  if (!isSignedIn(state)) memories.clear();
});

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
