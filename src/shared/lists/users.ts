import type { User } from '../contract/shop/users';
import { fullList, toLines, toOnOff } from './column';

const toFullName = ({ f_name, l_name }: User): string => `${f_name} ${l_name}`.trim();

export const users = fullList<User>()({
  isSorted: true,
  searched: (user) => toLines(toFullName(user), user.email, ...user.user_phones.map(({ phone }) => phone)),
  filters: ['active', 'deleted'],
  columns: {
    id: { type: 'id', value: ({ id }) => id },
    name: { type: 'text', value: toFullName },
    email: { type: 'code', value: ({ email }) => email },
    phone: { type: 'phone', value: ({ user_phones: phones }) => (phones.find(({ is_default }) => is_default) ?? phones[0])?.phone ?? '' },
    active: {
      type: 'choice',
      value: ({ isBlocked }) => toOnOff(!isBlocked),
      values: ['on', 'off'],
      valueName: (value, t) => t(`users.states.${value === 'on' ? 'active' : 'blocked'}`),
    },
    deleted: {
      type: 'choice',
      value: ({ isDeleted }) => toOnOff(isDeleted),
      values: ['off', 'on'],
      valueName: (value, t) => t(`users.states.${value === 'on' ? 'deleted' : 'present'}`),
    },
  },
});

/** By the calls that load them. */
export const userLists = { 'users.list': users } as const;
