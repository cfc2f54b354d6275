import type { QueryClient } from '@tanstack/react-query';
import type { ReadName } from './reads';

/** Answers with rows; `totalItems` where they are paged. */
interface CachedRows<Row> {
  rows: readonly Row[];
  totalItems?: number;
}

type RowId = number | string;
type WithId = { id: RowId };

/**
 * Changes a row as the cache holds it, in every answer of `call` that shows it. What is put into the cache counts as read: to be done
 * before the write's reads are invalidated, not after it.
 */
export function changeRow<Row extends WithId>(client: QueryClient, call: ReadName, id: RowId, toChanged: (row: Row) => Row): void {
  changeAnswers<Row>(client, call, (answer) =>
    answer.rows.some((row) => row.id === id)
      ? { ...answer, rows: answer.rows.map((row) => (row.id === id ? toChanged(row) : row)) }
      : undefined,
  );
}

/** The same for a row that is gone, which is counted no longer. */
export function dropRow(client: QueryClient, call: ReadName, id: RowId): void {
  changeAnswers<WithId>(client, call, (answer) => {
    const rows = answer.rows.filter((row) => row.id !== id);
    if (rows.length === answer.rows.length) return undefined;
    return { ...answer, rows, ...(answer.totalItems !== undefined && { totalItems: answer.totalItems - 1 }) };
  });
}

/** The same for a row inside of others; `without` gives a row that does not hold it back as it is. */
export function dropInside<Group>(client: QueryClient, call: ReadName, without: (group: Group) => Group): void {
  changeAnswers<Group>(client, call, (answer) => {
    const rows = answer.rows.map(without);
    return rows.some((row, at) => row !== answer.rows[at]) ? { ...answer, rows } : undefined;
  });
}

/** Whether a write may have changed the row since it was read: every answer that shows it waits to be read again. */
export function isRowStale(client: QueryClient, call: ReadName, id: RowId): boolean {
  const holding = client
    .getQueryCache()
    .findAll({ queryKey: [call] })
    .filter(({ state }) => (state.data as CachedRows<WithId> | undefined)?.rows.some((row) => row.id === id));
  return holding.length > 0 && holding.every(({ state }) => state.isInvalidated);
}

/** Answers for which `toNext` gives nothing stay as they are, stale ones stale. */
function changeAnswers<Row>(client: QueryClient, call: ReadName, toNext: (answer: CachedRows<Row>) => CachedRows<Row> | undefined): void {
  const change = (answer: CachedRows<Row> | undefined): CachedRows<Row> | undefined => answer && toNext(answer);
  client.setQueriesData<CachedRows<Row>>({ queryKey: [call] }, change);
  // What the app has read whole of the same list.
  client.setQueriesData<CachedRows<Row>>(
    { queryKey: ['fullLists.view'], predicate: ({ queryKey: [, input] }) => (input as { list?: unknown } | undefined)?.list === call },
    change,
  );
}
