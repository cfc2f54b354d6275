import type { AnyCall } from '@shared/contract/call';
import type { CallName } from '@shared/contract/tables/registry';
import type { Language } from '@shared/domain/language';
import { createBoundedFetch } from './bounded-fetch';
import type { Target } from './endpoint';
import { saysEmpty, toContractError } from './errors/other-errors';
import type { ApiLimits } from './limits';
import type { Network } from './network/network';
import { toCallForm } from './wire/call-form';
import { exchange, noRows } from './wire/exchange';
import type { ServerProfiles } from './wire/server-profiles';
import type { ApiRequest } from './wire/to-request';

/** An answer as it came, before anybody reads it; where a profile is in force, as that has it. */
export interface RawAnswer {
  status: number;
  isHtml: boolean;
  text: string;
}

interface RawQuestion {
  target: Target;
  /** None: asked as nobody. */
  token: string | null;
  call: Pick<AnyCall, 'path' | 'params' | 'query' | 'okStatus' | 'answer'>;
  /** Null for a path that is none of the contract's. */
  name: CallName | null;
  input: unknown;
  signal: AbortSignal;
}

/** Asks one reading call, once, and judges nothing: no repetition, no effect on the session or on what is said of the connection. */
export type RawRead = (question: RawQuestion) => Promise<RawAnswer>;

export interface RawReadDeps {
  network: Network;
  limits: Pick<ApiLimits, 'maxAnswerBytes' | 'readTimeoutMs'>;
  language: () => Language;
  profiles: Pick<ServerProfiles, 'of'>;
}

/** Nothing that a profile could be applied to. */
class OtherAnswer extends Error {
  constructor(readonly answer: RawAnswer) {
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

export function createRawRead({ network, limits, language, profiles }: RawReadDeps): RawRead {
  const bounded = createBoundedFetch(network, limits);

  async function ask({ target, token, signal }: RawQuestion, { url }: ApiRequest): Promise<RawAnswer> {
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
  }

  return async (question) => {
    const { target, call, name, input } = question;
    const profile = profiles.of(target);
    const form = toCallForm({ ...call, method: 'GET' }, name, profile);
    let latest: RawAnswer | null = null;
    const send = async (request: ApiRequest): Promise<unknown> => {
      const answer = await ask(question, request);
      latest = answer;
      const { isJson, body } = parse(answer.text);
      if (answer.status === form.okStatus && !answer.isHtml && isJson) return body;
      if (isJson && !answer.isHtml && saysEmpty({ status: answer.status, body, url: request.url }, form)) return noRows;
      throw new OtherAnswer(form.errors && isJson ? { ...answer, text: JSON.stringify(toContractError(body, form)) } : answer);
    };
    try {
      const body = await exchange({ call: { ...call, body: undefined }, form, apiRoot: target.apiRoot, input }, send);
      // Without a profile it stays to the letter what came.
      return profile || !latest ? { status: call.okStatus, isHtml: false, text: JSON.stringify(body) } : latest;
    } catch (error) {
      if (error instanceof OtherAnswer) return error.answer;
      throw error;
    }
  };
}
