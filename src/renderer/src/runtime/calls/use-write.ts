import type { Failure, FailureError, Result } from '@shared/contract/result';
import type { InputOf, ValueOf } from '@shared/contract/tables/bridge';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import { toFailureError } from './bridge';
import type { WriteName } from './reads';
import { joinWrite, type RunningWrites, toMutation, type WriteOptions } from './start-write';

export interface Write<Name extends WriteName> {
  /** Never rejects. The same input sent again during its request joins that request, so a double-click sends only one. */
  send: (input: InputOf<Name>) => Promise<Result<ValueOf<Name>>>;
  isPending: boolean;
  /** Input of the latest request. */
  input: InputOf<Name> | undefined;
  failure: Failure | null;
  reset: () => void;
}

/** A write through the bridge: shows its failure and invalidates the reads that it touches (`invalidation.ts`). */
export function useWrite<Name extends WriteName>(name: Name, options: WriteOptions<Name> = {}): Write<Name> {
  const client = useQueryClient();
  const running = useRef<RunningWrites>(new Map());
  const mutation = useMutation<ValueOf<Name>, FailureError, InputOf<Name>>(toMutation(client, name, options));
  const { mutateAsync, reset } = mutation;
  const send = useCallback(
    (input: InputOf<Name>) => joinWrite(running.current, name, input, () => mutateAsync(input)),
    [name, mutateAsync],
  );
  return {
    send,
    isPending: mutation.isPending,
    input: mutation.variables,
    failure: mutation.error ? toFailureError(mutation.error).failure : null,
    reset,
  };
}
