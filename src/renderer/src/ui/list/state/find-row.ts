import { request } from '@renderer/runtime/calls/bridge';
import type { RowId } from '@renderer/ui/table/column';
import { toPageCount } from '@shared/domain/server/paging';
import type { ListName } from '../list-definition';
import type { ListState } from './list-state';

/** A short name is found in many others; further than this nobody looks. */
const mostPages = 10;

export interface FindableList {
  call: ListName;
  toInput(state: ListState): unknown;
  isSearchable?: boolean | undefined;
}

interface Answer {
  rows: readonly { id: RowId }[];
  totalItems?: number;
}

/** The row as the server has it now, or null when the list does not have it under this name. Rejects with the failure of the read. */
export async function findRow(
  { call, toInput, isSearchable = false }: FindableList,
  id: RowId,
  { name, tab = '' }: { name: string; tab?: string },
): Promise<{ id: RowId } | null> {
  const state = { search: isSearchable ? name : '', tab, dates: null, filters: {} };
  for (let page = 1; page <= mostPages; page += 1) {
    const answer: Answer = await request(call, toInput({ ...state, page }) as never);
    const found = answer.rows.find((row) => row.id === id);
    if (found) return found;
    if (answer.totalItems === undefined || page >= toPageCount(answer.totalItems)) return null;
  }
  return null;
}
