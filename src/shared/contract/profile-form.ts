import { z } from 'zod';
import { type AdminFormValues, toAdminForm, toAdminSchema } from './admin-form';
import { type Admin, countryCode } from './admins';
import type { CallInput } from './call';
import type { calls } from './registry';

/** checklist PRO-03 to PRO-08: the rules of the admin form, and the own picture. */
export function toProfileSchema(stored: Admin | null | undefined): z.ZodType<ProfileFormValues, ProfileFormValues> {
  return toAdminSchema(stored).extend({ avatar: z.string() });
}
export type ProfileFormValues = AdminFormValues & { avatar: string };

export function toProfileForm(admin: Admin): ProfileFormValues {
  return { ...toAdminForm(admin), avatar: admin.avatar ?? '' };
}

/** checklist PRO-09 */
export function toProfileBody({
  avatar: _avatar,
  password,
  ...fields
}: ProfileFormValues): CallInput<(typeof calls)['profile.update']>['body'] {
  return { ...fields, country_code: countryCode, ...(password && { password }) };
}
