import { useFormat } from '@renderer/runtime/texts/use-format';
import { parseDay } from '@renderer/validation/parse-day';

interface DayText {
  normalize: (typed: string) => string;
  format: (value: string) => string;
}

/** A day in a text field. The value is `YYYY-MM-DD` and is displayed in the app's date format; text that is no day stays as entered. */
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
