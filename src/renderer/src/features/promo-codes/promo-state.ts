import { toDatePart } from '@shared/domain/dates';

interface Usage {
  count_usage: number;
  /** 0 for no limit. */
  max_usage: number;
}

/**
 * Whether the code's last valid day has passed. `endDate` is a date of the server or `YYYY-MM-DD`, null for no end; `today` is Kuwait's.
 */
export function isExpired(endDate: string | null, today: string): boolean {
  return endDate !== null && toDatePart(endDate) < today;
}

export function isUsedUp({ count_usage, max_usage }: Usage): boolean {
  return max_usage > 0 && count_usage >= max_usage;
}

/** Returns the used part of the maximum as a whole percentage, 100 only if nothing is left; null without a limit. */
export function toUsedPercent(usage: Usage): number | null {
  const { count_usage, max_usage } = usage;
  if (max_usage <= 0) return null;
  return isUsedUp(usage) ? 100 : Math.min(Math.round((count_usage / max_usage) * 100), 99);
}
