import { optionalDay, optionalInteger, requiredInteger, requiredText } from '@renderer/validation/form-rules';
import type { CallInput } from '@shared/contract/call';
import { type PromoCode, type PromoType, promoTypes } from '@shared/contract/shop/promo-codes';
import type { calls } from '@shared/contract/tables/registry';
import { toDatePart } from '@shared/domain/dates';
import { z } from 'zod';

/** checklist PRM-10 to PRM-17 */
export const promoCodeForm = z.object({
  name: requiredText(),
  /** '' until one is selected. */
  Type: requiredText(),
  amount: requiredInteger({ hasUnit: true }),
  /** `YYYY-MM-DD`; '' for no end. */
  end_date: optionalDay(),
  max_usage: optionalInteger(),
  count_usage: optionalInteger(),
});
export type PromoCodeValues = z.output<typeof promoCodeForm>;

export const emptyPromoCode: PromoCodeValues = { name: '', Type: '', amount: '', end_date: '', max_usage: '0', count_usage: '0' };

export function isPromoType(type: string): type is PromoType {
  return (promoTypes as readonly string[]).includes(type);
}

/** Returns the form's values; an unknown type is left unselected. */
export function toPromoCodeForm({ name, Type, amount, end_date, max_usage, count_usage }: PromoCode): PromoCodeValues {
  return {
    name,
    Type: isPromoType(Type) ? Type : '',
    amount: String(amount),
    end_date: end_date === null ? '' : toDatePart(end_date),
    max_usage: String(max_usage),
    count_usage: String(count_usage),
  };
}

/** An empty end date is sent as null, empty counts as 0 (OP-93). */
export function toPromoCodeBody(values: PromoCodeValues): CallInput<(typeof calls)['promoCodes.add']>['body'] {
  const { name, Type, amount, end_date, max_usage, count_usage } = values;
  return {
    name,
    amount: Number(amount),
    Type: Type as PromoType,
    end_date: end_date || null,
    max_usage: Number(max_usage),
    count_usage: Number(count_usage),
  };
}
