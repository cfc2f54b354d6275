import type { QueryClient } from '@tanstack/react-query';
import type { ReadName } from './reads';

/** A response with rows; `totalItems` if they are paged. */
interface CachedRows<Row> {
  rows: readonly Row[];
  totalItems?: number;
}

type RowId = number | string;
type WithId = { id: RowId };

/**
 * Changes a row in every cached response of `call` that contains it. Call it before the write's reads are invalidated, because setting data
 * marks them as fresh.
 */
export function changeRow<Row extends WithId>(client: QueryClient, call: ReadName, id: RowId, toChanged: (row: Row) => Row): void {
  changeAnswers<Row>(client, call, (answer) =>
    answer.rows.some((row) => row.id === id)
      ? { ...answer, rows: answer.rows.map((row) => (row.id === id ? toChanged(row) : row)) }
      : undefined,
  );
}

/** Removes a row from every cached response of `call`, and reduces `totalItems`. */
export function dropRow(client: QueryClient, call: ReadName, id: RowId): void {
  changeAnswers<WithId>(client, call, (answer) => {
    const rows = answer.rows.filter((row) => row.id !== id);
    if (rows.length === answer.rows.length) return undefined;
    return { ...answer, rows, ...(answer.totalItems !== undefined && { totalItems: answer.totalItems - 1 }) };
  });
}

/** Removes a row that is nested in another one; `without` must return an unaffected group unchanged. */
export function dropInside<Group>(client: QueryClient, call: ReadName, without: (group: Group) => Group): void {
  changeAnswers<Group>(client, call, (answer) => {
    const rows = answer.rows.map(without);
    return rows.some((row, at) => row !== answer.rows[at]) ? { ...answer, rows } : undefined;
  });
}

/** Whether a write may have changed the row since it was loaded: every response that contains it is invalidated. */
export function isRowStale(client: QueryClient, call: ReadName, id: RowId): boolean {
  const holding = client
    .getQueryCache()
    .findAll({ queryKey: [call] })
    .filter(({ state }) => (state.data as CachedRows<WithId> | undefined)?.rows.some((row) => row.id === id));
  return holding.length > 0 && holding.every(({ state }) => state.isInvalidated);
}

/** Changes cached responses. Responses for which `toNext` returns undefined stay unchanged, and stale if they were. */
function changeAnswers<Row>(client: QueryClient, call: ReadName, toNext: (answer: CachedRows<Row>) => CachedRows<Row> | undefined): void {
  const change = (answer: CachedRows<Row> | undefined): CachedRows<Row> | undefined => answer && toNext(answer);
  client.setQueriesData<CachedRows<Row>>({ queryKey: [call] }, change);
  // The app's full list of the same call.
  client.setQueriesData<CachedRows<Row>>(
    { queryKey: ['fullLists.view'], predicate: ({ queryKey: [, input] }) => (input as { list?: unknown } | undefined)?.list === call },
    change,
  );
}
