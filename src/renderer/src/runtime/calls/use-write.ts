import type { FailurePlace } from '@renderer/runtime/notices/failure-presenter';
import { notify } from '@renderer/runtime/notices/notify';
import type { InputOf, ValueOf } from '@shared/contract/bridge';
import { type Failure, type FailureError, failed, ok, type Result } from '@shared/contract/result';
import { hashKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import { request, toFailureError } from './bridge';
import { invalidateAfter } from './invalidation';
import type { WriteName } from './reads';

export interface WriteOptions<Name extends WriteName> {
  /** Toasted after success. */
  success?: string | ((value: ValueOf<Name>, input: InputOf<Name>) => string);
  onSuccess?: (value: ValueOf<Name>, input: InputOf<Name>) => void;
  /** Runs beside the presenter, for instance to put the server's words under their fields. */
  onFailure?: (failure: Failure, input: InputOf<Name>) => void;
  /** `inPlace`: the caller shows the failure itself. Default `present`. */
  failure?: 'present' | 'inPlace';
  place?: FailurePlace;
}

export interface Write<Name extends WriteName> {
  /** Never rejects. The same input sent again while its request runs joins that request, so a double click sends one. */
  send: (input: InputOf<Name>) => Promise<Result<ValueOf<Name>>>;
  isPending: boolean;
  /** Input of the latest request. */
  input: InputOf<Name> | undefined;
  failure: Failure | null;
  reset: () => void;
}

/** A write through the bridge: presents its failure, refreshes the reads it touches (`invalidation.ts`). */
export function useWrite<Name extends WriteName>(name: Name, options: WriteOptions<Name> = {}): Write<Name> {
  const client = useQueryClient();
  const running = useRef(new Map<string, Promise<Result<ValueOf<Name>>>>());
  const mutation = useMutation<ValueOf<Name>, FailureError, InputOf<Name>>({
    mutationFn: (input) => request(name, input),
    meta: { failure: options.failure ?? 'present', place: options.place ?? 'anywhere' },
    onSuccess(value, input) {
      void invalidateAfter(client, name);
      const { success } = options;
      if (success) notify.success(typeof success === 'function' ? success(value, input) : success);
      options.onSuccess?.(value, input);
    },
    onError(error, input) {
      // The server may have carried it out: show what is true now before anyone sends it again.
      if (toFailureError(error).failure.code === 'outcomeUnknown') void invalidateAfter(client, name);
      options.onFailure?.(toFailureError(error).failure, input);
    },
  });
  const { mutateAsync, reset } = mutation;
  const send = useCallback(
    (input: InputOf<Name>) => {
      const key = hashKey([input]);
      const known = running.current.get(key);
      if (known) return known;
      const sent = mutateAsync(input)
        .then(
          (value) => ok(value),
          (error: unknown) => failed<ValueOf<Name>>(...toParts(toFailureError(error).failure)),
        )
        .finally(() => running.current.delete(key));
      running.current.set(key, sent);
      return sent;
    },
    [mutateAsync],
  );
  return {
    send,
    isPending: mutation.isPending,
    input: mutation.variables,
    failure: mutation.error ? toFailureError(mutation.error).failure : null,
    reset,
  };
}

function toParts({ code, ...details }: Failure): [Failure['code'], Omit<Failure, 'code'>] {
  return [code, details];
}
