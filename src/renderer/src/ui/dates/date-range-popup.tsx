import { Button, makeStyles, Popover, PopoverSurface } from '@fluentui/react-components';
import { useFormat } from '@renderer/runtime/texts/use-format';
import { toKuwaitDay } from '@shared/domain/dates';
import { type FormEvent, type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DateRangePickerProps } from './date-range-picker';
import { DayField } from './day-field';
import { rangePresets, toPresetRange } from './range-presets';

const useStyles = makeStyles({
  form: { display: 'flex', flexDirection: 'column', gap: '16px', inlineSize: '420px', maxInlineSize: 'calc(100vw - 48px)' },
  presets: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
  days: { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(180px, 1fr))', gap: '16px', alignItems: 'start' },
  actions: { display: 'flex', justifyContent: 'flex-end', gap: '8px' },
});

type PopupProps = DateRangePickerProps & { anchor: HTMLElement; onClose: () => void };

/** Usual periods at one click, or two days of one's own. */
export function DateRangePopup({ value, onChange, earliest, anchor, onClose }: PopupProps): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const format = useFormat();
  const [from, setFrom] = useState<string | null>(value.from);
  const [to, setTo] = useState<string | null>(value.to);
  const [isChecked, setChecked] = useState(false);
  const errors = useRangeErrors(from, to, earliest);
  const today = toKuwaitDay(new Date());
  const apply = (event: FormEvent): void => {
    event.preventDefault();
    setChecked(true);
    if (errors.from || errors.to || !from || !to) return;
    onChange({ from, to });
    onClose();
  };
  return (
    <Popover
      open
      trapFocus
      positioning={{ target: anchor, position: 'below', align: 'start' }}
      onOpenChange={(_event, data) => !data.open && onClose()}
    >
      <PopoverSurface aria-label={t('dates.range')}>
        <form className={styles.form} noValidate onSubmit={apply}>
          <div className={styles.presets}>
            {rangePresets.map((preset) => {
              const range = toPresetRange(preset, today, earliest);
              return (
                range && (
                  <Button
                    key={preset}
                    size="small"
                    onClick={() => {
                      onChange(range);
                      onClose();
                    }}
                  >
                    {format.digits(t(`dates.presets.${preset}`))}
                  </Button>
                )
              );
            })}
          </div>
          <div className={styles.days}>
            <DayField
              label={t('dates.from')}
              day={from}
              onChange={setFrom}
              error={isChecked ? errors.from : undefined}
              {...(earliest && { earliest })}
            />
            <DayField
              label={t('dates.to')}
              day={to}
              onChange={setTo}
              error={isChecked ? errors.to : undefined}
              {...(earliest && { earliest })}
            />
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

function useRangeErrors(from: string | null, to: string | null, earliest: string | undefined): { from?: string; to?: string } {
  const { t } = useTranslation();
  const format = useFormat();
  const unreadable = t('dates.unreadable');
  if (!from) return { from: unreadable };
  if (earliest && from < earliest) return { from: t('dates.tooEarly', { date: format.date(earliest) }) };
  if (!to) return { to: unreadable };
  return to < from ? { to: t('dates.endBeforeStart') } : {};
}
