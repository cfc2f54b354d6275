import type { FailureError } from '@shared/contract/result';
import { isServerAway } from '@shared/contract/server-away';
import type { InputOf, ValueOf } from '@shared/contract/tables/bridge';
import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { request } from './bridge';
import type { FailureHandling } from './query-client';
import { type ReadName, readKey } from './reads';

/** Interval in milliseconds of retries while the server can't be reached and the window is visible. */
const askAgainMs = 15_000;

export interface ReadOptions<Value, Data> {
  enabled?: boolean;
  /** `auto` by default. */
  failure?: FailureHandling;
  staleTimeMs?: number;
  select?: (value: Value) => Data;
  /**
   * The component shows other data while the server can't be reached: the failure isn't shown as a message, and the read is retried at an
   * interval.
   */
  standIn?: boolean;
  /** True by default: data of the previous input stays until the new data is loaded (`isPlaceholderData`). */
  keepPrevious?: boolean;
}

/** Reads through the bridge into the cache with the key `[name, input]`; `error` is a `FailureError`. */
export function useRead<Name extends ReadName, Data = ValueOf<Name>>(
  name: Name,
  input: InputOf<Name>,
  options: ReadOptions<ValueOf<Name>, Data> = {},
): UseQueryResult<Data, FailureError> {
  const { enabled = true, failure = 'auto', staleTimeMs, select, standIn = false, keepPrevious = true } = options;
  return useQuery<ValueOf<Name>, FailureError, Data>({
    queryKey: readKey(name, input),
    queryFn: () => request(name, input),
    enabled,
    meta: { failure, standIn },
    ...(standIn && { refetchInterval: ({ state: { error } }) => (error && isServerAway(error.failure) ? askAgainMs : false) }),
    ...(staleTimeMs !== undefined && { staleTime: staleTimeMs }),
    ...(select && { select }),
    ...(keepPrevious && { placeholderData: keepPreviousData as never }),
  });
}
