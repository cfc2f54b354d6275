import { sessionMark } from '@renderer/runtime/state/session-mark';
import { FailureError, failed, type Result, unwrap } from '@shared/contract/result';
import type { Bridge, BridgeName, InputArgs, InputOf, ValueOf } from '@shared/contract/tables/bridge';
import { createNanoEvents, type Emitter } from 'nanoevents';
import { isOfComputer } from './call-facts';

type Listener = (payload: never) => void;
const emitters = new WeakMap<Bridge, Emitter<Record<string, Listener>>>();

/**
 * What the preload script gave to this page, looked up at each use. It is given one function for each event and no more: what crosses
 * may be kept there, and with it the whole screen that it belongs to.
 */
export const bridge: Bridge = {
  call: async (name, ...input) => JSON.parse(await window.diwan.callText(name, ...input)),
  callText: (name, ...input) => window.diwan.callText(name, ...input),
  on(name, listener) {
    const source = window.diwan;
    const emitter = emitters.get(source) ?? createNanoEvents<Record<string, Listener>>();
    emitters.set(source, emitter);
    // Its list stays there once it is empty, so this subscribes once.
    if (!emitter.events[name]) source.on(name, (payload) => emitter.emit(name, payload as never));
    return emitter.on(name, listener);
  },
};

/**
 * One request as a `Result`; a bridge that itself breaks counts as `internal`. Never rejects. What comes of a request is told to the session
 * that made it and to nobody after it: for them it was `cancelled`.
 */
export async function ask<Name extends BridgeName>(name: Name, input: InputOf<Name>): Promise<Result<ValueOf<Name>>> {
  const asked = sessionMark();
  const result = await send(name, input);
  return asked === sessionMark() || isOfComputer(name) ? result : failed('cancelled');
}

async function send<Name extends BridgeName>(name: Name, input: InputOf<Name>): Promise<Result<ValueOf<Name>>> {
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
