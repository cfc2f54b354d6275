import type { FailureError } from '@shared/contract/result';
import { isServerAway } from '@shared/contract/server-away';
import type { InputOf, ValueOf } from '@shared/contract/tables/bridge';
import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { request } from './bridge';
import type { FailureHandling } from './query-client';
import { type ReadName, readKey } from './reads';

/** How often a server that cannot be reached is asked again while the window is seen. */
const askAgainMs = 15_000;

export interface ReadOptions<Value, Data> {
  enabled?: boolean;
  /** Default `auto`. */
  failure?: FailureHandling;
  staleTimeMs?: number;
  select?: (value: Value) => Data;
  /** Something else is shown while the server cannot be reached: no toast says it then, and the server is asked again and again. */
  standIn?: boolean;
  /** Default true: the rows of the input before stay until the new ones are there (`isPlaceholderData`). */
  keepPrevious?: boolean;
}

/** Reads through the bridge into the cache under `[name, input]`; `error` is a `FailureError`. */
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
