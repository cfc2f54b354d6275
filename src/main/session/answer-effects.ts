import type { Api } from '../api/api-client';
import type { Session } from './session';
import { toRoleNames } from './session-state';

/**
 * What answers of the API mean for the running session: whoever changes the own record, the own roles or the own picture works with the
 * new ones at once (checklist LOG-21 to LOG-23, RUL-10). One entry per call.
 */
export function applyAnswersToSession(api: Api, session: Session): void {
  const isOwn = (id: unknown): boolean => Number(id) === session.state().auth?.admin.id;

  api.onAnswer('admins.update', (stored, { params, body }) => {
    if (!isOwn(params.id)) return;
    const { rules, password: _password, ...fields } = body;
    session.mergeAdmin(fields);
    session.replaceRoles(stored && stored.admin_roles.length > 0 ? toRoleNames(stored) : rules);
  });

  api.onAnswer('profile.update', (stored, { body }) => {
    const { password: _password, ...fields } = body;
    session.mergeAdmin(stored ? { ...fields, avatar: stored.avatar } : fields);
  });

  api.onAnswer('profile.changeAvatar', (stored, { body }) => session.updateAvatar(stored?.avatar ?? body.avatar));
}
