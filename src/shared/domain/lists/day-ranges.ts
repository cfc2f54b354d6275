import { addDays } from '../dates';

/** Both days are inclusive, `YYYY-MM-DD`. */
export interface DayRange {
  from: string;
  to: string;
  /** A relative range, which moves at midnight in Kuwait, also in addresses and saved views. Left out for selected days. */
  preset?: RangePreset;
}

export const rangePresets = ['today', 'lastSevenDays', 'thisMonth', 'all'] as const;
export type RangePreset = (typeof rangePresets)[number];

/** `today` is the day in Kuwait; `earliest` is the first day of *all*. */
export function toPresetRange(preset: RangePreset, today: string, earliest: string): DayRange {
  switch (preset) {
    case 'today':
      return { from: today, to: today, preset };
    case 'lastSevenDays':
      return { from: addDays(today, -6), to: today, preset };
    case 'thisMonth':
      return { from: `${today.slice(0, 8)}01`, to: today, preset };
    case 'all':
      return { from: earliest, to: today, preset };
  }
}
