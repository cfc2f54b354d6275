import { request, toFailureError } from '@renderer/runtime/calls/bridge';
import { type OrderList, orderLists } from '@renderer/shared-components/orders/order-links';
import type { Failure, FailureError } from '@shared/contract/result';
import { addDays, toKuwaitDay } from '@shared/domain/dates';
import { type Query, type UseQueryResult, useQueries, useQueryClient } from '@tanstack/react-query';
import pLimit from 'p-limit';
import { useCallback, useMemo } from 'react';

export const shownDays = 14;

/**
 * The API counts no days: each takes a call of its own for each kind of order, whose page (always twenty rows, API-03) tells how many there
 * are. So many run at a time.
 */
const inTurn = pLimit(4);
const keyName = 'dashboard.orderCount';
/** Of a day that goes on; as old as any other read may be. */
const openStaleMs = 5_000;

interface DayCount {
  /** `YYYY-MM-DD` */
  day: string;
  /** One for each of `orderLists`; null where it is not known. */
  counts: readonly (number | null)[];
}

export interface DayCounts {
  /** The oldest first, today last. */
  days: readonly DayCount[];
  /** How many days are answered, well or not. */
  settled: number;
  /** How many days could not be counted, for each of `orderLists`. */
  missed: readonly number[];
  /** Of the first of them. */
  failure: Failure | null;
  isFetching: boolean;
  /** Counts again what may have changed: today, and what could not be counted. */
  refresh(): void;
}

/** A count that was made when its day was over stays as it is, for as long as somebody is signed in. */
function isFinal(day: string, countedAt: number): boolean {
  return toKuwaitDay(new Date(countedAt)) > day;
}

function toCountQuery(list: OrderList, day: string, isEnabled: boolean) {
  return {
    queryKey: [keyName, list, day],
    // A day whose turn comes after the person has left is not asked for.
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
  // What could not be counted has no date of its count either.
  return name === keyName && !isFinal(String(day), state.dataUpdatedAt);
}

/** Orders and guest orders of each of the last days, `today` included; nothing is asked before `isEnabled`. */
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
