import type { AnyCall } from '@shared/contract/call';
import type { Language } from '@shared/domain/language';
import { createBoundedFetch } from './bounded-fetch';
import type { Target } from './endpoint';
import type { ApiLimits } from './limits';
import type { Network } from './network/network';
import { toRequest } from './to-request';

/** An answer as it came, before anybody reads it. */
export interface RawAnswer {
  status: number;
  isHtml: boolean;
  text: string;
}

interface RawQuestion {
  target: Target;
  /** None: asked as nobody. */
  token: string | null;
  call: Pick<AnyCall, 'path' | 'params' | 'query'>;
  input: unknown;
  signal: AbortSignal;
}

/** Asks one reading call, once, and judges nothing: no repetition, no effect on the session or on what is said of the connection. */
export type RawRead = (question: RawQuestion) => Promise<RawAnswer>;

export interface RawReadDeps {
  network: Network;
  limits: Pick<ApiLimits, 'maxAnswerBytes' | 'readTimeoutMs'>;
  language: () => Language;
}

export function createRawRead({ network, limits, language }: RawReadDeps): RawRead {
  const bounded = createBoundedFetch(network, limits);
  return async ({ target, token, call, input, signal }) => {
    const { url } = toRequest({ ...call, body: undefined } as AnyCall, target.apiRoot, input);
    const headers = {
      accept: 'application/json',
      'accept-language': language(),
      ...(token !== null && { authorization: target.authorization === 'bearer' ? `Bearer ${token}` : token }),
    };
    const limited = AbortSignal.any([signal, AbortSignal.timeout(limits.readTimeoutMs)]);
    const response = await bounded(new Request(url, { headers, signal: limited }), { signal: limited });
    return {
      status: response.status,
      isHtml: /html/i.test(response.headers.get('content-type') ?? ''),
      text: await response.text(),
    };
  };
}
