import type { Logger } from '@main/system/log/logger';
import { toFailure } from '@main/system/log/to-failure';
import { type AnyCall, isRead } from '@shared/contract/call';
import type { Failure } from '@shared/contract/result';
import { isServerAway } from '@shared/contract/server-away';
import type { CallName } from '@shared/contract/tables/registry';
import { HTTPError, isNetworkError, isTimeoutError } from 'ky';
import { z } from 'zod';
import type { Access, Grant } from './access';
import type { Endpoint, Target } from './endpoint';
import { toContractError } from './errors/other-errors';
import { hasErrorForm, readError } from './errors/read-error';
import { blockedCode, isCertificateCode, isNeverSent, networkCode, RefusedResponseError, redirectCode } from './network/network-failure';
import type { CallForm } from './wire/call-form';

/** A call under way. */
export interface Exchange {
  call: AnyCall;
  name: CallName;
  target: Target;
  /** Places of messages in this server's errors. */
  errors?: CallForm['errors'];
  grant: Grant | null;
  /** The caller's own signal. */
  signal?: AbortSignal | undefined;
  outlivesSession?: boolean | undefined;
  /** Whether the call checks if an API responds at another address, without any effect on the state of the connection in use. */
  isProbe?: boolean | undefined;
}

export interface FailureDeps {
  endpoint: Endpoint;
  access: Access;
  log: Logger;
}

/** Errors of ky's own classes, and those that `Network.upload` rejects with. */
function isFailureOfWay(error: Error): boolean {
  return isTimeoutError(error) || isNetworkError(error) || (error instanceof TypeError && networkCode(error) !== null);
}

/** Whether a call changes nothing on the server, so that its result is never uncertain, as a sign-in. */
function storesNothing(call: Exchange['call']): boolean {
  return isRead(call) || call.needs === 'anyone';
}

/**
 * Returns the failure of a call without a response. A write that may have reached the server is reported as uncertain, and is never sent
 * again automatically.
 */
function wayFailure(error: Error, { call, name }: Exchange, log: Logger): Failure {
  const code = networkCode(error);
  const reference = log.error('api.noAnswer', error, { call: name, code });
  const message = code ? { message: code } : {};
  if (isCertificateCode(code)) return { code: 'untrustedCertificate', reference, ...message };
  if (!storesNothing(call) && !isNeverSent(code)) return { code: 'outcomeUnknown', reference };
  return isTimeoutError(error) ? { code: 'timeout', reference } : { code: 'unreachable', reference, ...message };
}

/** Returns the delay in seconds, even if the server sends a date. */
function toRetryAfter({ status, headers }: Response): number | null {
  const text = headers.get('retry-after')?.trim();
  if (status !== 429 || !text) return null;
  const seconds = /^\d+$/.test(text) ? Number(text) : (Date.parse(text) - Date.now()) / 1000;
  return Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : null;
}

function failureOf(error: unknown, exchange: Exchange, { endpoint, log }: FailureDeps): Failure {
  if (exchange.grant?.signal.aborted && !exchange.outlivesSession) return { code: 'sessionEnded' };
  if (exchange.signal?.aborted) return { code: 'cancelled' };
  if (error instanceof HTTPError) {
    const body = toContractError(error.data, { errors: exchange.errors });
    if (exchange.isProbe && !hasErrorForm(body)) return { code: 'unreadableAnswer', status: error.response.status };
    const failure = readError(error.response.status, error.response.statusText, body);
    // An error of a gateway means that it couldn't reach the server either.
    if (!exchange.isProbe && isServerAway(failure)) endpoint.noteUnreachable();
    else if (!exchange.isProbe) endpoint.noteAnswered();
    // Before a sign-in there is no session that this message could end.
    if (failure.code === 'sessionEnded' && exchange.call.needs === 'anyone') return { ...failure, code: 'server' };
    const retryAfterSeconds = toRetryAfter(error.response);
    return retryAfterSeconds === null ? failure : { ...failure, retryAfterSeconds };
  }
  if (error instanceof RefusedResponseError) return { code: error.code };
  if (error instanceof Error && networkCode(error) === redirectCode) return { code: 'redirectRefused' };
  if (error instanceof Error && networkCode(error) === blockedCode) {
    return { code: 'addressNotAllowed', reference: log.error('api.addressNotAllowed', error, { call: exchange.name }) };
  }
  if (error instanceof Error && isFailureOfWay(error)) {
    if (!exchange.isProbe) endpoint.noteUnreachable();
    return wayFailure(error, exchange, log);
  }
  if (error instanceof z.ZodError || error instanceof SyntaxError) {
    return { code: 'unreadableAnswer', reference: log.error('api.unreadableAnswer', error, { call: exchange.name }) };
  }
  return toFailure(error, `api ${exchange.name}`, log);
}

/**
 * Converts a failed call into a failure. No other code does this, and a server's message may end the session only here (checklist ERR-01).
 */
export function toCallFailure(error: unknown, exchange: Exchange, deps: FailureDeps): Failure {
  const failure = failureOf(error, exchange, deps);
  if (failure.code === 'sessionEnded' && exchange.grant) deps.access.refused(exchange.grant);
  return failure;
}
