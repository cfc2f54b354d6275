import { Field, makeStyles } from '@fluentui/react-components';
import { DatePicker } from '@fluentui/react-datepicker-compat';
import { useLanguage } from '@renderer/runtime/state/preferences-store';
import { useFormat } from '@renderer/runtime/texts/use-format';
import { toKuwaitDay } from '@shared/domain/dates';
import { type ReactElement, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { toCalendarFormatter, toCalendarStrings } from './calendar-texts';
import { fromLocalDate, parseDay, toLocalDate } from './parse-day';

const useStyles = makeStyles({ field: { minInlineSize: 0 }, picker: { inlineSize: '100%', minInlineSize: 0 } });

interface DayFieldProps {
  label: string;
  /** `YYYY-MM-DD`; null for none. */
  day: string | null;
  onChange: (day: string | null) => void;
  /** The earliest day that can be chosen. */
  earliest?: string;
  error?: string | undefined;
  required?: boolean;
}

/** One day: typed in any usual form and script, or picked from a calendar whose week starts on Sunday. */
export function DayField({ label, day, onChange, earliest, error, required = false }: DayFieldProps): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const language = useLanguage();
  const format = useFormat();
  const strings = useMemo(() => toCalendarStrings(language, t), [language, t]);
  const formatter = useMemo(() => toCalendarFormatter(format), [format]);
  return (
    <Field
      className={styles.field}
      label={label}
      required={required}
      {...(error && { validationState: 'error', validationMessage: error })}
    >
      <DatePicker
        className={styles.picker}
        input={{ style: { minWidth: 0 } }}
        allowTextInput
        value={day ? toLocalDate(day) : null}
        onSelectDate={(date) => onChange(date ? fromLocalDate(date) : null)}
        formatDate={(date) => (date ? format.date(fromLocalDate(date)) : '')}
        parseDateFromString={(text) => {
          const parsed = parseDay(text);
          return parsed ? toLocalDate(parsed) : null;
        }}
        today={toLocalDate(toKuwaitDay(new Date()))}
        firstDayOfWeek={0}
        strings={strings}
        dateTimeFormatter={formatter}
        placeholder={t('dates.choose')}
        {...(earliest && { minDate: toLocalDate(earliest) })}
      />
    </Field>
  );
}
