import { request } from '@renderer/runtime/calls/bridge';
import type { RowId } from '@renderer/ui/table/column';
import { findById, type PageSearch } from '@shared/domain/server/find-by-id';
import type { ListName } from '../list-definition';
import type { ListState } from './list-state';

export interface FindableList {
  call: ListName;
  toInput(state: ListState): unknown;
  isSearchable?: boolean | undefined;
}

type Row = { id: RowId };

/** The row as the server has it now, or null when the list has it neither under this name nor under its ID. Rejects with the failure of the read. */
export async function findRow(
  { call, toInput, isSearchable = false }: FindableList,
  id: RowId,
  { name, tab = '' }: { name: string; tab?: string },
): Promise<Row | null> {
  const toSearch =
    (search: string): PageSearch<Row> =>
    (page) =>
      request(call, toInput({ search, tab, dates: null, filters: {}, page }) as never);
  // A server may compare each name of a person for itself, so that both together find nobody.
  const searches = isSearchable ? [name, String(id)].map(toSearch) : [toSearch('')];
  const found = await findById<Row>(id, { searches });
  return found === 'unknown' ? null : found;
}
