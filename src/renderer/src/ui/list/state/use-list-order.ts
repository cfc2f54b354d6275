import type { RowId } from '@renderer/ui/table/column';
import { pageSize } from '@shared/domain/server/paging';
import { useEffect } from 'react';
import { toQueryKey } from './list-state';
import type { List } from './use-list';

/** More rows than any list has, and than any page has: a page of groups may have hundreds. */
const questionSize = 1e12;
const placesOfAPage = 1e6;

/** Of a row among all rows. */
const toOrder = (at: number): number => Math.floor(at / pageSize) * placesOfAPage + (at % pageSize);

/** Where rows stand, and by which question that was seen. */
export interface RowPlaces {
  places: Map<RowId, number>;
  asked: { question: string; number: number };
}

export const createRowPlaces = (): RowPlaces => ({ places: new Map(), asked: { question: '', number: 0 } });

export interface ListOrder<Row> {
  sort(rows: Iterable<Row>): Row[];
  /** Where the rows of every page stand, seen or not. */
  noteAll(rows: readonly Row[]): void;
}

/**
 * Sorts rows of many pages into the order of the list, as last seen. Rows that were found by an earlier search come first, because
 * they have no place among the present ones. `known`: what was seen before the list was left.
 */
export function useListOrder<Row extends { id: RowId }>(list: List<Row>, known: RowPlaces): ListOrder<Row> {
  const { rows, state, isStale, window } = list;
  const question = toQueryKey({ ...state, page: 1 });
  useEffect(() => {
    // The rows still belong to the question before.
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
