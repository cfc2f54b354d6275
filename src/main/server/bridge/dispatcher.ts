import type { Logger } from '@main/system/log/logger';
import { toFailure } from '@main/system/log/to-failure';
import type { Handlers } from '@main/system/ports/handlers';
import { isRead } from '@shared/contract/call';
import { inputLimit } from '@shared/contract/local-call';
import { failed, type Result } from '@shared/contract/result';
import type { LocalCallName } from '@shared/contract/tables/bridge';
import { localCalls } from '@shared/contract/tables/local-registry.generated';
import { calls } from '@shared/contract/tables/registry';
import { z } from 'zod';
import type { Api, JsonCallName } from '../api/api-client';
import { isWithinSize } from './input-size';
import { isTrusted } from './sender';
import type { Sender } from './transport';

export interface DispatcherDeps {
  handlers: Handlers;
  api: Api;
  log: Logger;
  /** Whether the user has locked the app, so that only a few calls are answered. */
  isLocked: () => boolean;
  /** Runs work that changes something and that the user may be waiting for. */
  duringWork<Value>(work: () => Promise<Value>): Promise<Value>;
  /** Notifies other windows that a page has changed data which they may show; `id` is the record's in the request. */
  tellOthers(from: string, name: LocalCallName | JsonCallName, id: number | null): void;
}

export type Dispatcher = (sender: Sender, name: unknown, input: unknown) => Promise<Result<unknown>>;

function isPageCall(name: string): name is JsonCallName {
  return Object.hasOwn(calls, name) && calls[name as keyof typeof calls].audience === 'page';
}

function isLocalCall(name: string): name is LocalCallName {
  return Object.hasOwn(localCalls, name);
}

const worksWhileLocked = (name: string): boolean => isLocalCall(name) && localCalls[name].whileLocked;

/** Whether the user started the request; pages also load data automatically. */
function isWork(name: LocalCallName | JsonCallName): boolean {
  return isLocalCall(name) ? localCalls[name].isWork : !isRead(calls[name]);
}

const touchesAny = (name: LocalCallName | JsonCallName): boolean => (isLocalCall(name) ? localCalls[name] : calls[name]).touches.length > 0;

const named = z.object({ params: z.object({ id: z.number() }) });

function toRecordId(input: unknown): number | null {
  const parsed = named.safeParse(input);
  return parsed.success ? parsed.data.params.id : null;
}

/** Responds to every request of a page with a value: checks sender, name, lock, size, and input in this order, then does the work. */
export function createDispatcher({ handlers, api, log, isLocked, duringWork, tellOthers }: DispatcherDeps): Dispatcher {
  async function runLocalCall(name: LocalCallName, raw: unknown, from: string): Promise<Result<unknown>> {
    const parsed = localCalls[name].input.safeParse(raw);
    if (!parsed.success) return failed('badInput', { message: z.prettifyError(parsed.error) });
    try {
      // The type of the handlers' table links each name to its input; a name that is known only at run time loses that link.
      const handler = handlers[name] as (input: unknown, from: string) => unknown;
      return { ok: true, value: await handler(parsed.data, from) };
    } catch (error) {
      return { ok: false, error: toFailure(error, name, log) };
    }
  }

  return async (sender, name, input) => {
    if (!isTrusted(sender)) {
      const { protocol = null, host = null } = URL.parse(sender.url ?? '') ?? {};
      log.warn('bridge.foreignSender', { protocol, host, isMainFrame: sender.isMainFrame, isAppWindow: sender.window !== null });
      return failed('forbidden');
    }
    const isKnown = typeof name === 'string' && (isLocalCall(name) || isPageCall(name));
    if (!isKnown) {
      log.warn('bridge.unknownRoute', { length: typeof name === 'string' ? name.length : null });
      return failed('badInput');
    }
    if (isLocked() && !worksWhileLocked(name)) return failed('locked');
    const limit = isLocalCall(name) ? localCalls[name].limit : inputLimit;
    if (!isWithinSize(input, limit.bytes)) {
      log.warn('bridge.inputTooLarge', { call: name });
      return failed(limit.failure);
    }
    const from = sender.window ?? '';
    const run = () => (isLocalCall(name) ? runLocalCall(name, input, from) : api.callUnchecked(name, input));
    const answer = await (isWork(name) ? duringWork(run) : run());
    // Also after a failure, because it may have been done in part.
    if (touchesAny(name)) tellOthers(from, name, toRecordId(input));
    return answer;
  };
}
