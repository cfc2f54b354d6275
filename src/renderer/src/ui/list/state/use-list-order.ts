import type { RowId } from '@renderer/ui/table/column';
import { pageSize } from '@shared/domain/server/paging';
import { useEffect, useRef } from 'react';
import { toQuestionKey } from './list-state';
import type { List } from './use-list';

/** More rows than any list has, and than any page has: a page of groups may have hundreds. */
const questionSize = 1e12;
const placesOfAPage = 1e6;

/** Of a row among all rows. */
const toOrder = (at: number): number => Math.floor(at / pageSize) * placesOfAPage + (at % pageSize);

export interface ListOrder<Row> {
  sort(rows: Iterable<Row>): Row[];
  /** Where the rows of every page stand, seen or not. */
  noteAll(rows: readonly Row[]): void;
}

/**
 * Sorts rows of many pages into the order of the list, as last seen. Rows that were found by an earlier search come first, because
 * they have no place among the present ones.
 */
export function useListOrder<Row extends { id: RowId }>(list: List<Row>): ListOrder<Row> {
  const places = useRef(new Map<RowId, number>());
  const asked = useRef({ question: '', number: 0 });
  const { rows, state, isStale, window } = list;
  const question = toQuestionKey({ ...state, page: 1 });
  useEffect(() => {
    // The rows still belong to the question before.
    if (isStale) return;
    if (asked.current.question !== question) asked.current = { question, number: asked.current.number + 1 };
    const start = asked.current.number * questionSize;
    const first = (state.page - 1) * placesOfAPage;
    for (const [at, row] of rows.entries()) places.current.set(row.id, start + (window ? toOrder(window.places[at] ?? at) : first + at));
  }, [rows, question, state.page, isStale, window]);
  const place = (row: Row): number => places.current.get(row.id) ?? 0;
  return {
    sort: (selected) => [...selected].sort((a, b) => place(a) - place(b)),
    noteAll(all) {
      const start = asked.current.number * questionSize;
      for (const [at, row] of all.entries()) places.current.set(row.id, start + toOrder(at));
    },
  };
}
