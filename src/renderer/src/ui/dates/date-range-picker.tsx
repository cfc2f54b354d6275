import { makeStyles, tokens } from '@fluentui/react-components';
import { CalendarLtr20Regular, ChevronDown16Regular } from '@fluentui/react-icons';
import { lazyWithProps } from '@renderer/runtime/lazy-component';
import { useFormat } from '@renderer/runtime/texts/use-format';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { useMenuAnchor } from '@renderer/ui/controls/use-menu-anchor';
import { quietText } from '@renderer/ui/text/text-styles';
import type { DayRange } from '@shared/domain/lists/day-ranges';
import { type ReactElement, Suspense } from 'react';

const Popup = lazyWithProps(() => import('./date-range-popup'), 'DateRangePopup');

export interface DateRangePickerProps {
  value: DayRange;
  onChange: (range: DayRange) => void;
  /** The earliest day that can be selected. */
  earliest: string;
}

const useStyles = makeStyles({
  button: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '8px',
    blockSize: '32px',
    paddingBlock: 0,
    paddingInline: '10px',
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderBlockEndColor: tokens.colorNeutralStrokeAccessible,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase300,
    lineHeight: '24px',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '1px' },
  },
  icon: quietText,
});

/** Returns `24 Aug`; only the second day of a range shows the year. */
function withoutYear(date: string): string {
  return date.replace(/\s[\d٠-٩]{4}$/, '');
}

/** Shows the selected days as a button that opens fields and calendar, which load with their first use. */
export function DateRangePicker(props: DateRangePickerProps): ReactElement {
  const styles = useStyles();
  const t = useTexts();
  const format = useFormat();
  const { anchor, close, button } = useMenuAnchor('dialog');
  const { from, to } = props.value;
  const isOneDay = from === to;
  const first = isOneDay || from.slice(0, 4) !== to.slice(0, 4) ? format.date(from) : withoutYear(format.date(from));
  const leave = (): void => {
    anchor?.focus();
    close();
  };
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-label={isOneDay ? t('dates.dayNow', { date: first }) : t('dates.rangeNow', { from: first, to: format.date(to) })}
        {...button}
      >
        <CalendarLtr20Regular aria-hidden="true" className={styles.icon} />
        <span>
          <bdi>{first}</bdi>
          {!isOneDay && (
            <>
              {' – '}
              <bdi>{format.date(to)}</bdi>
            </>
          )}
        </span>
        <ChevronDown16Regular aria-hidden="true" />
      </button>
      {anchor && (
        <Suspense fallback={null}>
          <Popup {...props} anchor={anchor} onClose={leave} onLeave={close} />
        </Suspense>
      )}
    </>
  );
}
