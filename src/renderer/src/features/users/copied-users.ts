import { copyRowsAction } from '@renderer/ui/list/copy-rows';
import type { BulkAction } from '@renderer/ui/list/list-definition';
import type { User } from '@shared/contract/users';
import { toPhoneText, withForeignCode } from '@shared/domain/phone';
import { toUserName } from './user-names';
import { toDefaultPhone } from './user-phones';

const heads = ['id', 'name', 'email', 'phone', 'active', 'deleted'] as const;

/** Users as lines for a spreadsheet. */
export const copyUsers: BulkAction<User> = copyRowsAction({
  head: ({ t }) => heads.map((key) => t(`users.columns.${key}`)),
  cells: (user, { t }) => {
    const phone = toDefaultPhone(user.user_phones);
    return [
      ...[String(user.id), toUserName(user), user.email, phone ? toPhoneText(withForeignCode(phone)) : ''],
      t(`users.states.${user.isBlocked ? 'blocked' : 'active'}`),
      t(`users.states.${user.isDeleted ? 'deleted' : 'present'}`),
    ];
  },
});
