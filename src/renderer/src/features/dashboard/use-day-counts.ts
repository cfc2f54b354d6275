import { request, toFailureError } from '@renderer/runtime/calls/bridge';
import { type OrderList, orderLists } from '@renderer/shared-components/orders/order-links';
import type { Failure, FailureError } from '@shared/contract/result';
import { addDays, toKuwaitDay } from '@shared/domain/dates';
import { type Query, type UseQueryResult, useQueries, useQueryClient } from '@tanstack/react-query';
import pLimit from 'p-limit';
import { useCallback, useMemo } from 'react';

export const shownDays = 14;

/**
 * Maximum number of concurrent calls. The API doesn't count by day: each day needs a call per kind of order, whose page (always twenty
 * rows, API-03) has the total.
 */
const inTurn = pLimit(4);
const keyName = 'dashboard.orderCount';
/** Milliseconds; the cache time of the current day, as for other reads. */
const openStaleMs = 5_000;

interface DayCount {
  /** `YYYY-MM-DD` */
  day: string;
  /** One number for each of `orderLists`; null if it is unknown. */
  counts: readonly (number | null)[];
}

export interface DayCounts {
  /** Oldest first, today last. */
  days: readonly DayCount[];
  /** Number of days with a result, good or bad. */
  settled: number;
  /** Number of days that couldn't be counted, for each of `orderLists`. */
  missed: readonly number[];
  /** The first failure. */
  failure: Failure | null;
  isFetching: boolean;
  /** Counts today and the failed days again. */
  refresh(): void;
}

/** Whether the count was made after the end of its day; it is then cached for the session. */
function isFinal(day: string, countedAt: number): boolean {
  return toKuwaitDay(new Date(countedAt)) > day;
}

function toCountQuery(list: OrderList, day: string, isEnabled: boolean) {
  return {
    queryKey: [keyName, list, day],
    // Days that are still waiting when the user leaves aren't requested.
    queryFn: ({ signal }: { signal: AbortSignal }): Promise<number> =>
      inTurn(async () => {
        signal.throwIfAborted();
        const { totalItems } = await request(list, { query: { startDate: day, endDate: day, page: 1 } });
        return totalItems;
      }),
    enabled: isEnabled,
    meta: { failure: 'inPlace' as const },
    gcTime: Number.POSITIVE_INFINITY,
    staleTime: ({ state }: { state: { dataUpdatedAt: number } }) =>
      isFinal(day, state.dataUpdatedAt) ? Number.POSITIVE_INFINITY : openStaleMs,
  };
}

function mayHaveChanged({ queryKey: [name, , day], state }: Query): boolean {
  // A failed count has no time, so it is counted again too.
  return name === keyName && !isFinal(String(day), state.dataUpdatedAt);
}

/** Counts orders and guest orders of the last days, including `today`; doesn't start before `isEnabled`. */
export function useDayCounts(today: string, isEnabled: boolean): DayCounts {
  const client = useQueryClient();
  const days = useMemo(() => Array.from({ length: shownDays }, (_, at) => addDays(today, at + 1 - shownDays)), [today]);
  const results = useQueries({ queries: days.flatMap((day) => orderLists.map((list) => toCountQuery(list, day, isEnabled))) });
  const refresh = useCallback(() => void client.refetchQueries({ predicate: mayHaveChanged, type: 'active' }), [client]);
  return { ...toDayCounts(days, results), refresh };
}

function toDayCounts(days: readonly string[], results: readonly UseQueryResult<number, FailureError>[]): Omit<DayCounts, 'refresh'> {
  const perDay = days.map((_, at) => results.slice(at * orderLists.length, (at + 1) * orderLists.length));
  const failed = results.find(({ error }) => error)?.error;
  return {
    days: days.map((day, at) => ({ day, counts: (perDay[at] ?? []).map(({ data }) => data ?? null) })),
    settled: perDay.filter((day) => day.every(({ isPending }) => !isPending)).length,
    missed: orderLists.map((_, at) => perDay.filter((day) => day[at]?.isError).length),
    failure: failed ? toFailureError(failed).failure : null,
    isFetching: results.some(({ isFetching }) => isFetching),
  };
}
