import { useWatch } from 'react-hook-form';
import type { PromoCodeValues } from './promo-code-form';

/** What is typed in the form of a code now; nothing before its first field stands. */
export function usePromoCodeValues(): PromoCodeValues {
  const { name = '', Type = '', amount = '', end_date = '', max_usage = '', count_usage = '' } = useWatch<PromoCodeValues>();
  return { name, Type, amount, end_date, max_usage, count_usage };
}
