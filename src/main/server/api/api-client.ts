import type { Logger } from '@main/system/log/logger';
import { monotonicNow } from '@main/system/time/elapsed';
import type { ServerClock } from '@main/system/time/server-clock';
import { type AnyCall, type CallInput, type CallValue, isRead } from '@shared/contract/call';
import { FailureError, failed, type Result } from '@shared/contract/result';
import { type CallName, calls } from '@shared/contract/tables/registry';
import type { Language } from '@shared/domain/language';
import ky, { HTTPError, type KyInstance } from 'ky';
import { createNanoEvents } from 'nanoevents';
import type { Access } from './access';
import { grantFor, toAuthorization } from './authorization';
import { createBoundedFetch } from './bounded-fetch';
import { type Exchange, toCallFailure } from './call-failure';
import type { Endpoint, Target } from './endpoint';
import { saysEmpty } from './errors/other-errors';
import { type ApiLimits, retriedStatuses } from './limits';
import type { Network } from './network/network';
import { readJson } from './read-json';
import { sendWithRenewedToken } from './renewed-token';
import { toCallForm } from './wire/call-form';
import { exchange, noRows } from './wire/exchange';
import type { ServerProfiles } from './wire/server-profiles';
import type { ApiRequest } from './wire/to-request';

/** Signal for a sign-in, which has no session and is never aborted. */
const never = new AbortController().signal;

type Calls = typeof calls;
/** JSON calls only: an upload is sent by `createUploads`. */
export type JsonCallName = Exclude<CallName, 'files.upload'>;
type InputOfCall<Name extends CallName> = CallInput<Calls[Name]>;
export type ValueOfCall<Name extends CallName> = CallValue<Calls[Name]>;

export interface CallOptions {
  signal?: AbortSignal;
  /** The call continues after the session has ended: for signing out on the server. */
  outlivesSession?: boolean;
  /** No page shows the response. */
  isUnseen?: boolean;
  /** The caller merges these rows itself; response listeners must skip this call. */
  takesRows?: boolean;
  /** Another address than the one in use, without its token: for signing in there, and for checking whether an API responds there. */
  at?: Target;
  /** The token for `at`, of a sign-in there. */
  token?: string;
}

/** Call options as response listeners get them. */
interface HeardCall extends CallOptions {
  /** Time when it was sent, by the monotonic clock in ms. */
  sentAt: number;
}

type AnswerListener<Name extends JsonCallName> = (value: ValueOfCall<Name>, input: InputOfCall<Name>, heard: HeardCall) => void;

type HearAnswer = (call: JsonCallName, value: unknown, input: unknown, heard: HeardCall) => void;
const everyCall = '*';

/** Calls the shop's API by declared names. Never rejects. */
export interface Api {
  call<Name extends JsonCallName>(name: Name, input: InputOfCall<Name>, options?: CallOptions): Promise<Result<ValueOfCall<Name>>>;
  /** Calls by a name that was checked at run time, with unchecked input. */
  callUnchecked(name: JsonCallName, input: unknown): Promise<Result<unknown>>;
  /** Called with every successful response before the caller gets it. */
  onEveryAnswer(listener: (value: unknown) => void): void;
  /** Called with every successful response of one call. */
  onAnswer<Name extends JsonCallName>(name: Name, listener: AnswerListener<Name>): void;
}

export interface ApiDeps {
  network: Network;
  serverClock: Pick<ServerClock, 'note'>;
  endpoint: Endpoint;
  access: Access;
  profiles: Pick<ServerProfiles, 'of'>;
  language: () => Language;
  log: Logger;
  limits: ApiLimits;
}

