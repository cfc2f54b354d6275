import { useFormat } from '@renderer/runtime/texts/use-format';
import { parseDay } from '@renderer/validation/parse-day';

interface DayText {
  normalize: (typed: string) => string;
  format: (value: string) => string;
}

/** A day in a text field: `YYYY-MM-DD` as its value, written out as everywhere else; what is no day stays as it was typed. */
export function useDayText(): DayText {
  const format = useFormat();
  return {
    normalize: (typed) => parseDay(typed) ?? typed,
    format(value) {
      const day = parseDay(value);
      return day ? format.date(day) : value;
    },
  };
}
