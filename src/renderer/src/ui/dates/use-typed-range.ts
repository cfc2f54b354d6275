import { parseDay, whyNoDay } from '@renderer/rules/parse-day';
import { useFormat } from '@renderer/runtime/texts/use-format';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import type { DayRange } from '@shared/domain/lists/day-ranges';
import { useState } from 'react';
import type { RangeEnd } from './range-calendar';

interface TypedRange {
  /** What stands in the fields. */
  texts: DayRange;
  /** The same as days; null for what is none. */
  days: Record<RangeEnd, string | null>;
  /** Where the next press in the calendar goes: the end whose field was entered last. */
  turn: RangeEnd;
  errors: Partial<Record<RangeEnd, string>>;
  setTurn: (end: RangeEnd) => void;
  type: (end: RangeEnd, text: string) => void;
  /** The field was left: from now on it says what is wrong with it. */
  check: (end: RangeEnd) => void;
  choose: (day: string) => void;
  /** The range when both ends can be used, else null with the errors shown. */
  take: () => DayRange | null;
}

const isChecked: Record<RangeEnd, boolean> = { from: true, to: true };
const isUnchecked: Record<RangeEnd, boolean> = { from: false, to: false };

/** Two days that are typed, or pressed in one calendar. */
export function useTypedRange(value: DayRange, earliest: string): TypedRange {
  const [texts, setTexts] = useState(value);
  const [turn, setTurn] = useState<RangeEnd>('from');
  const [checked, setChecked] = useState(isUnchecked);
  const days = { from: parseDay(texts.from), to: parseDay(texts.to) };
  const errors = useRangeErrors(texts, days, earliest);
  const shownErrors = {
    ...(checked.from && errors.from !== undefined && { from: errors.from }),
    ...(checked.to && errors.to !== undefined && { to: errors.to }),
  };
  return {
    texts,
    days,
    turn,
    errors: shownErrors,
    setTurn,
    type(end, text) {
      setChecked((ends) => ({ ...ends, [end]: false }));
      setTexts((both) => ({ ...both, [end]: text }));
    },
    check: (end) => setChecked((ends) => ({ ...ends, [end]: true })),
    choose(day) {
      setChecked(isUnchecked);
      // A first day behind the last one begins a new range; a last day before the first one moves the first.
      if (turn === 'from') setTexts({ from: day, to: days.to !== null && day <= days.to ? days.to : day });
      else if (days.from !== null && day < days.from) setTexts({ from: day, to: texts.to });
      else setTexts({ from: texts.from, to: day });
      setTurn(turn === 'from' ? 'to' : 'from');
    },
    take() {
      setChecked(isChecked);
      return errors.from === undefined && errors.to === undefined && days.from && days.to ? { from: days.from, to: days.to } : null;
    },
  };
}

function useRangeErrors(texts: DayRange, { from, to }: TypedRange['days'], earliest: string): TypedRange['errors'] {
  const t = useTexts();
  const format = useFormat();
  const [noFrom, noTo] = [whyNoDay(texts.from), whyNoDay(texts.to)];
  const isTooEarly = from !== null && from < earliest;
  const isBackwards = from !== null && to !== null && to < from;
  return {
    ...(noFrom && { from: t(noFrom) }),
    ...(isTooEarly && { from: t('dates.tooEarly', { date: format.date(earliest) }) }),
    ...(noTo && { to: t(noTo) }),
    ...(isBackwards && { to: t('dates.endBeforeStart') }),
  };
}
