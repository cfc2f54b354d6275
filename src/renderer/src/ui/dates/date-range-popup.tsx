import { Button, makeStyles, Popover, PopoverSurface } from '@fluentui/react-components';
import { useToday } from '@renderer/runtime/state/today';
import { useFormat } from '@renderer/runtime/texts/use-format';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { isPressOn } from '@renderer/ui/controls/use-menu-anchor';
import { useInertPage } from '@renderer/ui/feedback/use-inert-page';
import { TextInput } from '@renderer/ui/inputs/text-input';
import { useWrittenText } from '@renderer/ui/inputs/use-written-text';
import { stack, wrappingRow } from '@renderer/ui/layout/layout-styles';
import { dayError, parseDay } from '@renderer/validation/parse-day';
import { type DayRange, rangePresets, toPresetRange } from '@shared/domain/lists/day-ranges';
import { type FormEvent, type ReactElement, useState } from 'react';
import type { DateRangePickerProps } from './date-range-picker';
import { RangeCalendar, type RangeEnd } from './range-calendar';
import { useDayText } from './use-day-text';

interface TypedRange {
  /** The texts of the fields. */
  texts: DayRange;
  /** The parsed days; null if a text is no day. */
  days: Record<RangeEnd, string | null>;
  /** The end that the next press in the calendar sets: the end whose field was focused last. */
  turn: RangeEnd;
  errors: Partial<Record<RangeEnd, string>>;
  setTurn: (end: RangeEnd) => void;
  type: (end: RangeEnd, text: string) => void;
  /** Called when a field loses the focus; from then on its error is shown. */
  check: (end: RangeEnd) => void;
  choose: (day: string) => void;
  /** Returns the range if both ends are valid. Otherwise it shows the errors and returns null. */
  take: () => DayRange | null;
}

const isChecked: Record<RangeEnd, boolean> = { from: true, to: true };
const isUnchecked: Record<RangeEnd, boolean> = { from: false, to: false };

/** Two days that are entered in fields or selected in one calendar. */
function useTypedRange(value: DayRange, earliest: string): TypedRange {
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
      // A first day after the last one starts a new range; a last day before the first one replaces the first.
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
  const [noFrom, noTo] = [dayError(texts.from), dayError(texts.to)];
  const isTooEarly = from !== null && from < earliest;
  const isBackwards = from !== null && to !== null && to < from;
  return {
    ...(noFrom && { from: t(noFrom) }),
    ...(isTooEarly && { from: t('dates.tooEarly', { date: format.date(earliest) }) }),
    ...(noTo && { to: t(noTo) }),
    ...(isBackwards && { to: t('dates.endBeforeStart') }),
  };
}

const useStyles = makeStyles({
  form: { ...stack.gap16, maxInlineSize: 'calc(100vw - 48px)' },
  body: { ...wrappingRow, gap: '16px 24px', alignItems: 'flex-start' },
  days: { ...stack.gap16, inlineSize: '208px' },
  presets: { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '8px' },
  actions: { display: 'flex', justifyContent: 'flex-end', gap: '8px' },
});

type PopupProps = DateRangePickerProps & {
  anchor: HTMLElement;
  onClose: () => void;
  /** Called when a press elsewhere closed the popup; that press has moved the focus already. */
  onLeave: () => void;
};

/** Usual periods with one click, or two custom days: entered as text, or selected in a calendar that marks the whole range. */
export function DateRangePopup({ value, onChange, earliest, anchor, onClose, onLeave }: PopupProps): ReactElement {
  useInertPage();
  const styles = useStyles();
  const t = useTexts();
  const range = useTypedRange(value, earliest);
  const finish = (chosen: DayRange): void => {
    onChange(chosen);
    onClose();
  };
  const apply = (event: FormEvent): void => {
    event.preventDefault();
    const chosen = range.take();
    if (chosen) finish(chosen);
  };
  const end = (name: RangeEnd): ReactElement => (
    <EndField
      label={t(`dates.${name}`)}
      text={range.texts[name]}
      error={range.errors[name]}
      onFocus={() => range.setTurn(name)}
      onChange={(text) => range.type(name, text)}
      onLeave={() => range.check(name)}
    />
  );
  return (
    <Popover
      open
      trapFocus
      positioning={{ target: anchor, position: 'below', align: 'start', autoSize: true }}
      onOpenChange={(event, data) => {
        if (data.open || isPressOn(anchor, event)) return;
        if (event.type === 'keydown') onClose();
        else onLeave();
      }}
    >
      <PopoverSurface aria-label={t('dates.range')}>
        <form className={styles.form} noValidate onSubmit={apply}>
          <div className={styles.body}>
            <div className={styles.days}>
              {end('from')}
              {end('to')}
              <Presets earliest={earliest} onChoose={finish} />
            </div>
            <RangeCalendar {...range.days} shown={range.turn} onChoose={range.choose} earliest={earliest} />
          </div>
          <div className={styles.actions}>
            <Button onClick={onClose}>{t('common.cancel')}</Button>
            <Button appearance="primary" type="submit">
              {t('dates.apply')}
            </Button>
          </div>
        </form>
      </PopoverSurface>
    </Popover>
  );
}

interface EndFieldProps {
  label: string;
  text: string;
  error: string | undefined;
  onChange: (text: string) => void;
  onFocus: () => void;
  onLeave: () => void;
}

function EndField({ label, text, error, onChange, onFocus, onLeave }: EndFieldProps): ReactElement {
  const written = useWrittenText({ value: text, onChange, onBlur: onLeave, ...useDayText() });
  return <TextInput {...written} label={label} error={error} onFocus={onFocus} autoComplete="off" />;
}

function Presets({ earliest, onChoose }: { earliest: string; onChoose: (range: DayRange) => void }): ReactElement {
  const styles = useStyles();
  const t = useTexts();
  const today = useToday();
  return (
    <div className={styles.presets}>
      {rangePresets.map((preset) => (
        <Button key={preset} size="small" onClick={() => onChoose(toPresetRange(preset, today, earliest))}>
          {t(`dates.presets.${preset}`)}
        </Button>
      ))}
    </div>
  );
}
