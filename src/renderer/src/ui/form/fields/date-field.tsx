import { DayInput } from '@renderer/ui/dates/day-input';
import { useDayText } from '@renderer/ui/dates/use-day-text';
import { memo, type ReactElement } from 'react';
import type { FormFieldProps } from '../field/form-field';
import { useTextField } from './text-field';

interface DateFieldProps extends FormFieldProps {
  /** `YYYY-MM-DD`; the calendar begins there. */
  earliest?: string;
  /** What an empty field stands for, where that is a choice of its own. */
  placeholder?: string;
}

/** A day, typed in any usual form or picked; the form holds it as text, which `optionalDay` and `requiredDay` read. */
export const DateField = memo(function DateField({ earliest, ...props }: DateFieldProps): ReactElement {
  const input = useTextField({ ...props, ...useDayText() });
  return <DayInput {...input} {...(earliest && { earliest })} />;
});
