import { optionalPassword, requiredEmail, requiredPhone, requiredText } from '@renderer/validation/form-rules';
import type { Admin } from '@shared/contract/shop/admins';
import { z } from 'zod';

/**
 * Checklist ADM-17 to ADM-31: an empty field is "required", an invalid one has its own message (OP-46). An empty password keeps the current
 * one (checklist ADM-21), and the stored phone is accepted in any form.
 */
export function toPersonSchema(stored: Pick<Admin, 'phone'> | null | undefined) {
  return z.object({
    f_name: requiredText('adminForm.badFirstName'),
    l_name: requiredText('adminForm.badLastName'),
    email: requiredEmail('adminForm.badEmail'),
    phone: requiredPhone('adminForm.badPhone', stored?.phone),
    password: optionalPassword('adminForm.badPassword'),
  });
}
export type PersonFormValues = z.output<ReturnType<typeof toPersonSchema>>;

export function toPersonForm({ f_name, l_name, email, phone }: Admin): PersonFormValues {
  return { f_name, l_name, email, phone, password: '' };
}
