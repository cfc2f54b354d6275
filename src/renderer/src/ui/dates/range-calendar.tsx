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
    // Fluent's own ground for today is as bright as its words in the dark.
    '& .fui-CalendarDayGrid__dayTodayMarker': { backgroundColor: tokens.colorBrandBackground, color: tokens.colorNeutralForegroundOnBrand },
    '& td[data-in-range="end"] span': { backgroundColor: 'transparent', color: 'inherit' },
    '& td[data-in-range="end"]::before, & td[data-in-range="end"]::after': { display: 'none' },
  },
});

interface RangeCalendarProps {
  /** `YYYY-MM-DD`; null while a field holds no day. */
  from: string | null;
  to: string | null;
  /** The end whose month is shown. */
  shown: RangeEnd;
  earliest?: string;
  onChoose: (day: string) => void;
}

/** One calendar with both ends of the range and the days between them marked. */
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

/** The calendar itself knows one chosen day only, and draws a cell again whenever the range changes. */
function markCell(cell: HTMLElement | null, day: string, from: string | null, to: string | null): void {
  if (!cell) return;
  const isEnd = day === from || day === to;
  const isInside = from !== null && to !== null && from <= day && day <= to;
  cell.toggleAttribute('data-in-range', isEnd || isInside);
  if (isEnd) cell.dataset.inRange = 'end';
  if (cell.hasAttribute('aria-selected')) cell.setAttribute('aria-selected', String(isEnd || isInside));
}
