import { Calendar } from '@fluentui/react-calendar-compat';
import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useCalendarTexts } from './calendar-texts';
import { fromLocalDate, toLocalDate } from './local-date';

export type RangeEnd = 'from' | 'to';

const useStyles = makeStyles({
  root: {
    paddingInline: 0,
    '& td[data-in-range]': { backgroundColor: tokens.colorBrandBackground2, color: tokens.colorBrandForeground2, borderRadius: 0 },
    '& button': { fontFamily: 'inherit' },
    '& td[data-in-range] button': { color: 'inherit', backgroundColor: 'transparent' },
    '& td[data-in-range="end"]': {
      backgroundColor: tokens.colorBrandBackground,
      color: tokens.colorNeutralForegroundOnBrand,
      borderRadius: tokens.borderRadiusMedium,
      fontWeight: tokens.fontWeightSemibold,
    },
    // In the dark theme, Fluent's background for today is as bright as its text.
    '& .fui-CalendarDayGrid__dayTodayMarker': { backgroundColor: tokens.colorBrandBackground, color: tokens.colorNeutralForegroundOnBrand },
    '& td[data-in-range="end"] span': { backgroundColor: 'transparent', color: 'inherit' },
    '& td[data-in-range="end"]::before, & td[data-in-range="end"]::after': { display: 'none' },
  },
});

interface RangeCalendarProps {
  /** `YYYY-MM-DD`; null while the field has no valid day. */
  from: string | null;
  to: string | null;
  /** The end of the range whose month is shown. */
  shown: RangeEnd;
  earliest?: string;
  onChoose: (day: string) => void;
}

/** One calendar that marks both ends of the range and the days in between. */
export function RangeCalendar({ from, to, shown, earliest, onChoose }: RangeCalendarProps): ReactElement {
  const styles = useStyles();
  const words = useCalendarTexts();
  const day = (shown === 'from' ? from : to) ?? from ?? to;
  return (
    <Calendar
      {...words}
      className={styles.root}
      value={day ? toLocalDate(day) : words.today}
      isMonthPickerVisible={false}
      showMonthPickerAsOverlay
      showGoToToday={false}
      onSelectDate={(date) => onChoose(fromLocalDate(date))}
      calendarDayProps={{ customDayCellRef: (cell, date) => markCell(cell, fromLocalDate(date), from, to) }}
      {...(earliest && { minDate: toLocalDate(earliest) })}
    />
  );
}

/** Marks a cell of the range. Fluent's calendar supports one selected day only, and renders a cell again whenever the range changes. */
function markCell(cell: HTMLElement | null, day: string, from: string | null, to: string | null): void {
  if (!cell) return;
  const isEnd = day === from || day === to;
  const isInside = from !== null && to !== null && from <= day && day <= to;
  cell.toggleAttribute('data-in-range', isEnd || isInside);
  if (isEnd) cell.dataset.inRange = 'end';
  if (cell.hasAttribute('aria-selected')) cell.setAttribute('aria-selected', String(isEnd || isInside));
}
