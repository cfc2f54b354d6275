import type { FailureError } from '@shared/contract/result';
import type { InputOf, ValueOf } from '@shared/contract/tables/bridge';
import { hashKey, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { type ReadName, readKey } from './reads';
import { type ReadOptions, useRead } from './use-read';

interface FreshRead<Data> {
  data: Data | undefined;
  error: FailureError | null;
  refetch: () => Promise<unknown>;
}

/**
 * A read for data that is edited and sent back: a response that a write has made stale isn't shown; the hook waits for the next one. Data
 * that was shown once stays during later reads.
 */
export function useFreshRead<Name extends ReadName>(
  name: Name,
  input: InputOf<Name>,
  options: Pick<ReadOptions<ValueOf<Name>, ValueOf<Name>>, 'enabled'> = {},
): FreshRead<ValueOf<Name>> {
  const client = useQueryClient();
  const key = readKey(name, input);
  const question = hashKey(key);
  const shown = useRef<string | null>(null);
  // Subscribes to `isFetching`, because a response equal to the stale one changes nothing else.
  const { data, error, refetch, isFetching: _followed } = useRead(name, input, { ...options, keepPrevious: false });
  const isStale = client.getQueryState(key)?.isInvalidated === true;
  if (data !== undefined && !isStale) shown.current = question;
  return { data: shown.current === question ? data : undefined, error, refetch };
}
