import type { SessionEndReason } from '@shared/contract/desktop/session';
import type { Session } from './session';

/** What must happen to a person's things in this process as sessions begin and end. */
export interface OwnerListener {
  /** The session is over, and its person may come back: the screens wait. */
  suspended(): void;
  /** That person is back. */
  resumed(): void;
  /** The person has left, or someone else has signed in: nothing of the former may stay. */
  left(): void;
}

/** Sign-outs of the person's own choice, after which nobody comes back to the screens. */
export const isLeaving = (reason: SessionEndReason): boolean => reason === 'signedOut' || reason === 'connectionChanged';

/** Follows whose session it is rather than whether there is one: a suspended thing is resumed by its owner only. */
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
