import { addDays } from '@shared/domain/dates';
import type { DayRange } from './date-range-picker';

export const rangePresets = ['today', 'lastSevenDays', 'thisMonth', 'all'] as const;
export type RangePreset = (typeof rangePresets)[number];

/** `today` is the day in Kuwait; without `earliest` there is no "all". */
export function toPresetRange(preset: RangePreset, today: string, earliest: string | undefined): DayRange | null {
  switch (preset) {
    case 'today':
      return { from: today, to: today };
    case 'lastSevenDays':
      return { from: addDays(today, -6), to: today };
    case 'thisMonth':
      return { from: `${today.slice(0, 8)}01`, to: today };
    case 'all':
      return earliest ? { from: earliest, to: today } : null;
  }
}
