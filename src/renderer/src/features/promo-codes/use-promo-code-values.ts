import type { PromoCodeValues } from '@shared/contract/promo-code-form';
import { useWatch } from 'react-hook-form';

/** What is typed in the form of a code now; nothing before its first field stands. */
export function usePromoCodeValues(): PromoCodeValues {
  const { name = '', Type = '', amount = '', end_date = '', max_usage = '', count_usage = '' } = useWatch<PromoCodeValues>();
  return { name, Type, amount, end_date, max_usage, count_usage };
}
