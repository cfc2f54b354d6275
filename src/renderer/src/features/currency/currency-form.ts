import { requiredText } from '@renderer/validation/form-rules';
import type { CallInput } from '@shared/contract/call';
import type { Currency } from '@shared/contract/shop/currency';
import type { calls } from '@shared/contract/tables/registry';
import { toPlainRate, writeRate } from '@shared/domain/rate';
import { z } from 'zod';
import { parseRate } from './rate';

export interface CurrencyValues {
  /** '' until one is selected. */
  country_id: string;
  /** As entered, or as formatted by `writeRate`. */
  rate: string;
}

export const emptyCurrency: CurrencyValues = { country_id: '', rate: '' };

/** `stored` is the loaded rate, which is accepted unchanged; null for a new one (checklist CUR-05, CUR-06). */
export function toCurrencySchema(stored: Currency | null): z.ZodType<CurrencyValues, CurrencyValues> {
  const kept = stored && writeRate(stored.rate);
  return z.object({
    country_id: requiredText(),
    rate: requiredText()
      .refine((typed) => typed === kept || (parseRate(typed) ?? 0) > 0, 'currency.badRate')
      .transform((typed) => (typed === kept ? typed : toPlainRate(parseRate(typed) ?? 0))),
  });
}

export function toCurrencyForm({ rate, country }: Currency): CurrencyValues {
  return { country_id: String(country.id), rate: writeRate(rate) };
}

/** The server needs a number: the nearest one to the decimals, which JSON writes identically. */
export function toCurrencyBody({ country_id, rate }: CurrencyValues): CallInput<(typeof calls)['currency.update']>['body'] {
  return { rate: Number(rate), country_id: Number(country_id) };
}
