import { copyRowsAction } from '@renderer/ui/list/bulk/copy-rows';
import { switchColumn } from '@renderer/ui/list/columns/switch-column';
import type { ListColumn, ListDefinition } from '@renderer/ui/list/list-definition';
import { ListScreen } from '@renderer/ui/list/list-screen';
import { isolate } from '@renderer/ui/text/isolate';
import { IsolatedText } from '@renderer/ui/text/isolated-text';
import { PhoneText } from '@renderer/ui/text/phone-text';
import { toPhoneSearch } from '@renderer/validation/search-text';
import type { User } from '@shared/contract/shop/users';
import { toPhoneText, withForeignCode } from '@shared/domain/phone';
import { users } from '@shared/lists/users';
import type { ReactElement } from 'react';
import { toUserName } from './user-names';
import { toDefaultPhone } from './user-phones';

const profile = '/masterHN/users/profile';

function toPhone({ user_phones }: User): string {
  const phone = toDefaultPhone(user_phones);
  return phone ? withForeignCode(phone) : '';
}

/** Struck through if the user is deleted. */
function UserName({ user }: { user: User }): ReactElement {
  const name = <IsolatedText>{toUserName(user)}</IsolatedText>;
  return user.isDeleted ? <s>{name}</s> : name;
}

/** On means not blocked; the call has the new state (OP-21, OP-61). */
const active: ListColumn<User> = switchColumn('active', {
  isOn: ({ isBlocked }) => !isBlocked,
  label: (t, user) => t('users.isActive', { name: toUserName(user) }),
  word: (t, isOn) => t(`users.states.${isOn ? 'active' : 'blocked'}`),
  call: 'users.setActive',
  toInput: ({ id, isBlocked }) => ({ params: { id, value: isBlocked } }),
  success: (t) => t('lists.statusUpdated'),
  undo: { name: toUserName, field: 'isBlocked' },
  toChanged: (user, stored) => ({ ...user, isBlocked: stored?.isBlocked ?? !user.isBlocked }),
});

/** Requires confirmation before a user is deleted, but not before one is restored (OP-61). */
const deleted: ListColumn<User> = switchColumn('deleted', {
  width: 144,
  isOn: ({ isDeleted }) => isDeleted,
  label: (t, user) => t('users.isDeleted', { name: toUserName(user) }),
  word: (t, isOn) => t(`users.states.${isOn ? 'deleted' : 'present'}`),
  call: 'users.setDeleted',
  toInput: ({ id, isDeleted }) => ({ params: { id }, body: { isDeleted: !isDeleted } }),
  success: (t) => t('lists.statusUpdated'),
  undo: { name: toUserName, field: 'isDeleted' },
  toChanged: (user, stored) => ({ ...user, isDeleted: stored?.isDeleted ?? !user.isDeleted }),
  question: (user, { t, language }) =>
    user.isDeleted
      ? null
      : { title: t('users.deleteQuestion', { name: isolate(toUserName(user), language) }), text: t('users.deleteText') },
});

const columns: readonly ListColumn<User>[] = [
  { key: 'id' },
  { key: 'name', isLink: true, width: 208, narrowWidth: 'rest', cell: (user) => <UserName user={user} />, text: toUserName },
  { key: 'email', hideOrder: 2 },
  {
    key: 'phone',
    isLink: true,
    width: 148,
    narrowWidth: 132,
    hideOrder: 1,
    cell: (user) => <PhoneText isShort phone={toPhone(user)} />,
    text: (user) => toPhoneText(toPhone(user)),
  },
  active,
  deleted,
];

/**
 * checklist USR-01 to USR-05
 * @public
 */
export const userList: ListDefinition<'users.list'> = {
  id: 'masterHN/users',
  title: 'users',
  texts: 'users',
  call: 'users.list',
  toInput: ({ page, search }) => ({ query: { page, ...(search && { search }) } }),
  isSearchable: true,
  toSearch: toPhoneSearch,
  rowName: toUserName,
  columns,
  list: users,
  toScope: () => ({}),
  isQuiet: ({ isDeleted }) => isDeleted,
  bulkActions: [copyRowsAction({ list: users, texts: 'users', columns })],
  // Without permission to change it, the profile is read-only (OP-35).
  rowLink: (user) => ({ to: profile, state: { record: user } }),
  edit: { to: () => profile, passesRow: true, call: 'users.update' },
};

/** `/masterHN/users` */
export function UserListScreen(): ReactElement {
  return <ListScreen definition={userList} />;
}
