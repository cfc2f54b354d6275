import type { ServedPage } from '@shared/contract/response';
import type { Paging } from './handler';

/** Returns the rows of one page; all rows without `offset` and `limit` (OP-24). */
export function toServedPage<Row, Served>(
  rows: readonly Row[],
  { offset = 0, limit }: Paging,
  serve: (row: Row) => Served,
): ServedPage<Served> {
  const page = rows.slice(offset, limit === undefined ? undefined : offset + limit);
  return { rows: page.map(serve), totalItems: rows.length };
}
