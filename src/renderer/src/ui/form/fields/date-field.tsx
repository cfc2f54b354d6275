import { DayInput } from '@renderer/ui/dates/day-input';
import { useDayText } from '@renderer/ui/dates/use-day-text';
import { memo, type ReactElement } from 'react';
import type { FormFieldProps } from '../field/form-field';
import { useTextField } from './text-field';

interface DateFieldProps extends FormFieldProps {
  /** `YYYY-MM-DD`; the first day of the calendar. */
  earliest?: string;
  /** The meaning of an empty field, where it has one. */
  placeholder?: string;
}

/** A day, entered in any usual format or picked. The form has it as text, which `optionalDay` and `requiredDay` parse. */
export const DateField = memo(function DateField({ earliest, ...props }: DateFieldProps): ReactElement {
  const input = useTextField({ ...props, ...useDayText() });
  return <DayInput {...input} {...(earliest && { earliest })} />;
});
