import type { SessionEndReason } from '@shared/contract/desktop/session';
import type { Session } from './session';

/** Callbacks for the main process's data of a user as sessions begin and end. */
export interface OwnerListener {
  /** Called when the session has ended and its user may return: the screens wait. */
  suspended(): void;
  /** Called when the same user has returned. */
  resumed(): void;
  /** Called when the user has signed out, or someone else has signed in: no data of the former user may be left. */
  left(): void;
}

/** Whether the user has chosen to sign out, so that the screens don't wait. */
export const isLeaving = (reason: SessionEndReason): boolean => reason === 'signedOut' || reason === 'connectionChanged';

/** Follows the session's owner instead of the session: a suspended owner's data is only resumed for the same owner. */
export function followOwner(session: Pick<Session, 'account' | 'onChanged' | 'onEnded'>, listener: OwnerListener): void {
  let owner: string | null = null;
  let isSuspended = false;
  session.onEnded((reason) => {
    owner ??= session.account();
    if (isLeaving(reason)) {
      owner = null;
      isSuspended = false;
      listener.left();
    } else {
      isSuspended = true;
      listener.suspended();
    }
  });
  session.onChanged(() => {
    const account = session.account();
    const hasLeft = owner !== null && owner !== account;
    owner = account;
    if (hasLeft) listener.left();
    if (isSuspended) listener.resumed();
    isSuspended = false;
  });
}
