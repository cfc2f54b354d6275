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
 * A read for what is filled in and sent back: an answer that a write has made stale is not shown, the next one is waited for. Once shown, it
 * stays while it is read again.
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
  // `isFetching` is followed because an answer that says the same as the stale one changes nothing else.
  const { data, error, refetch, isFetching: _followed } = useRead(name, input, { ...options, keepPrevious: false });
  const isStale = client.getQueryState(key)?.isInvalidated === true;
  if (data !== undefined && !isStale) shown.current = question;
  return { data: shown.current === question ? data : undefined, error, refetch };
}
