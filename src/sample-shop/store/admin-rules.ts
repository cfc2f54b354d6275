import { roles } from '@shared/domain/permissions';
import { emailExists, invalid, isRequired } from '../api-error';
import type { StoredAdmin } from './model';
import type { Table } from './table';

/** Returns the admin without the password. */
export function toServedAdmin({ id, f_name, l_name, email, phone, country_code, isBlocked, avatar, roles: held }: StoredAdmin) {
  return { id, f_name, l_name, email, phone, country_code, isBlocked, avatar, admin_roles: held.map((role) => ({ role })) };
}

const personFields = ['f_name', 'l_name', 'email', 'phone'] as const;
type PersonFields = Pick<StoredAdmin, (typeof personFields)[number]>;

/** Checks the fields that differ from the stored ones, so that an old record with a gap can still be saved. */
export function checkPerson(fields: PersonFields, stored?: PersonFields): void {
  for (const field of personFields) {
    if (stored && fields[field] === stored[field]) continue;
    if (fields[field].trim() === '') throw isRequired(field);
    if (field === 'email' && !/^[^\s@]+@[^\s@]+$/.test(fields.email)) throw invalid(field);
    if (field === 'phone' && !/^\d{5,15}$/.test(fields.phone)) throw invalid(field);
  }
}

export function checkEmailIsFree(admins: Table<StoredAdmin>, email: string, ownId?: number): void {
  const wanted = email.toLowerCase();
  if (admins.all().some((one) => one.id !== ownId && !one.isDeleted && one.email.toLowerCase() === wanted)) throw emailExists();
}

export function checkRoles(rules: readonly string[]): void {
  if (rules.some((rule) => !(roles as readonly string[]).includes(rule))) throw invalid('rules');
}

export function hasSameRoles(left: readonly string[], right: readonly string[]): boolean {
  return new Set(left).size === new Set(right).size && left.every((role) => right.includes(role));
}
