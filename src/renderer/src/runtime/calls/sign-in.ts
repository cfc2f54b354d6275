import { toFailureText, toPresentation } from '@renderer/runtime/notices/failure-presenter';
import { notify } from '@renderer/runtime/notices/notify';
import { isSignedIn, isSuspended, sessionActions, useSession } from '@renderer/runtime/state/session-store';
import { unsavedWork } from '@renderer/runtime/state/unsaved-work';
import { i18n } from '@renderer/runtime/texts/i18n';
import type { SessionView } from '@shared/contract/desktop/session';
import type { Failure, Result } from '@shared/contract/result';
import type { Translate } from '@shared/i18n/translate';
import { ask } from './bridge';

let running: Promise<Result<SessionView>> | null = null;

/** Signs in; further calls return the running request. The result is in the session state (checklist LOG-08 to LOG-20). */
export function signIn(email: string, password: string): Promise<Result<SessionView>> {
  running ??= send(email, password).finally(() => {
    running = null;
  });
  return running;
}

async function send(email: string, password: string): Promise<Result<SessionView>> {
  sessionActions.startLogin(email, password);
  const result = await ask('session.signIn', { email, password });
  if (result.ok) {
    sessionActions.loginSucceeded(result.value);
    return result;
  }
  sessionActions.loginFailed(toStoredMessage(result.error, i18n.t));
  notify.failure(result.error, 'signIn');
  return result;
}

/** The text of an alert or of the line below the form; empty for failures that are shown as toasts (checklist ERR-11 to ERR-16). */
function toStoredMessage(failure: Failure, t: Translate): string {
  const { kind } = toPresentation(failure, 'signIn');
  return kind === 'alert' || kind === 'inline' ? toFailureText(failure, t) : '';
}

/** Locks the app in all windows; the session goes on, and its work with it. */
export async function lockNow(): Promise<void> {
  const result = await ask('session.lock', undefined);
  if (!result.ok) notify.failure(result.error);
}

/** Leaves the screens of a suspended session, for another account. A session that goes on behind a lock ends first. */
export async function leaveSuspended(): Promise<void> {
  if (isSignedIn(useSession.getState())) {
    const result = await ask('session.signOut', undefined);
    if (!result.ok) return notify.failure(result.error, 'signIn');
  }
  sessionActions.giveUpSuspended();
}

/** Ends the session, even if the server can't be reached. Prompts first if there is unsaved work. Does nothing in a suspended session. */
export async function signOut(): Promise<void> {
  if (isSuspended()) return;
  const asked = await ask('windows.confirmSignOut', undefined);
  const decided = asked.ok ? asked.value : null;
  if (decided === 'stay' || (decided === null && !(await unsavedWork.confirmLeaving()))) return;
  // Other windows prompt about their own unsaved work; one that stays open prevents the end of the session.
  const others = await ask('windows.closeRecords', undefined);
  if (others.ok && !others.value) return;
  if (decided === 'keep') {
    await unsavedWork.keep();
    unsavedWork.release();
  } else unsavedWork.discard();
  const result = await ask('session.signOut', undefined);
  if (result.ok || useSession.getState().auth.admin) sessionActions.end('signedOut');
  if (!result.ok) notify.failure(result.error);
}
