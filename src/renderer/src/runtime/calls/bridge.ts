import { sessionMark } from '@renderer/runtime/state/session-mark';
import { hasScreens, isSuspended, untilBack, useSession } from '@renderer/runtime/state/session-store';
import { FailureError, failed, type Result, unwrap } from '@shared/contract/result';
import type { Bridge, BridgeName, InputArgs, InputOf, ValueOf } from '@shared/contract/tables/bridge';
import { createNanoEvents, type Emitter } from 'nanoevents';
import { isOfComputer } from './call-facts';

type Listener = (payload: never) => void;
const emitters = new WeakMap<Bridge, Emitter<Record<string, Listener>>>();

/**
 * The API that the preload script exposes, looked up at each use. It gets only one listener per event, because Electron's context bridge
 * may retain what is passed to it, with the whole screen of a listener.
 */
export const bridge: Bridge = {
  call: async (name, ...input) => JSON.parse(await window.diwan.callText(name, ...input)),
  callText: (name, ...input) => window.diwan.callText(name, ...input),
  on(name, listener) {
    const source = window.diwan;
    const emitter = emitters.get(source) ?? createNanoEvents<Record<string, Listener>>();
    emitters.set(source, emitter);
    // nanoevents keeps an event's empty list, so each event is subscribed to only once.
    if (!emitter.events[name]) source.on(name, (payload) => emitter.emit(name, payload as never));
    return emitter.on(name, listener);
  },
};

/**
 * Sends one call and resolves with its `Result`; a failure of the bridge itself is `internal`. Never rejects. If the session has changed
 * meanwhile, the result is `cancelled`, so that the next user never gets it. A call that the lock refuses is sent when the user is back.
 */
export async function ask<Name extends BridgeName>(name: Name, input: InputOf<Name>): Promise<Result<ValueOf<Name>>> {
  const asked = sessionMark();
  const result = await sendUnlocked(name, input);
  return asked === sessionMark() || isOfComputer(name) ? result : failed('cancelled');
}

/** The main process has done nothing of a call that it refuses with `locked`, so the call can be sent again. */
async function sendUnlocked<Name extends BridgeName>(name: Name, input: InputOf<Name>): Promise<Result<ValueOf<Name>>> {
  const result = await send(name, input);
  if (result.ok || result.error.code !== 'locked' || !hasScreens(useSession.getState())) return result;
  if (isSuspended()) return (await untilBack()) ? sendUnlocked(name, input) : failed('cancelled');
  return send(name, input);
}

async function send<Name extends BridgeName>(name: Name, input: InputOf<Name>): Promise<Result<ValueOf<Name>>> {
  try {
    return await bridge.call(name, ...([input] as unknown as InputArgs<Name>));
  } catch (error) {
    return failed('internal', error instanceof Error ? { message: error.message } : {});
  }
}

/** Like `ask`, but rejects with a `FailureError`, as the query cache needs it. */
export async function request<Name extends BridgeName>(name: Name, input: InputOf<Name>): Promise<ValueOf<Name>> {
  return unwrap(await ask(name, input));
}

export function toFailureError(error: unknown): FailureError {
  return error instanceof FailureError
    ? error
    : new FailureError({ code: 'internal', ...(error instanceof Error ? { message: error.message } : {}) });
}
