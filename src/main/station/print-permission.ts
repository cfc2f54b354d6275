import type { Api } from '@main/server/api/api-client';
import type { Session } from '@main/server/session/session';
import { toRoleNames } from '@main/server/session/session-state';
import { monotonicNow } from '@main/system/time/elapsed';
import { canPrintInBulk, isAllowed } from '@shared/domain/permissions';

/** What another admin takes away is known only when it is asked for. */
const rightCheckMs = 15 * 60_000;

/** Whether whoever is signed in may still print here, by their own record and by what the server refuses. */
export interface PrintPermission {
  mayPrint(): boolean;
  /** The server has refused what the session allows, and the own record does not say why. */
  isRefused(): boolean;
  /** Asks for the own record; who may print no more has lost the role in the session afterwards. */
  check(): Promise<void>;
  /** The same once what is known is a quarter of an hour old. */
  checkInTime(): Promise<void>;
  /** Rights came with a sign-in just now. */
  noteFresh(): void;
  /** The next `checkInTime` asks. */
  doubt(): void;
  /** The server refuses: reads the own record, then asks `isStillAllowed`. True when nothing says why, and it counts as refused from now on. */
  noteRefused(isStillAllowed: () => boolean): Promise<boolean>;
  /** Tries again; false when nothing was refused. */
  forgetRefused(): boolean;
}

export function createPrintPermission(session: Session, api: Api): PrintPermission {
  let checkedAt = Number.NEGATIVE_INFINITY;
  let isRefused = false;

  const noteFresh = (): void => {
    checkedAt = monotonicNow();
  };

  async function check(): Promise<void> {
    noteFresh();
    const { auth } = session.state();
    if (!auth) return;
    const answer = await api.call('admins.one', { params: { id: auth.admin.id } });
    if (!answer.ok || !answer.value || session.state().auth?.admin.id !== auth.admin.id) return;
    const roles = toRoleNames(answer.value);
    if (!isAllowed(canPrintInBulk, roles)) session.replaceRoles(roles);
  }

  return {
    mayPrint: () => isAllowed(canPrintInBulk, session.state().roles),
    isRefused: () => isRefused,
    check,
    async checkInTime() {
      if (monotonicNow() - checkedAt >= rightCheckMs) await check();
    },
    noteFresh,
    doubt() {
      checkedAt = Number.NEGATIVE_INFINITY;
    },
    async noteRefused(isStillAllowed) {
      await check();
      if (!isStillAllowed()) return false;
      isRefused = true;
      return true;
    },
    forgetRefused() {
      const was = isRefused;
      isRefused = false;
      return was;
    },
  };
}
