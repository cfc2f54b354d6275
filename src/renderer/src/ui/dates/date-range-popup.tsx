import { Button, makeStyles, Popover, PopoverSurface } from '@fluentui/react-components';
import { useToday } from '@renderer/runtime/state/today';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { isPressOn } from '@renderer/ui/controls/use-menu-anchor';
import { useLastingModality } from '@renderer/ui/feedback/use-lasting-modality';
import { TextInput } from '@renderer/ui/inputs/text-input';
import { useWrittenText } from '@renderer/ui/inputs/use-written-text';
import { stack, wrappingRow } from '@renderer/ui/layout/layout-styles';
import { type DayRange, rangePresets, toPresetRange } from '@shared/domain/lists/day-ranges';
import type { FormEvent, ReactElement } from 'react';
import type { DateRangePickerProps } from './date-range-picker';
import { RangeCalendar, type RangeEnd } from './range-calendar';
import { useDayText } from './use-day-text';
import { useTypedRange } from './use-typed-range';

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
  /** Closed by a press elsewhere, which has taken the focus there. */
  onLeave: () => void;
};

/** Usual periods at one click, or two days of one's own: typed, or chosen in one calendar that marks the whole range. */
export function DateRangePopup({ value, onChange, earliest, anchor, onClose, onLeave }: PopupProps): ReactElement {
  useLastingModality();
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
