import type { AnyCall } from '@shared/contract/call';
import type { CallName } from '@shared/contract/tables/registry';
import type { Language } from '@shared/domain/language';
import type { ServerProfile } from '@shared/domain/server/server-profile';
import { createBoundedFetch } from './bounded-fetch';
import type { Target } from './endpoint';
import { saysEmpty, toContractError } from './errors/other-errors';
import type { ApiLimits } from './limits';
import type { Network } from './network/network';
import { toCallForm } from './wire/call-form';
import { exchange, noRows } from './wire/exchange';

/** A response as received, unparsed: its bytes can be moved to a thread. */
export interface RawResponse {
  status: number;
  isHtml: boolean;
  bytes: Uint8Array<ArrayBuffer>;
}

/** Sends one GET, once: without a retry, and without an effect on the session or on the state of the connection. */
export type SendRaw = (url: string) => Promise<RawResponse>;

export interface RawSender {
  target: Pick<Target, 'authorization'>;
  /** Returns the token for each request, because unlocking the app replaces it. */
  token: () => string;
  signal: AbortSignal;
}

export interface RawSendDeps {
  network: Network;
  limits: Pick<ApiLimits, 'maxAnswerBytes' | 'readTimeoutMs'>;
  language: () => Language;
}

export function createRawSend({ network, limits, language }: RawSendDeps): (sender: RawSender) => SendRaw {
  const bounded = createBoundedFetch(network, limits);
  return ({ target, token, signal }) =>
    async (url) => {
      const authorization = target.authorization === 'bearer' ? `Bearer ${token()}` : token();
      const headers = { accept: 'application/json', 'accept-language': language(), authorization };
      const limited = AbortSignal.any([signal, AbortSignal.timeout(limits.readTimeoutMs)]);
      const response = await bounded(new Request(url, { headers, signal: limited }), { signal: limited });
      return {
        status: response.status,
        isHtml: /html/i.test(response.headers.get('content-type') ?? ''),
        bytes: new Uint8Array(await response.arrayBuffer()),
      };
    };
}

/** A response before it is evaluated; with a profile, converted to the form of the contract. */
export interface RawReading {
  status: number;
  isHtml: boolean;
  text: string;
}

export interface RawRequest {
  call: Pick<AnyCall, 'path' | 'params' | 'query' | 'okStatus' | 'answer'>;
  /** Null for a path that isn't in the contract. */
  name: CallName | null;
  apiRoot: string;
  profile: ServerProfile | null;
  input: unknown;
}

/** Thrown for a response that isn't a body of the call, so no profile applies to it. */
class OtherAnswer extends Error {
  constructor(readonly answer: RawReading) {
    super('no body of the call');
  }
}

function parse(text: string): { isJson: boolean; body?: unknown } {
  try {
    return { isJson: true, body: JSON.parse(text) };
  } catch {
    return { isJson: false };
  }
}

/** Makes one read call, with as many requests as the profile needs. Parses whole bodies, so run it in a thread. */
export async function readRaw({ call, name, apiRoot, profile, input }: RawRequest, sendRaw: SendRaw): Promise<RawReading> {
  const form = toCallForm({ ...call, method: 'GET' }, name, profile);
  let latest: RawReading | null = null;
  const send = async ({ url }: { url: string }): Promise<unknown> => {
    const { bytes, ...response } = await sendRaw(url);
    const answer = { ...response, text: new TextDecoder().decode(bytes) };
    latest = answer;
    const { isJson, body } = parse(answer.text);
    if (answer.status === form.okStatus && !answer.isHtml && isJson) return body;
    if (isJson && !answer.isHtml && saysEmpty({ status: answer.status, body, url }, form)) return noRows;
    throw new OtherAnswer(form.errors && isJson ? { ...answer, text: JSON.stringify(toContractError(body, form)) } : answer);
  };
  try {
    const body = await exchange({ call: { ...call, body: undefined }, form, apiRoot, input }, send);
    // Without a profile, the text stays exactly as it was received.
    return profile || !latest ? { status: call.okStatus, isHtml: false, text: JSON.stringify(body) } : latest;
  } catch (error) {
    if (error instanceof OtherAnswer) return error.answer;
    throw error;
  }
}
