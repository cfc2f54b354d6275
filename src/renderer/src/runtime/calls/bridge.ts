import type { Bridge, BridgeName, InputArgs, InputOf, ValueOf } from '@shared/contract/bridge';
import { FailureError, failed, type Result, unwrap } from '@shared/contract/result';

/** What the preload script gave to this page, looked up at each use. */
export const bridge: Bridge = {
  call: (name, ...input) => window.diwan.call(name, ...input),
  on: (name, listener) => window.diwan.on(name, listener),
};

/** One request as a `Result`; a bridge that itself breaks counts as `internal`. Never rejects. */
export async function ask<Name extends BridgeName>(name: Name, input: InputOf<Name>): Promise<Result<ValueOf<Name>>> {
  try {
    return await bridge.call(name, ...([input] as unknown as InputArgs<Name>));
  } catch (error) {
    return failed('internal', error instanceof Error ? { message: error.message } : {});
  }
}

/** Like `ask`, but rejects with a `FailureError`, as the query cache wants it. */
export async function request<Name extends BridgeName>(name: Name, input: InputOf<Name>): Promise<ValueOf<Name>> {
  return unwrap(await ask(name, input));
}

export function toFailureError(error: unknown): FailureError {
  return error instanceof FailureError
    ? error
    : new FailureError({ code: 'internal', ...(error instanceof Error ? { message: error.message } : {}) });
}
