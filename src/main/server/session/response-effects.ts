import { isDeepStrictEqual } from 'node:util';
import type { Notices } from '@main/system/log/notices';
import { monotonicNow } from '@main/system/time/elapsed';
import type { Admin } from '@shared/contract/shop/admins';
import type { Api } from '../api/api-client';
import type { Session } from './session';
import { toRoleNames } from './session-state';

/** In ms; responses to reads that were sent before the admin's own record was saved still have its old state. */
const overtakenMs = 20_000;

/**
 * Applies responses of the API to the session: changes of the own record, roles, and picture take effect at once, even if someone else has
 * made them (checklist LOG-21 to LOG-23, RUL-10). One entry per call.
 */
export function applyResponsesToSession(api: Api, session: Session, notices: Pick<Notices, 'push'>): void {
  let savedAt = Number.NEGATIVE_INFINITY;
  const isOwn = (id: unknown): boolean => Number(id) === session.state().auth?.admin.id;

  function takeStored(stored: Admin): void {
    const { auth, roles } = session.state();
    if (!auth || !isOwn(stored.id) || monotonicNow() - savedAt < overtakenMs) return;
    const { admin_roles: _roles, ...fields } = stored;
    const { admin_roles: _known, ...known } = auth.admin;
    if (!isDeepStrictEqual(fields, known)) session.mergeAdmin(fields);
    const now = toRoleNames(stored);
    // A server that lists admins without roles sends no information about them.
    if (now.length === 0 || isDeepStrictEqual(now.toSorted(), roles.toSorted())) return;
    session.replaceRoles(now);
    notices.push({ kind: 'rightsChanged' });
  }

  api.onAnswer('admins.list', ({ rows }) => {
    for (const stored of rows) takeStored(stored);
  });
  api.onAnswer('admins.one', (stored) => {
    if (stored) takeStored(stored);
  });

  api.onAnswer('admins.update', (stored, { params, body }) => {
    if (!isOwn(params.id)) return;
    savedAt = monotonicNow();
    const { rules, password: _password, ...fields } = body;
    session.mergeAdmin(fields);
    session.replaceRoles(stored && stored.admin_roles.length > 0 ? toRoleNames(stored) : rules);
  });

  api.onAnswer('profile.update', (stored, { body }) => {
    savedAt = monotonicNow();
    const { password: _password, ...fields } = body;
    session.mergeAdmin(stored ? { ...fields, avatar: stored.avatar } : fields);
  });

  api.onAnswer('profile.changeAvatar', (stored, { body }) => {
    savedAt = monotonicNow();
    session.updateAvatar(stored?.avatar ?? body.avatar);
  });
}
