import type { FailureError, Result } from '@shared/contract/result';
import type { InputOf, ValueOf } from '@shared/contract/tables/bridge';
import { MutationObserver, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { WriteName } from './reads';
import { joinWrite, type RunningWrites, toMutation, type WriteOptions } from './start-write';

/** Sends any write by its name, like `useWrite` but without its state. */
export type Send = <Name extends WriteName>(
  name: Name,
  input: InputOf<Name>,
  options?: WriteOptions<Name>,
) => Promise<Result<ValueOf<Name>>>;

/** For writes that are named in data. Returns a stable function. A double-click sends one request. */
export function useSend(): Send {
  const client = useQueryClient();
  return useMemo<Send>(() => {
    const running: RunningWrites = new Map();
    return <Name extends WriteName>(name: Name, input: InputOf<Name>, options: WriteOptions<Name> = {}) =>
      joinWrite(running, name, input, () =>
        new MutationObserver<ValueOf<Name>, FailureError, InputOf<Name>>(client, toMutation(client, name, options)).mutate(input),
      );
  }, [client]);
}
