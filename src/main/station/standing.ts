import { canPrintInBulk, isAllowed } from '@shared/domain/permissions';
import { toAccount, toAdminName } from '../session/account';
import type { SessionState } from '../session/session-state';
import type { StationAdmin } from './station-memory';

/** In whose name the station may work now. */
export type Standing =
  | { kind: 'off' }
  | { kind: 'ready'; shop: string; account: string; name: string }
  /** Somebody else has signed in than the one for whom it printed. */
  | { kind: 'otherAdmin'; shop: string; account: string; name: string; before: string }
  | { kind: 'sessionEnded'; admin: string }
  | { kind: 'rightTaken'; admin: string }
  /** The server refuses what the right allows. */
  | { kind: 'refused'; admin: string };

export interface StandingFacts {
  isOn: boolean;
  admin: StationAdmin | null;
  session: SessionState;
  /** The API root in use. */
  shop: string | null;
  /** The server has refused what the session still allows. */
  isRefused: boolean;
}

export function toStanding({ isOn, admin, session: { auth, roles }, shop, isRefused }: StandingFacts): Standing {
  if (!isOn) return { kind: 'off' };
  if (!auth || shop === null) return { kind: 'sessionEnded', admin: admin?.name ?? '' };
  const account = toAccount(shop, auth.admin.id);
  const name = toAdminName(auth.admin);
  const isSame = admin === null || admin.account === account;
  const isTaken = !isAllowed(canPrintInBulk, roles);
  if (isTaken || isRefused)
    return isSame ? { kind: isTaken ? 'rightTaken' : 'refused', admin: name } : { kind: 'sessionEnded', admin: admin.name };
  return isSame ? { kind: 'ready', shop, account, name } : { kind: 'otherAdmin', shop, account, name, before: admin.name };
}
