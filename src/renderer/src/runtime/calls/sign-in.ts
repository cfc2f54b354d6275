import { toFailureText, toPresentation } from '@renderer/runtime/notices/failure-presenter';
import { notify } from '@renderer/runtime/notices/notify';
import { isSuspended, sessionActions, useSession } from '@renderer/runtime/state/session-store';
import { unsavedWork } from '@renderer/runtime/state/unsaved-work';
import { i18n } from '@renderer/runtime/texts/i18n';
import type { SessionView } from '@shared/contract/desktop/session';
import type { Failure, Result } from '@shared/contract/result';
import type { Translate } from '@shared/i18n/translate';
import { ask } from './bridge';

let running: Promise<Result<SessionView>> | null = null;

/** Signs in once, however often it is asked while a request runs; the outcome stands in the session state (checklist LOG-08 to LOG-20). */
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

/** The text of an alert or of the line under the form; empty for everything that is toasted (checklist ERR-11 to ERR-16). */
function toStoredMessage(failure: Failure, t: Translate): string {
  const { kind } = toPresentation(failure, 'signIn');
  return kind === 'alert' || kind === 'inline' ? toFailureText(failure, t) : '';
}

/** Ends the session here even when the server cannot be told; asks first when something is unsaved. Does nothing over a session that is over already. */
export async function signOut(): Promise<void> {
  if (isSuspended()) return;
  const asked = await ask('windows.confirmSignOut', undefined);
  const decided = asked.ok ? asked.value : null;
  if (decided === 'stay' || (decided === null && !(await unsavedWork.confirmLeaving()))) return;
  // Other windows ask for themselves where nothing is decided; one that stays keeps the session.
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
