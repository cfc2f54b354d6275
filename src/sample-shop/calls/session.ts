import type { sessionCalls } from '@shared/contract/desktop/session';
import { userDisabled, userNotFound, wrongPassword } from '../api-error';
import type { Handlers } from '../http/handler';
import { toServedAdmin } from '../store/admin-rules';

export const sessionHandlers: Handlers<typeof sessionCalls> = {
  'session.login'({ body, store, sessions, dottedSpellings }) {
    const email = body.email.toLowerCase();
    const admin = store.tables.admins.all().find((one) => !one.isDeleted && one.email.toLowerCase() === email);
    if (!admin) throw userNotFound(dottedSpellings);
    if (admin.password !== body.password) throw wrongPassword(dottedSpellings);
    if (admin.isBlocked) throw userDisabled();
    return { accessToken: sessions.start(admin.id), admin: toServedAdmin(admin) };
  },
  'session.logout'({ sessions, token }) {
    sessions.end(token);
    return null;
  },
};
