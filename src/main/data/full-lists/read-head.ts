import { pageSize } from '@shared/domain/server/paging';
import type { FetchRows, ListResponse } from './read-full-list';
import type { Row, RowId, RowStore } from './row-store';

/** Pages from the head, until rows that are known. */
const mostHeadPages = 50;

interface ListHead {
  /** Rows that the store does not have, each once and in the order of the server. */
  fresh: Row[];
  totalItems: number;
  /** Rows arrived while it was read, so that some may stand between the pages. */
  hasGrown: boolean;
  /** It ends at rows that are known. */
  isJoined: boolean;
}

/** Reads from the newest row on until rows that the store has, which it renews. Null where it failed, or where nobody waits for it any longer. */
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
      // A row that has moved to this page stands after those of the page before.
      fresh.delete(row.id);
      fresh.set(row.id, row);
    }
    const isJoined = known.length > 0 || rows.length === 0 || page * pageSize >= totalItems;
    if (isJoined || page === mostHeadPages)
      return { fresh: [...fresh.values()], totalItems, hasGrown: totalItems > totalAtStart, isJoined };
  }
}