/** Sends a call in the form of the server's profile, and decodes its response. */
function createSender(deps: ApiDeps) {
  const { endpoint, limits } = deps;
  const http = createHttp(deps);

  async function exchangeOnce(exchanged: Exchange, input: unknown): Promise<unknown> {
    const { call, name, target } = exchanged;
    const form = toCallForm(call, name, deps.profiles.of(target));
    const send = async (request: ApiRequest): Promise<unknown> => {
      try {
        return await sendOnce(exchanged, request, form.okStatus);
      } catch (error) {
        if (!(error instanceof HTTPError)) throw error;
        const { data: body, response } = error;
        if (!saysEmpty({ status: response.status, body, url: request.url }, form)) throw error;
        if (!exchanged.isProbe) endpoint.noteAnswered();
        return noRows;
      }
    };
    return call.answer.decode(await exchange({ call, form, apiRoot: target.apiRoot, input }, send));
  }

  async function sendOnce(
    { call, target, grant, signal, ...exchanged }: Exchange,
    request: ApiRequest,
    okStatus: number,
  ): Promise<unknown> {
    const reads = isRead(call);
    const timeoutMs = reads ? limits.readTimeoutMs : limits.writeTimeoutMs;
    const response = await http(request.url, {
      method: request.method,
      ...(request.json === undefined ? {} : { json: request.json }),
      headers: {
        accept: 'application/json',
        'accept-language': deps.language(),
        ...(grant ? { authorization: toAuthorization(target, grant) } : {}),
      },
      timeout: timeoutMs,
      totalTimeout: timeoutMs,
      retry: reads ? readRetry(limits) : 0,
      signal: AbortSignal.any([signal, exchanged.outlivesSession ? undefined : grant?.signal].filter((given) => given !== undefined)),
    });
    if (!exchanged.isProbe) endpoint.noteAnswered();
    if (response.status !== okStatus) throw new FailureError({ code: 'unexpectedStatus', status: response.status });
    return readJson(response);
  }

  return exchangeOnce;
}

export function createApi(deps: ApiDeps): Api {
  const { endpoint, access } = deps;
  const exchangeOnce = createSender(deps);
  const answers = createNanoEvents<Record<JsonCallName | typeof everyCall, HearAnswer>>();

  async function run(name: JsonCallName, input: unknown, options: CallOptions = {}): Promise<Result<unknown>> {
    const target = options.at ?? endpoint.target();
    if (!target) return failed('notConfigured');
    const call: AnyCall = calls[name];
    const { signal, outlivesSession, at, token } = options;
    const isProbe = at !== undefined;
    const own = token === undefined ? null : { token, apiRoot: target.apiRoot, signal: never };
    const { errors } = toCallForm(call, name, deps.profiles.of(target));
    const exchanged: Exchange = { call, name, target, errors, grant: own, signal, outlivesSession, isProbe };
    const sentAt = monotonicNow();
    try {
      if (!isProbe) exchanged.grant = grantFor(call, target, access);
      const value = await sendWithRenewedToken(exchanged, access, () => exchangeOnce(exchanged, input));
      for (const event of [everyCall, name] as const) answers.emit(event, name, value, input, { ...options, sentAt });
      return { ok: true, value };
    } catch (error) {
      return { ok: false, error: toCallFailure(error, exchanged, deps) };
    }
  }

  function listen(event: JsonCallName | typeof everyCall, listener: (value: unknown, input: unknown, heard: HeardCall) => void): void {
    answers.on(event, (call, value, input, heard) => {
      try {
        listener(value, input, heard);
      } catch (error) {
        deps.log.error('api.listenerFailed', error, { call });
      }
    });
  }

  return {
    call: (name, input, options) => run(name, input, options) as Promise<Result<ValueOfCall<typeof name>>>,
    callUnchecked: (name, input) => run(name, input),
    onEveryAnswer: (listener) => listen(everyCall, listener),
    onAnswer: (name, listener) => listen(name, listener as (value: unknown, input: unknown, heard: HeardCall) => void),
  };
}

function createHttp({ network, limits, serverClock }: ApiDeps): KyInstance {
  const bounded = createBoundedFetch(network, limits);
  return ky.create({
    // ky always passes a Request; its type also allows others.
    async fetch(input, init) {
      const response = await bounded(input instanceof Request ? input : new Request(input), init);
      serverClock.note(response.headers.get('date'));
      return response;
    },
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
