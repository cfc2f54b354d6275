import type { Admin } from '@shared/contract/shop/admins';

export function toAdminName({ f_name, l_name, email }: Pick<Admin, 'f_name' | 'l_name' | 'email'>): string {
  return `${f_name} ${l_name}`.trim() || email;
}

export function toRoleNames({ admin_roles }: Pick<Admin, 'admin_roles'>): string[] {
  return admin_roles.map(({ role }) => role);
}
