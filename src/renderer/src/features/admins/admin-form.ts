import { type PersonFormValues, toPersonSchema } from '@renderer/shared-components/admins/person-form';
import { requiredPassword } from '@renderer/validation/form-rules';
import type { CallInput } from '@shared/contract/call';
import { countryCode } from '@shared/contract/shop/admins';
import type { calls } from '@shared/contract/tables/registry';

export const newAdminForm = toPersonSchema(null).extend({ password: requiredPassword('adminForm.badPassword') });

export const emptyAdminForm: PersonFormValues = { f_name: '', l_name: '', email: '', phone: '', password: '' };

type AdminBody = CallInput<(typeof calls)['admins.update']>['body'] & { country_code: typeof countryCode };

/** Always Kuwait's code (checklist ADM-33), unchanged roles (OP-43), and the password only if it is entered (checklist ADM-22). */
export function toAdminBody({ password, ...fields }: PersonFormValues, rules: string[]): AdminBody {
  return { ...fields, country_code: countryCode, rules, ...(password && { password }) };
}
