import { calls } from '@shared/contract/tables/registry';
import { pageSize } from '@shared/domain/server/paging';
import type { QueryName } from '@shared/domain/server/server-profile';
import type { Difference } from '@shared/domain/server-check';
import type { JudgedAnswer } from './evaluate-response';
import type { Reading } from './readings';

type Query = Record<string, unknown>;

/** A further request of the app for a list besides its first page, and its expected result. */
export interface ListQuery {
  /** The part of the query that is checked. */
  at: QueryName;
  query: Query;
  /** The request to compare with; the list's first page if left out. */
  against?: Query;
  expected: 'other rows' | 'rows' | 'no rows';
}

/** A text that no row of a shop has. */
const impossibleSearch = 'zqx-no-such-row-7c41';
/** A day before any shop had orders. */
const emptyDay = '1990-01-01';
/** The two values of a part of the query with only two values. */
const others: Partial<Record<QueryName, readonly [unknown, unknown]>> = {
  isDeleted: [false, true],
  status: ['open', 'closed'],
  type: ['premium_products', 'high_pressure'],
};

/** Returns the queries of the app for this list that its first page has enough rows for. */
export function toListQueries({ name, input }: Reading, first: JudgedAnswer): ListQuery[] {
  const call = calls[name];
  if (call.answer.form.envelope !== 'page' || first.rows === null || first.rows === 0) return [];
  const fields = new Set(Object.keys(call.query?.shape ?? {}));
  const query = (change: Query): Query => ({ ...input.query, ...change });
  const pages = Math.ceil((first.total ?? 0) / pageSize);
  const isFull = first.rows >= pageSize;
  return [
    ...(isFull && pages !== 1 ? [{ at: 'offset', query: query({ page: 2 }), expected: 'other rows' } as const] : []),
    // A server that counts pages interprets the offset of a later page as a page far beyond the end.
    ...(isFull && pages > 2 ? [{ at: 'offset', query: query({ page: pages }), expected: 'rows' } as const] : []),
    ...(fields.has('search') ? [{ at: 'search', query: query({ search: impossibleSearch }), expected: 'no rows' } as const] : []),
    ...(fields.has('startDate')
      ? [{ at: 'startDate', query: query({ startDate: emptyDay, endDate: emptyDay }), expected: 'no rows' } as const]
      : []),
    ...Object.entries(others).flatMap(([at, [one, other]]): ListQuery[] =>
      fields.has(at) ? [{ at: at as QueryName, query: query({ [at]: other }), against: query({ [at]: one }), expected: 'other rows' }] : [],
    ),
  ];
}

/** Whether most rows are the same: a row may be added or removed between two requests. */
export function areSame(one: readonly string[], other: readonly string[]): boolean {
  const known = new Set(one);
  return other.length > 0 && other.filter((row) => known.has(row)).length * 2 > other.length;
}

function toCame({ expected }: ListQuery, before: readonly string[], { rows, rowKeys }: JudgedAnswer): string | null {
  if (expected === 'no rows') return rows === 0 ? null : 'rows';
  if (expected === 'rows') return rows === 0 ? 'no rows' : null;
  return areSame(before, rowKeys) ? 'the same rows' : null;
}

/** Returns how a list doesn't follow its query; null if it does. `before`: the rows to compare with. */
export function judgeListQuery(asked: ListQuery, before: readonly string[], answer: JudgedAnswer): Difference | null {
  const common = { path: `?${asked.at}`, places: 1, of: 1 } as const;
  // A server may respond with a 404 for a list without rows.
  const refusal = answer.differences.find(({ kind }) => kind === 'status' || kind === 'notJson' || kind === 'notFoundForEmpty');
  if (refusal) return { ...refusal, ...common };
  // The path exists, because it has just responded.
  if (answer.result === 'notThere')
    return { ...common, kind: 'notFoundForEmpty', expected: '200, an empty list', came: '404', effect: 'unreadable' };
  if (answer.result === 'refused') return { ...common, kind: 'status', expected: '200', came: '401/403', effect: 'unreadable' };
  // The second page of a full list has rows.
  const isMissing = asked.at === 'offset' && answer.rows === 0;
  const came = isMissing ? 'no rows' : toCame(asked, before, answer);
  return came === null ? null : { ...common, kind: 'query', expected: asked.expected, came, effect: 'shownWrong' };
}
