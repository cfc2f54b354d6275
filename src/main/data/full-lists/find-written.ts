import type { Api } from '@main/server/api/api-client';
import type { FullListScope } from '@shared/contract/desktop/full-lists';
import { unwrap } from '@shared/contract/result';
import type { FullListName } from '@shared/domain/lists/full-list';
import { findById } from '@shared/domain/server/find-by-id';
import type { FetchRows } from './read-full-list';
import type { Row, RowId } from './row-store';

/** Calls that load a single record in the form of the list's rows, by its ID. */
const singleReads: Partial<Record<FullListName, 'products.one'>> = { 'products.list': 'products.one' };

/** With more pages than this, loading the whole list again costs no more. */
const mostPages = 50;

/**
 * Loads the current state of a written row, from either tab. `unknown` if it wasn't found: a record that no search finds may still exist.
 */
export async function findWritten(
  { api, toFetch }: { api: Pick<Api, 'call'>; toFetch(scope: FullListScope, search: string): FetchRows<Row> },
  scope: FullListScope,
  id: RowId,
): Promise<Row | 'unknown'> {
  const one = singleReads[scope.list];
  const tabs = scope.isDeleted === undefined ? [scope] : [scope, { ...scope, isDeleted: !scope.isDeleted }];
  try {
    const found = await findById<Row>(id, {
      ...(one && { one: async () => unwrap(await api.call(one, { params: { id: Number(id) } }, { isUnseen: true })) }),
      searches: tabs.map((tab) => {
        const ask = toFetch(tab, String(id));
        return async (page) => unwrap(await ask(page));
      }),
      mostPages,
    });
    return found ?? 'unknown';
  } catch {
    return 'unknown';
  }
}
