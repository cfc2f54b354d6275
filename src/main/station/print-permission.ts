import type { Api } from '@main/server/api/api-client';
import type { Session } from '@main/server/session/session';
import { toRoleNames } from '@main/server/session/session-state';
import { monotonicNow } from '@main/system/time/elapsed';
import { canPrintInBulk, isAllowed } from '@shared/domain/permissions';

/** Interval for checking the permission, because changes by another admin are only visible after a request. */
const rightCheckMs = 15 * 60_000;

/** Whether the signed-in admin may still print here, by their own record and by the server's refusals. */
export interface PrintPermission {
  mayPrint(): boolean;
  /** Whether the server has refused a request that the session allows, and the admin's own record doesn't show why. */
  isRefused(): boolean;
  /** Loads the admin's own record; the session's roles are updated by it. */
  check(): Promise<void>;
  /** Like `check`, if the last check is older than 15 minutes. */
  checkInTime(): Promise<void>;
  /** Called after a sign-in, which has returned current permissions. */
  noteFresh(): void;
  /** Makes the next `checkInTime` load the record. */
  doubt(): void;
  /**
   * Called when the server refuses a request: loads the admin's own record, then calls `isStillAllowed`. Returns true if the record doesn't
   * show the reason; the permission then counts as refused.
   */
  noteRefused(isStillAllowed: () => boolean): Promise<boolean>;
  /** Clears the refusal for another attempt; false if there was none. */
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
