import type { FailureCode } from '@shared/contract/result';

/** Thrown for a response that this app rejects regardless of its content; never retried. */
export class RefusedResponseError extends Error {
  override readonly name = 'RefusedResponseError';
  constructor(readonly code: Extract<FailureCode, 'redirectRefused' | 'answerTooLarge'>) {
    super(code);
  }
}

/** Code of the error of a request to an address that `NetworkRules` doesn't allow. */
export const blockedCode = 'net::ERR_BLOCKED_BY_CLIENT';

/** Code of the error of an upload whose response is a redirect. */
export const redirectCode = 'net::ERR_REDIRECT';

/** Returns the innermost code of a network error: `net::ERR_CONNECTION_REFUSED`, `ECONNREFUSED`, … */
export function networkCode(error: unknown): string | null {
  let found: string | null = null;
  for (let current: unknown = error, depth = 0; current instanceof Error && depth < 6; current = current.cause, depth += 1) {
    const code = (current as NodeJS.ErrnoException).code;
    if (typeof code === 'string') found = code;
    const inMessage = /net::(ERR_\w+)/.exec(current.message)?.[0];
    if (inMessage) found = inMessage;
    if (current instanceof AggregateError && current.errors[0] instanceof Error) {
      found = networkCode(current.errors[0]) ?? found;
    }
  }
  return found;
}

const certificateCode = /ERR_CERT|ERR_SSL|CERT_|SELF_SIGNED|UNABLE_TO_VERIFY|UNABLE_TO_GET_ISSUER|ERR_TLS|EPROTO|ERR_BAD_SSL/;
const neverSentCode =
  /ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT|ERR_CONNECTION_REFUSED|ERR_NAME_NOT_RESOLVED|ERR_INTERNET_DISCONNECTED|ERR_ADDRESS_|ERR_PROXY_CONNECTION_FAILED|ERR_CONNECTION_TIMED_OUT|ERR_BLOCKED_BY_CLIENT|ERR_NETWORK_ACCESS_DENIED/;

export function isCertificateCode(code: string | null): boolean {
  return code !== null && certificateCode.test(code);
}

/** True if no byte of the request can have reached the server. */
export function isNeverSent(code: string | null): boolean {
  return code !== null && (neverSentCode.test(code) || isCertificateCode(code));
}
