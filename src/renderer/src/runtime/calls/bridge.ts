import { sessionMark } from '@renderer/runtime/state/session-mark';
import { FailureError, failed, type Result, unwrap } from '@shared/contract/result';
import type { Bridge, BridgeName, InputArgs, InputOf, ValueOf } from '@shared/contract/tables/bridge';
import type { EventName } from '@shared/contract/tables/events';
import { isOfComputer } from './call-facts';

type Listener = (payload: never) => void;
const listeners = new WeakMap<Bridge, Map<EventName, Set<Listener>>>();

/** Those of one event; the first one lets the preload script know that the page listens. */
function listenersTo(source: Bridge, name: EventName): Set<Listener> {
  const byName = listeners.get(source) ?? new Map<EventName, Set<Listener>>();
  listeners.set(source, byName);
  const known = byName.get(name);
  if (known) return known;
  const added = new Set<Listener>();
  byName.set(name, added);
  source.on(name, (payload) => {
    for (const listener of added) listener(payload as never);
  });
  return added;
}

/**
 * What the preload script gave to this page, looked up at each use. It is given one function for each event and no more: what crosses
 * may be kept there, and with it the whole screen that it belongs to.
 */
export const bridge: Bridge = {
  call: async (name, ...input) => JSON.parse(await window.diwan.callText(name, ...input)),
  callText: (name, ...input) => window.diwan.callText(name, ...input),
  on(name, listener) {
    const heard = listenersTo(window.diwan, name);
    heard.add(listener);
    return () => {
      heard.delete(listener);
    };
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
