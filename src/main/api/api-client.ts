import type { AnyCall, CallInput, CallValue } from '@shared/contract/call';
import { type CallName, calls } from '@shared/contract/registry';
import { type Failure, FailureError, type Result } from '@shared/contract/result';
import type { Language } from '@shared/domain/language';
import ky, { HTTPError, isNetworkError, isTimeoutError, type KyInstance } from 'ky';
import { z } from 'zod';
import type { Endpoint, Target } from '../connection/endpoint';
import type { Logger } from '../diagnostics/logger';
import { toFailure } from '../diagnostics/to-failure';
import type { Access, Grant } from '../session/access';
import { createBoundedFetch } from './bounded-fetch';
import { type ApiLimits, apiLimits, retriedStatuses } from './limits';
import type { Network } from './network';
import { isCertificateCode, isNeverSent, networkCode, RefusedAnswerError } from './network-failure';
import { readError } from './read-error';
import { toRequest } from './to-request';

type Calls = typeof calls;
/** An upload is sent by `createUploads`, not as JSON. */
export type JsonCallName = Exclude<CallName, 'files.upload'>;
export type InputOfCall<Name extends JsonCallName> = CallInput<Calls[Name]>;
export type ValueOfCall<Name extends JsonCallName> = CallValue<Calls[Name]>;

export interface CallOptions {
  signal?: AbortSignal;
  /** The call goes on when the session ends: for the farewell to the server. */
  outlivesSession?: boolean;
  /** Another address than the one in use, without the token: for asking whether an API answers there. */
  at?: Target;
}

type AnswerListener<Name extends JsonCallName> = (value: ValueOfCall<Name>, input: InputOfCall<Name>) => void;

/** Every call of the shop's API, by its declared name. Fails only by value. */
export interface Api {
  call<Name extends JsonCallName>(name: Name, input: InputOfCall<Name>, options?: CallOptions): Promise<Result<ValueOfCall<Name>>>;
  /** The same for a name that was checked at run time and an input that was not. */
  callUnchecked(name: JsonCallName, input: unknown): Promise<Result<unknown>>;
  /** Hears every successful answer of one call before its caller does. */
  onAnswer<Name extends JsonCallName>(name: Name, listener: AnswerListener<Name>): void;
}

export interface ApiDeps {
  network: Network;
  endpoint: Endpoint;
  access: Access;
  language: () => Language;
  log: Logger;
  limits?: ApiLimits;
}

interface Exchange {
  call: AnyCall;
  name: JsonCallName;
  target: Target;
  grant: Grant | null;
}

