import { parsePercent } from '@renderer/rules/parse-number';
import { useFormat } from '@renderer/runtime/texts/use-format';
import type { ReactElement } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { FormFieldProps } from '../form-field';
import { TextField } from './text-field';
import { useNumberText } from './use-number-text';

/** A percentage; the form holds it as text, which `requiredPercent` reads. More than a hundred is pointed out, not refused. */
export function PercentField({ hint, ...props }: FormFieldProps): ReactElement {
  const { t } = useTranslation();
  const format = useFormat();
  const write = (percent: number): string => format.digits(String(percent));
  const { reading, ...text } = useNumberText({ parse: parsePercent, toPlain: String, write, read: (percent) => `${write(percent)}%` });
  const value = parsePercent(String(useWatch({ name: props.name }) ?? ''));
  const hints = [reading ?? hint, value !== null && value > 100 && t('forms.over100')].filter((part) => typeof part === 'string');
  return (
    <TextField
      {...props}
      {...text}
      {...(hints.length > 0 && { hint: hints.join(' ') })}
      inputMode="decimal"
      isLatin
      contentAfter={<span>%</span>}
    />
  );
}
