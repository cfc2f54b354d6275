import { earliestOrderDay } from '@renderer/shared-components/orders/order-days';
import type { SalesPeriod } from '@shared/contract/desktop/sales';
import { addDays, isDay } from '@shared/domain/dates';
import { rangePresets, toPresetRange } from '@shared/domain/lists/day-ranges';

export const salesPresets = ['today', 'yesterday', 'week', 'month', 'thisMonth', 'lastMonth'] as const;
export type SalesPreset = (typeof salesPresets)[number];

const firstOf = (day: string): string => `${day.slice(0, 8)}01`;
const lastOf = (day: string): string => addDays(firstOf(addDays(firstOf(day), 31)), -1);
const isSame = (one: SalesPeriod, other: SalesPeriod): boolean => one.from === other.from && one.to === other.to;

/** `today` is Kuwait's current day. */
export function toPresetPeriod(preset: SalesPreset, today: string): SalesPeriod {
  switch (preset) {
    case 'today':
      return { from: today, to: today };
    case 'yesterday':
      return { from: addDays(today, -1), to: addDays(today, -1) };
    case 'week':
      return { from: addDays(today, -6), to: today };
    case 'month':
      return { from: addDays(today, -29), to: today };
    case 'thisMonth':
      return { from: firstOf(today), to: today };
    case 'lastMonth': {
      const last = addDays(firstOf(today), -1);
      return { from: firstOf(last), to: last };
    }
  }
}

/** Returns the first preset with exactly these days: on the first of a month, *today* is before *this month*. */
export function findPreset(period: SalesPeriod, today: string): SalesPreset | null {
  return salesPresets.find((preset) => isSame(toPresetPeriod(preset, today), period)) ?? null;
}

/** Returns the number of days, both ends included. */
export function countDays({ from, to }: SalesPeriod): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000) + 1;
}

/** Returns the same number of days just before; for a month, complete or not, the same days of the previous month. */
export function toPeriodBefore({ from, to }: SalesPeriod, today: string): SalesPeriod {
  const isMonth = from === firstOf(from) && to <= lastOf(from) && (to === lastOf(from) || (to === today && from !== to));
  if (!isMonth) {
    const length = countDays({ from, to });
    return { from: addDays(from, -length), to: addDays(from, -1) };
  }
  const last = addDays(from, -1);
  const same = `${last.slice(0, 8)}${to.slice(8)}`;
  return { from: firstOf(last), to: to === lastOf(from) || same > last ? last : same };
}

/** Parses the days in an address: a preset or two days; the last seven days by default. */
export function readPeriod(params: URLSearchParams, today: string): SalesPeriod {
  const dates = params.get('dates');
  const moving = rangePresets.find((preset) => preset === dates);
  if (moving) {
    const { from, to } = toPresetRange(moving, today, earliestOrderDay);
    return { from, to };
  }
  const preset = salesPresets.find((one) => one === dates);
  const [from, to] = [params.get('from') ?? '', params.get('to') ?? ''];
  return !preset && isDay(from) && isDay(to) && from <= to ? { from, to } : toPresetPeriod(preset ?? 'week', today);
}
