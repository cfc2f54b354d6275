import type { profileCalls } from '@shared/contract/shop/profile';
import type { Handlers } from '../http/handler';
import { checkEmailIsFree, checkPerson, toServedAdmin } from '../store/admin-rules';

export const profileHandlers: Handlers<typeof profileCalls> = {
  'profile.update'({ body: { password, ...fields }, store, admin }) {
    checkPerson(fields, admin);
    checkEmailIsFree(store.tables.admins, fields.email, admin.id);
    return toServedAdmin(store.tables.admins.update(admin.id, { ...fields, ...(password ? { password } : {}) }));
  },
  'profile.changeAvatar': ({ body, store, admin }) => toServedAdmin(store.tables.admins.update(admin.id, { avatar: body.avatar })),
};
