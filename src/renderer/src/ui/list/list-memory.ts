import { useSession } from '@renderer/bridge/session-store';
import type { RowId } from '@renderer/ui/data-table/column';

/** Kept up to date while the list is shown, because scroll and focus are gone when it is taken down. */
export interface ListMemory {
  /** Search parameters of the address. */
  search: string;
  scrollTop: number;
  /** The row that held the focus last. */
  row: RowId | null;
  selected: ReadonlyMap<RowId, unknown>;
}

/** Kept per admin: whoever signs in next starts afresh. */
const memories = new Map<string, { adminId: number | undefined; memory: ListMemory }>();

const currentAdmin = (): number | undefined => useSession.getState().auth.admin?.id;

export function rememberList(id: string, memory: ListMemory): void {
  memories.set(id, { adminId: currentAdmin(), memory });
}

export function recallList(id: string): ListMemory | null {
  const entry = memories.get(id);
  return entry && entry.adminId === currentAdmin() ? entry.memory : null;
}

export interface ListLink {
  to: string;
  state: { returnsToList: true };
}

/** A link back to the list of a route, as it was left. */
export function toListLink(path: string): ListLink {
  return { to: `/${path}${recallList(path)?.search ?? ''}`, state: { returnsToList: true } };
}

export function isReturnToList(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'returnsToList' in state && state.returnsToList === true;
}
