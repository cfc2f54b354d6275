import type { Endpoint } from '@main/server/api/endpoint';
import { toAccount, toAdminName } from '@main/server/session/account';
import type { Session } from '@main/server/session/session';
import type { SessionState } from '@main/server/session/session-state';
import { FailureError } from '@shared/contract/result';
import { canPrintInBulk, isAllowed } from '@shared/domain/permissions';
import type { PrintPermission } from './print-permission';
import type { StationAdmin, StationMemory } from './station-memory';
import type { StationPolicy } from './station-policy';

/** Whether the station may work now, and for which admin. */
export type StationEligibility =
  | { kind: 'off' }
  | { kind: 'ready'; shop: string; account: string; name: string }
  /** An admin is signed in who isn't the one that the station printed for. */
  | { kind: 'otherAdmin'; shop: string; account: string; name: string; before: string }
  | { kind: 'sessionEnded'; admin: string }
  | { kind: 'rightTaken'; admin: string }
  /** The server refuses a request that the permission allows. */
  | { kind: 'refused'; admin: string }
  /**
   * IT requires the station to print, but the admin that it prints for isn't signed in: `account`, or if null, any admin with the
   * permission.
   */
  | { kind: 'awaitsAccount'; account: string | null; where: string };

interface EligibilityFacts {
  isOn: boolean;
  policy: Pick<StationPolicy, 'mode' | 'where' | 'account'>;
  admin: StationAdmin | null;
  session: SessionState;
  /** The API root in use. */
  shop: string | null;
  /** Whether the server has refused a request that the session still allows. */
  isRefused: boolean;
}

function toStationEligibility({ isOn, policy, admin, session: { auth, roles }, shop, isRefused }: EligibilityFacts): StationEligibility {
  const wanted = policy.account();
  if (!isOn && policy.mode() !== 'required') return { kind: 'off' };
  const awaits = { kind: 'awaitsAccount', account: wanted?.email ?? null, where: wanted?.where ?? policy.where() } as const;
  if (!isOn) return awaits;
  if (!auth || shop === null) return { kind: 'sessionEnded', admin: admin?.name ?? '' };
  if (wanted && !isSameEmail(wanted.email, auth.admin.email)) return awaits;
  const account = toAccount(shop, auth.admin.id);
  const name = toAdminName(auth.admin);
  // IT has set the account, so the user isn't asked.
  const isSame = admin === null || admin.account === account || wanted !== null;
  const isTaken = !isAllowed(canPrintInBulk, roles);
  if (isTaken || isRefused)
    return isSame ? { kind: isTaken ? 'rightTaken' : 'refused', admin: name } : { kind: 'sessionEnded', admin: admin.name };
  return isSame ? { kind: 'ready', shop, account, name } : { kind: 'otherAdmin', shop, account, name, before: admin.name };
}

export const isSameEmail = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase();

interface StationAccountDeps {
  session: Session;
  endpoint: Pick<Endpoint, 'target'>;
  memory: Pick<StationMemory, 'settings' | 'admin'>;
  policy: EligibilityFacts['policy'];
  right: Pick<PrintPermission, 'isRefused' | 'noteFresh'>;
  now: () => Date;
}

/** The shop in use, and the admin for whom the station prints. */
export function createStationAccount({ session, endpoint, memory, policy, right, now }: StationAccountDeps) {
  const shop = (): string | null => endpoint.target()?.apiRoot ?? null;

  return {
    /** The API root; null if there is none. */
    shop,
    /** Returns the API root; '' if there is none. */
    shopInUse: (): string => shop() ?? '',
    standing: (): StationEligibility =>
      toStationEligibility({
        isOn: memory.settings.read().isOn,
        policy,
        admin: memory.admin.read(),
        session: session.state(),
        shop: shop(),
        isRefused: right.isRefused(),
      }),
    /** Makes the signed-in admin the one that the station prints for. */
    adopt(): void {
      const { auth } = session.state();
      const apiRoot = shop();
      if (!auth || apiRoot === null) throw new FailureError({ code: 'sessionEnded' });
      memory.admin.write({ account: toAccount(apiRoot, auth.admin.id), name: toAdminName(auth.admin), since: now().toISOString() });
      right.noteFresh();
    },
  };
}
