import { z } from 'zod';
import { optionalPassword, requiredEmail, requiredPassword, requiredPhone, requiredText } from '../domain/form-rules';
import { type Admin, countryCode } from './admins';
import type { CallInput } from './call';
import type { calls } from './registry';

type StoredPhone = Pick<Admin, 'phone'>;

/** checklist ADM-17 to ADM-31: empty is "required", filled but unusable has words of its own (OP-46). */
function person(stored?: StoredPhone) {
  return z.object({
    f_name: requiredText('adminForm.badFirstName'),
    l_name: requiredText('adminForm.badLastName'),
    email: requiredEmail('adminForm.badEmail'),
    phone: requiredPhone('adminForm.badPhone', stored?.phone),
    password: optionalPassword('adminForm.badPassword'),
  });
}

export const newAdminForm = person().extend({ password: requiredPassword('adminForm.badPassword') });
export type AdminFormValues = z.output<typeof newAdminForm>;

/** An empty password keeps the present one (checklist ADM-21), and the stored phone is taken whatever it looks like. */
export function toAdminSchema(stored: StoredPhone | null | undefined): ReturnType<typeof person> {
  return person(stored ?? undefined);
}

export const emptyAdminForm: AdminFormValues = { f_name: '', l_name: '', email: '', phone: '', password: '' };

export function toAdminForm({ f_name, l_name, email, phone }: Admin): AdminFormValues {
  return { f_name, l_name, email, phone, password: '' };
}

type AdminBody = CallInput<(typeof calls)['admins.update']>['body'] & { country_code: typeof countryCode };

/** Kuwait's code always (checklist ADM-33), the roles unchanged (OP-43), the password only when filled (checklist ADM-22). */
export function toAdminBody({ password, ...fields }: AdminFormValues, rules: string[]): AdminBody {
  return { ...fields, country_code: countryCode, rules, ...(password && { password }) };
}