export function createApi(deps: ApiDeps): Api {
  const { endpoint, access, log } = deps;
  const limits = deps.limits ?? apiLimits;
  const http = createHttp(deps.network, limits);
  const listeners = new Map<JsonCallName, Set<(value: unknown, input: unknown) => void>>();

  async function run(name: JsonCallName, input: unknown, options: CallOptions = {}): Promise<Result<unknown>> {
    const target = options.at ?? endpoint.target();
    if (!target) return { ok: false, error: { code: 'notConfigured' } };
    const call: AnyCall = calls[name];
    const exchange: Exchange = { call, name, target, grant: options.at ? null : grantFor(call, target) };
    try {
      const value = await exchangeOnce(exchange, input, options);
      for (const listener of listeners.get(name) ?? []) listener(value, input);
      return { ok: true, value };
    } catch (error) {
      const failure = failureOf(error, exchange, options);
      if (failure.code === 'sessionEnded' && exchange.grant) access.refused(exchange.grant);
      return { ok: false, error: failure };
    }
  }

  function grantFor(call: AnyCall, target: Target): Grant | null {
    const grant = call.needs === 'anyone' ? null : access.current();
    return grant?.apiRoot === target.apiRoot ? grant : null;
  }

  async function exchangeOnce({ call, target, grant }: Exchange, input: unknown, options: CallOptions): Promise<unknown> {
    const request = toRequest(call, target.apiRoot, input);
    const isRead = call.method === 'GET';
    const signals = [options.signal, options.outlivesSession ? undefined : grant?.signal].filter((signal) => signal !== undefined);
    const response = await http(request.url, {
      method: call.method,
      ...(request.json === undefined ? {} : { json: request.json }),
      headers: {
        accept: 'application/json',
        'accept-language': deps.language(),
        ...(grant ? { authorization: target.authorization === 'bearer' ? `Bearer ${grant.token}` : grant.token } : {}),
      },
      timeout: isRead ? limits.readTimeoutMs : limits.writeTimeoutMs,
      totalTimeout: isRead ? limits.readTimeoutMs : limits.writeTimeoutMs,
      retry: isRead ? readRetry(limits) : 0,
      signal: AbortSignal.any(signals),
    });
    if (!options.at) endpoint.noteAnswered();
    if (response.status !== call.okStatus) throw new FailureError({ code: 'unexpectedStatus', status: response.status });
    return call.answer.decode(await readJson(response));
  }

  function failureOf(error: unknown, exchange: Exchange, options: CallOptions): Failure {
    if (exchange.grant?.signal.aborted && !options.outlivesSession) return { code: 'sessionEnded' };
    if (options.signal?.aborted) return { code: 'cancelled' };
    if (error instanceof HTTPError) {
      if (!options.at) endpoint.noteAnswered();
      const failure = readError(error.response.status, error.response.statusText, error.data);
      // Before a sign-in there is no session that these words could end.
      return failure.code === 'sessionEnded' && exchange.call.needs === 'anyone' ? { ...failure, code: 'server' } : failure;
    }
    if (error instanceof RefusedAnswerError) return { code: error.code };
    if (isTimeoutError(error) || isNetworkError(error)) {
      if (!options.at) endpoint.noteUnreachable();
      return wayFailure(error, exchange);
    }
    if (error instanceof z.ZodError || error instanceof SyntaxError) {
      return { code: 'unreadableAnswer', reference: log.error('api.unreadableAnswer', error, { call: exchange.name }) };
    }
    return toFailure(error, `api ${exchange.name}`, log);
  }

  function wayFailure(error: Error, { call, name }: Exchange): Failure {
    const code = networkCode(error);
    const reference = log.error('api.noAnswer', error, { call: name, code });
    if (isCertificateCode(code)) return { code: 'untrustedCertificate', reference, ...(code ? { message: code } : {}) };
    if (call.method !== 'GET' && !isNeverSent(code)) return { code: 'outcomeUnknown', reference };
    return isTimeoutError(error) ? { code: 'timeout', reference } : { code: 'unreachable', reference, ...(code ? { message: code } : {}) };
  }

  return {
    call: (name, input, options) => run(name, input, options) as Promise<Result<ValueOfCall<typeof name>>>,
    callUnchecked: (name, input) => run(name, input),
    onAnswer(name, listener) {
      const known = listeners.get(name) ?? new Set();
      listeners.set(name, known);
      known.add(listener as (value: unknown, input: unknown) => void);
    },
  };
}

function createHttp(network: Network, limits: ApiLimits): KyInstance {
  const bounded = createBoundedFetch(network, limits);
  return ky.create({
    // ky hands over a Request in every case; the type allows more.
    fetch: (input, init) => bounded(input instanceof Request ? input : new Request(input), init),
  });
}

function readRetry(limits: ApiLimits) {
  return {
    limit: limits.readRetries,
    methods: ['get' as const],
    statusCodes: retriedStatuses,
    afterStatusCodes: retriedStatuses,
    maxRetryAfter: limits.maxRetryAfterMs,
    delay: (attempt: number) => limits.retryDelayMs * 2 ** (attempt - 1),
    jitter: true,
  };
}

/** Only JSON counts; an empty body is undefined, which answers that need no body accept. */
async function readJson(response: Response): Promise<unknown> {
  const text = await response.text();
  if (text.trim() === '') return undefined;
  if (/html/i.test(response.headers.get('content-type') ?? '')) throw new SyntaxError('HTML instead of JSON');
  return JSON.parse(text);
}
