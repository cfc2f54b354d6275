import { pageSize } from '@shared/domain/server/paging';
import type { FetchRows, ListResponse } from './read-full-list';
import type { Row, RowId, RowStore } from './row-store';

/** Maximum number of pages from the first one until known rows. */
const mostHeadPages = 50;

interface ListHead {
  /** Rows that the store doesn't have, each once and in the server's order. */
  fresh: Row[];
  totalItems: number;
  /** Whether rows arrived during the load, so that some may be missing between the pages. */
  hasGrown: boolean;
  /** Whether the load ended at known rows. */
  isJoined: boolean;
}

/** Loads from the newest row on until rows that the store has, which it updates. Null if it failed, or if it was stopped. */
export async function readHead(
  ask: FetchRows<Row>,
  store: Pick<RowStore, 'has' | 'put'>,
  isCurrent: () => boolean,
): Promise<ListHead | null> {
  const fresh = new Map<RowId, Row>();
  let totalAtStart: number | null = null;
  for (let page = 1; ; page++) {
    const answer = await ask(page);
    if (!answer.ok || !isCurrent()) return null;
    const { rows, totalItems } = answer.value as ListResponse<Row>;
    totalAtStart ??= totalItems;
    const known = rows.filter(({ id }) => store.has(id));
    for (const row of known) store.put(row);
    for (const row of rows) {
      if (store.has(row.id)) continue;
      // A row that has moved to this page comes after the rows of the page before.
      fresh.delete(row.id);
      fresh.set(row.id, row);
    }
    const isJoined = known.length > 0 || rows.length === 0 || page * pageSize >= totalItems;
    if (isJoined || page === mostHeadPages)
      return { fresh: [...fresh.values()], totalItems, hasGrown: totalItems > totalAtStart, isJoined };
  }
}
