import { type PersonFormValues, toPersonForm, toPersonSchema } from '@renderer/shared-components/admins/person-form';
import type { CallInput } from '@shared/contract/call';
import { type Admin, countryCode } from '@shared/contract/shop/admins';
import type { calls } from '@shared/contract/tables/registry';
import { z } from 'zod';

/** Checklist PRO-03 to PRO-08: the rules of the admin form, and the user's own picture. */
export function toProfileSchema(stored: Admin | null | undefined): z.ZodType<ProfileFormValues, ProfileFormValues> {
  return toPersonSchema(stored).extend({ avatar: z.string() });
}
export type ProfileFormValues = PersonFormValues & { avatar: string };

export function toProfileForm(admin: Admin): ProfileFormValues {
  return { ...toPersonForm(admin), avatar: admin.avatar ?? '' };
}

/** checklist PRO-09 */
export function toProfileBody({
  avatar: _avatar,
  password,
  ...fields
}: ProfileFormValues): CallInput<(typeof calls)['profile.update']>['body'] {
  return { ...fields, country_code: countryCode, ...(password && { password }) };
}
