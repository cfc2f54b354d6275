import type { RowId } from '@renderer/ui/table/column';
import { pageSize } from '@shared/domain/server/paging';
import { useEffect } from 'react';
import { toQueryKey } from './list-state';
import type { List } from './use-list';

/** More rows than any list has. A page of groups may have hundreds. */
const questionSize = 1e12;
const placesOfAPage = 1e6;

/** Returns the order of a row by its index among all rows. */
const toOrder = (at: number): number => Math.floor(at / pageSize) * placesOfAPage + (at % pageSize);

/** Positions of rows, and the query in which they were seen. */
export interface RowPlaces {
  places: Map<RowId, number>;
  asked: { question: string; number: number };
}

export const createRowPlaces = (): RowPlaces => ({ places: new Map(), asked: { question: '', number: 0 } });

export interface ListOrder<Row> {
  sort(rows: Iterable<Row>): Row[];
  /** Records the positions of all rows of the full list. */
  noteAll(rows: readonly Row[]): void;
}

/**
 * Sorts rows of several pages in the list's order, as last seen. Rows found by an earlier search come first, because they have no position
 * among the current ones. `known` is what was seen before the list was left.
 */
export function useListOrder<Row extends { id: RowId }>(list: List<Row>, known: RowPlaces): ListOrder<Row> {
  const { rows, state, isStale, window } = list;
  const question = toQueryKey({ ...state, page: 1 });
  useEffect(() => {
    // The rows still belong to the previous query.
    if (isStale) return;
    if (known.asked.question !== question) known.asked = { question, number: known.asked.number + 1 };
    const start = known.asked.number * questionSize;
    const first = (state.page - 1) * placesOfAPage;
    for (const [at, row] of rows.entries()) known.places.set(row.id, start + (window ? toOrder(window.places[at] ?? at) : first + at));
  }, [known, rows, question, state.page, isStale, window]);
  const place = (row: Row): number => known.places.get(row.id) ?? 0;
  return {
    sort: (selected) => [...selected].sort((a, b) => place(a) - place(b)),
    noteAll(all) {
      const start = known.asked.number * questionSize;
      for (const [at, row] of all.entries()) known.places.set(row.id, start + toOrder(at));
    },
  };
}
