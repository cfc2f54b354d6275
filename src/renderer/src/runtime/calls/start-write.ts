import type { FailurePlace } from '@renderer/runtime/notices/failure-presenter';
import { notify, type ToastAction } from '@renderer/runtime/notices/notify';
import { type Failure, type FailureError, failed, ok, type Result } from '@shared/contract/result';
import type { InputOf, ValueOf } from '@shared/contract/tables/bridge';
import { hashKey, type MutationOptions, type QueryClient } from '@tanstack/react-query';
import { request, toFailureError } from './bridge';
import { invalidateAfter } from './invalidation';
import type { WriteName } from './reads';
import { noteUndo } from './undo/undo';
import type { Undoable } from './undo/undoable';
import { isUnclear } from './write-outcome';

export interface WriteOptions<Name extends WriteName> {
  /** Message after success. */
  success?: string | ((value: ValueOf<Name>, input: InputOf<Name>) => string);
  /** Action of the message. */
  action?: (value: ValueOf<Name>) => ToastAction | undefined;
  /** How the write is undone: offered in the message, and stored in the list of changes (`undo/`). */
  undo?: (value: ValueOf<Name>, input: InputOf<Name>) => Undoable;
  onSuccess?: (value: ValueOf<Name>, input: InputOf<Name>) => void;
  /** Called in addition to the presenter, such as to show the server's message at its fields. */
  onFailure?: (failure: Failure, input: InputOf<Name>) => void;
  /** `inPlace`: the caller shows the failure itself. `present` by default. */
  failure?: 'present' | 'inPlace';
  place?: FailurePlace;
}

/** Returns the mutation options of a write: it reports the result and invalidates the reads that it touches (`invalidation.ts`). */
export function toMutation<Name extends WriteName>(
  client: QueryClient,
  name: Name,
  options: WriteOptions<Name>,
): MutationOptions<ValueOf<Name>, FailureError, InputOf<Name>> {
  return {
    mutationFn: (input) => request(name, input),
    meta: { failure: options.failure ?? 'present', place: options.place ?? 'anywhere' },
    onSuccess(value, input) {
      const { success } = options;
      const undoing = options.undo && noteUndo(client, options.undo(value, input));
      if (success) {
        const text = typeof success === 'function' ? success(value, input) : success;
        notify.success(text, undoing?.action ?? options.action?.(value), undoing?.about);
      }
      // Data that it puts into the cache is shown until the reads have finished.
      options.onSuccess?.(value, input);
      void invalidateAfter(client, name);
    },
    onError(error, input) {
      const { failure } = toFailureError(error);
      // The server may have executed the write, or no longer has the record, so the current state is loaded before a retry.
      if (isUnclear(failure) || failure.code === 'notFound') void invalidateAfter(client, name);
      options.onFailure?.(failure, input);
    },
  };
}

/** Running writes by name and input. */
export type RunningWrites = Map<string, Promise<unknown>>;

/** Sends a write, or joins the running one with the same input, so that a double-click sends only one. Never rejects. */
export function joinWrite<Name extends WriteName>(
  running: RunningWrites,
  name: Name,
  input: InputOf<Name>,
  start: () => Promise<ValueOf<Name>>,
): Promise<Result<ValueOf<Name>>> {
  const key = hashKey([name, input]);
  const known = running.get(key) as Promise<Result<ValueOf<Name>>> | undefined;
  if (known) return known;
  const sent = start()
    .then(
      (value) => ok(value),
      (error: unknown) => failed<ValueOf<Name>>(...toParts(toFailureError(error).failure)),
    )
    .finally(() => running.delete(key));
  running.set(key, sent);
  return sent;
}

function toParts({ code, ...details }: Failure): [Failure['code'], Omit<Failure, 'code'>] {
  return [code, details];
}
