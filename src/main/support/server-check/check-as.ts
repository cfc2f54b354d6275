import type { Api } from '@main/server/api/api-client';
import type { Egress } from '@main/server/api/egress';
import type { Target } from '@main/server/api/endpoint';
import { toRoleNames } from '@main/server/session/session-state';
import { FailureError } from '@shared/contract/result';
import { parseApiRoot } from '@shared/domain/server/api-root';
import type { ServerProfile } from '@shared/domain/server/server-profile';
import { checkAreas, defaultSlowMs, type ServerCheckReport } from '@shared/domain/server-check';
import { prefixes } from './prefixes';
import type { CheckServer } from './server-check';

export interface CheckOptions {
  apiRoot: string;
  email: string;
  password: string;
  /** Profile that is used if IT has set none. */
  profile?: ServerProfile | null;
}

export interface CheckAsDeps {
  api: Pick<Api, 'call'>;
  egress: Pick<Egress, 'mayBeTheApi' | 'whileAsking'>;
  check: CheckServer;
  authorization: () => Target['authorization'];
}

const signOutLimitMs = 5000;
const notHere = new Set(['notFound', 'unreadableAnswer']);

/** Adds the prefix that the sign-in has found, because the check itself got an address with it. */
function withPrefix(report: ServerCheckReport, prefix: string): ServerCheckReport {
  if (prefix === '') return report;
  const value = `${prefix}${report.proposal?.profile.prefix ?? report.profile?.prefix ?? ''}`;
  const { profile = report.profile ?? { version: 1 as const }, entries = [] } = report.proposal ?? {};
  const others = entries.filter(({ at }) => at !== 'prefix');
  return {
    ...report,
    prefix,
    proposal: { profile: { ...profile, prefix: value }, entries: [{ at: 'prefix', value, calls: [] }, ...others] },
  };
}

/** Returns a function that signs in at any address and checks it. Rejects with a `FailureError` if the sign-in fails. */
export function createCheckAs({ api, egress, check, authorization }: CheckAsDeps): (wish: CheckOptions) => Promise<ServerCheckReport> {
  async function signIn(target: Target, { email, password }: CheckOptions): Promise<{ token: string; rules: string[]; prefix: string }> {
    let first: FailureError | null = null;
    for (const prefix of ['', ...prefixes]) {
      const at = { ...target, apiRoot: `${target.apiRoot}${prefix}` };
      const answer = await api.call('session.login', { body: { email, password } }, { at });
      if (answer.ok) return { token: answer.value.accessToken, rules: toRoleNames(answer.value.admin), prefix };
      first ??= new FailureError(answer.error);
      if (!notHere.has(answer.error.code)) break;
    }
    throw first ?? new FailureError({ code: 'unreachable' });
  }

  return async (wish) => {
    const parsed = parseApiRoot(wish.apiRoot);
    if (!parsed.ok) throw new FailureError({ code: parsed.code });
    if (!egress.mayBeTheApi(parsed.apiRoot)) throw new FailureError({ code: 'addressNotAllowed' });
    const target: Target = { apiRoot: parsed.apiRoot, authorization: authorization(), ...(wish.profile && { profile: wish.profile }) };
    return egress.whileAsking(target, async () => {
      const { token, rules, prefix } = await signIn(target, wish);
      const below = { ...target, apiRoot: `${target.apiRoot}${prefix}` };
      const never = new AbortController().signal;
      try {
        const whole = { areas: checkAreas, slowMs: defaultSlowMs, signal: never, onProgress: () => undefined };
        const report = await check({ target: below, token: () => token, rules, ...whole });
        return withPrefix({ ...report, apiRoot: target.apiRoot }, prefix);
      } finally {
        // Signs out after the check. If that fails, the token expires on the server.
        await api.call('session.logout', {}, { at: below, token, signal: AbortSignal.timeout(signOutLimitMs) });
      }
    });
  };
}
