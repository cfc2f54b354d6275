import { toDatePart } from '@shared/domain/dates';

interface Usage {
  count_usage: number;
  /** 0 for no limit. */
  max_usage: number;
}

/** Whether the last day on which it is valid has passed. `endDate`: a date of the server or `YYYY-MM-DD`, null for no end; `today` in Kuwait. */
export function isExpired(endDate: string | null, today: string): boolean {
  return endDate !== null && toDatePart(endDate) < today;
}

export function isUsedUp({ count_usage, max_usage }: Usage): boolean {
  return max_usage > 0 && count_usage >= max_usage;
}

/** How much of its maximum is used, in whole per cent up to 100, which it is only once nothing is left; null where there is no limit. */
export function toUsedPercent(usage: Usage): number | null {
  const { count_usage, max_usage } = usage;
  if (max_usage <= 0) return null;
  return isUsedUp(usage) ? 100 : Math.min(Math.round((count_usage / max_usage) * 100), 99);
}
