import { canPrintInBulk, isAllowed } from '@shared/domain/permissions';
import { toAccount, toAdminName } from '../session/account';
import type { SessionState } from '../session/session-state';
import type { StationAdmin } from './station-memory';
import type { StationPolicy } from './station-policy';

/** In whose name the station may work now. */
export type Standing =
  | { kind: 'off' }
  | { kind: 'ready'; shop: string; account: string; name: string }
  /** Somebody else has signed in than the one for whom it printed. */
  | { kind: 'otherAdmin'; shop: string; account: string; name: string; before: string }
  | { kind: 'sessionEnded'; admin: string }
  | { kind: 'rightTaken'; admin: string }
  /** The server refuses what the right allows. */
  | { kind: 'refused'; admin: string }
  /** IT wants it to print, and the one for whom is not there: `account`, or, null, any that may. */
  | { kind: 'awaitsAccount'; account: string | null; where: string };

export interface StandingFacts {
  isOn: boolean;
  policy: Pick<StationPolicy, 'mode' | 'where' | 'account'>;
  admin: StationAdmin | null;
  session: SessionState;
  /** The API root in use. */
  shop: string | null;
  /** The server has refused what the session still allows. */
  isRefused: boolean;
}

export function toStanding({ isOn, policy, admin, session: { auth, roles }, shop, isRefused }: StandingFacts): Standing {
  const wanted = policy.account();
  if (!isOn && policy.mode() !== 'required') return { kind: 'off' };
  const awaits = { kind: 'awaitsAccount', account: wanted?.email ?? null, where: wanted?.where ?? policy.where() } as const;
  if (!isOn) return awaits;
  if (!auth || shop === null) return { kind: 'sessionEnded', admin: admin?.name ?? '' };
  if (wanted && !isSameEmail(wanted.email, auth.admin.email)) return awaits;
  const account = toAccount(shop, auth.admin.id);
  const name = toAdminName(auth.admin);
  // IT has named the account: there is nothing left to ask.
  const isSame = admin === null || admin.account === account || wanted !== null;
  const isTaken = !isAllowed(canPrintInBulk, roles);
  if (isTaken || isRefused)
    return isSame ? { kind: isTaken ? 'rightTaken' : 'refused', admin: name } : { kind: 'sessionEnded', admin: admin.name };
  return isSame ? { kind: 'ready', shop, account, name } : { kind: 'otherAdmin', shop, account, name, before: admin.name };
}

export const isSameEmail = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase();
