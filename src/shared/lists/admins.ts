import type { Admin } from '../contract/shop/admins';
import { type PermissionBadge, type Role, roles, toPermissionBadge } from '../domain/permissions';
import { withForeignCode } from '../domain/phone';
import { navigationAr, navigationEn } from '../i18n/messages/navigation';
import { rulesAr, rulesEn } from '../i18n/messages/rules';
import { fullList, type Named, toLines, toOnOff } from './column';

export function toAdminName({ f_name, l_name, email }: Pick<Admin, 'f_name' | 'l_name' | 'email'>): string {
  return `${f_name} ${l_name}`.trim() || email;
}

export const toRoleNames = ({ admin_roles }: Pick<Admin, 'admin_roles'>): string[] => admin_roles.map(({ role }) => role);

const toRoleName = (role: Role): Named => ({
  value: role,
  name_en: role === 'order' ? navigationEn.orders : rulesEn.areas[role],
  name_ar: role === 'order' ? navigationAr.orders : rulesAr.areas[role],
});

export const admins = fullList<Admin>()({
  searched: (admin) => toLines(toAdminName(admin), admin.email, withForeignCode(admin)),
  columns: {
    id: { type: 'id', value: ({ id }) => id },
    name: { type: 'text', value: toAdminName },
    email: { type: 'code', value: ({ email }) => email },
    phone: { type: 'phone', value: withForeignCode },
    permissions: {
      type: 'choice',
      value: (admin) => [toPermissionBadge(toRoleNames(admin))],
      valueName: (value, t) => t(`admins.permissions.${value as PermissionBadge}`),
    },
    roles: { type: 'named', value: (admin) => roles.filter((role) => toRoleNames(admin).includes(role)).map(toRoleName) },
    blocked: {
      type: 'choice',
      value: ({ isBlocked }) => toOnOff(isBlocked),
      valueName: (value, t) => t(`admins.states.${value === 'on' ? 'blocked' : 'active'}`),
    },
  },
});

/** By the calls that load them. */
export const adminLists = { 'admins.list': admins } as const;
