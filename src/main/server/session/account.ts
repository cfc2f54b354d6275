import type { Admin } from '@shared/contract/shop/admins';

/** The account under which an admin's secrets are kept: it binds a token to its API root (decisions: a token is never sent to another one). */
export function toAccount(apiRoot: string, adminId: number): string {
  return `${apiRoot}#${adminId}`;
}

/** What people call an admin: the name, else the e-mail address; '' for nobody. */
export function toAdminName(admin: Pick<Admin, 'f_name' | 'l_name' | 'email'> | undefined): string {
  return admin ? `${admin.f_name} ${admin.l_name}`.trim() || admin.email : '';
}
