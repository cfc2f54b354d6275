import { toPageCount } from './paging';

type RowId = number | string;

interface FoundPage<Row> {
  rows: readonly Row[];
  unreadable?: readonly unknown[] | undefined;
  /** Left out by a list without pages. */
  totalItems?: number | undefined;
}

/** Loads a page of one search for a row. */
export type PageSearch<Row> = (page: number) => Promise<FoundPage<Row>>;

export interface FindById<Row> {
  /** The call that loads a single record, if there is one. */
  one?: (() => Promise<Row | null>) | undefined;
  searches: readonly PageSearch<Row>[];
  /** Maximum number of pages of each search; all of them if left out. */
  mostPages?: number;
}

/**
 * Loads the current state of the row with this ID. A short ID is part of many phones, codes, and names, so the row may be on any page of a
 * search: null only after the last page of the last search, `unknown` if there are more than `mostPages`. Rejects with the failure of a
 * read.
 */
export async function findById<Row extends { id: RowId }>(
  id: RowId,
  { one, searches, mostPages = Number.POSITIVE_INFINITY }: FindById<Row>,
): Promise<Row | null | 'unknown'> {
  const own = await one?.();
  if (own) return own;
  let isCut = false;
  for (const search of searches) {
    for (let page = 1, pages = 1; page <= pages; page += 1) {
      if (page > mostPages) {
        isCut = true;
        break;
      }
      const { rows, unreadable = [], totalItems } = await search(page);
      const found = rows.find((row) => row.id === id);
      if (found) return found;
      // The server counts more rows than it has.
      if (rows.length + unreadable.length === 0) break;
      pages = totalItems === undefined ? 1 : toPageCount(totalItems);
    }
  }
  return isCut ? 'unknown' : null;
}
