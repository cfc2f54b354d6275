import { toRangeText } from '../domain/lists/full-list';
import { toFils } from '../domain/money';
import type { ColumnRange } from './column';

/** Returns ranges up to the first amount, between each two, and from the last one on. */
export function moneyRanges(dinars: readonly number[]): ColumnRange[] {
  const ends = dinars.map(toFils);
  return [null, ...ends].map((from, at) => {
    const to = ends[at] ?? null;
    return {
      // An amount that equals an end belongs to the higher range.
      value: toRangeText(from, to && to - 1) ?? '',
      name: (t, format) => {
        if (to === null) return t('lists.whole.from', { amount: from === null ? '' : format.money(from) });
        if (from === null) return t('lists.whole.under', { amount: format.money(to) });
        return t('lists.whole.between', { from: format.amount(from), to: format.money(to) });
      },
    };
  });
}

const hour = 60;
const day = 24 * hour;

/** Minimum ages (*Older than …*), in minutes. */
export const ageRanges: readonly ColumnRange[] = [
  ...[1, 4].map((hours): ColumnRange => ({ value: `${hours * hour}..`, name: (t) => t('lists.whole.olderHours', { count: hours }) })),
  ...[1, 3, 7].map((days): ColumnRange => ({ value: `${days * day}..`, name: (t) => t('lists.whole.olderDays', { count: days }) })),
];
