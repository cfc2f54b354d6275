import { optionalText, requiredTime } from '@renderer/validation/form-rules';
import type { SocialHome, SocialShop } from '@shared/contract/site/social';
import { z } from 'zod';

/** Order of the form; each field is sent only if it is filled (checklist HSO-09). */
const socialFields = ['snapchat', 'facebook', 'instagram', 'whatsapp', 'twitter', 'tiktok', 'gmail', 'address', 'call_us'] as const;
export type SocialField = (typeof socialFields)[number];

function forEachField<Value>(value: Value): Record<SocialField, Value> {
  return Object.fromEntries(socialFields.map((field) => [field, value])) as Record<SocialField, Value>;
}

/** Checklist HSO-07, HSO-08: only the opening times are required. */
export const socialForm = z.object({ ...forEachField(optionalText()), time_from: requiredTime(), time_to: requiredTime() });
export type SocialFormValues = z.output<typeof socialForm>;

export const emptySocialForm: SocialFormValues = { ...forEachField(''), time_from: '', time_to: '' };

/** The server may send times with seconds; the form has minutes. */
export function toSocialForm(record: SocialHome): SocialFormValues {
  return { ...emptySocialForm, ...record, time_from: record.time_from.slice(0, 5), time_to: record.time_to.slice(0, 5) };
}

type SocialBody = { [Field in SocialField]?: string } & { time_from: string; time_to: string };

export function toSocialBody(values: SocialFormValues): SocialBody {
  const { time_from, time_to } = values;
  const filled = socialFields.filter((field) => values[field] !== '').map((field) => [field, values[field]]);
  return { ...Object.fromEntries(filled), time_from, time_to };
}

/** The shop's record also has its QR picture, as an address or ''. */
export const shopSocialForm = socialForm.extend({ qr_code: z.string() });
export type ShopSocialFormValues = z.output<typeof shopSocialForm>;

export const emptyShopSocialForm: ShopSocialFormValues = { ...emptySocialForm, qr_code: '' };

export function toShopSocialForm(record: SocialShop): ShopSocialFormValues {
  return { ...toSocialForm(record), qr_code: record.qr_code ?? '' };
}

/** Checklist SSO-06: the picture is sent only if there is one, like every other value. */
export function toShopSocialBody(values: ShopSocialFormValues): SocialBody & { qr_code?: string } {
  const { qr_code } = values;
  return { ...toSocialBody(values), ...(qr_code !== '' && { qr_code }) };
}
