import { useWatch } from 'react-hook-form';
import type { PromoCodeValues } from './promo-code-form';

/** Returns the current values of a code's form; empty before its first field is mounted. */
export function usePromoCodeValues(): PromoCodeValues {
  const { name = '', Type = '', amount = '', end_date = '', max_usage = '', count_usage = '' } = useWatch<PromoCodeValues>();
  return { name, Type, amount, end_date, max_usage, count_usage };
}
