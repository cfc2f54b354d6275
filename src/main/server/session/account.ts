import type { Admin } from '@shared/contract/shop/admins';

/** Returns the account for an admin's secrets: it binds a token to its API root, because a token is never sent to another one. */
export function toAccount(apiRoot: string, adminId: number): string {
  return `${apiRoot}#${adminId}`;
}

/** Returns the API root of an account, for data that all admins of a server share on this computer. */
export function toApiRoot(account: string): string {
  return account.slice(0, account.lastIndexOf('#'));
}

/** Returns an admin's display name: the name, otherwise the email address; '' without an admin. */
export function toAdminName(admin: Pick<Admin, 'f_name' | 'l_name' | 'email'> | undefined): string {
  return admin ? `${admin.f_name} ${admin.l_name}`.trim() || admin.email : '';
}
