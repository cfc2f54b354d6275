import { FailureError } from '@shared/contract/result';
import { parseApiRoot } from '@shared/domain/server/api-root';
import { defaultSlowMs, type ServerCheckReport } from '@shared/domain/server-check';
import type { Api } from '../api/api-client';
import type { Egress } from '../api/egress';
import type { Target } from '../api/endpoint';
import { prefixes } from './prefixes';
import type { CheckServer } from './server-check';

export interface CheckWish {
  apiRoot: string;
  email: string;
  password: string;
}

export interface CheckAsDeps {
  api: Pick<Api, 'call'>;
  egress: Pick<Egress, 'mayBeTheApi' | 'whileAsking'>;
  check: CheckServer;
  authorization: () => Target['authorization'];
}

const notHere = new Set(['notFound', 'unreadableAnswer']);

/** Signs in at an address that need not be the one in use, and checks it. Rejects with a `FailureError` when nobody gets in. */
export function createCheckAs({ api, egress, check, authorization }: CheckAsDeps): (wish: CheckWish) => Promise<ServerCheckReport> {
  async function signIn(target: Target, { email, password }: CheckWish): Promise<{ token: string; prefix: string }> {
    let first: FailureError | null = null;
    for (const prefix of ['', ...prefixes]) {
      const at = { ...target, apiRoot: `${target.apiRoot}${prefix}` };
      const answer = await api.call('session.login', { body: { email, password } }, { at });
      if (answer.ok) return { token: answer.value.accessToken, prefix };
      first ??= new FailureError(answer.error);
      if (!notHere.has(answer.error.code)) break;
    }
    throw first ?? new FailureError({ code: 'unreachable' });
  }

  return async (wish) => {
    const parsed = parseApiRoot(wish.apiRoot);
    if (!parsed.ok) throw new FailureError({ code: parsed.code });
    if (!egress.mayBeTheApi(parsed.apiRoot)) throw new FailureError({ code: 'addressNotAllowed' });
    const target = { apiRoot: parsed.apiRoot, authorization: authorization() };
    return egress.whileAsking(target, async () => {
      const { token, prefix } = await signIn(target, wish);
      const below = { ...target, apiRoot: `${target.apiRoot}${prefix}` };
      const never = new AbortController().signal;
      const report = await check({ target: below, token, slowMs: defaultSlowMs, signal: never, onProgress: () => undefined });
      return { ...report, apiRoot: target.apiRoot, prefix: prefix || report.prefix };
    });
  };
}
