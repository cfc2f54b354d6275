import { useFormat } from '@renderer/runtime/texts/use-format';
import { parseAmount } from '@renderer/validation/parse-amount';
import { type Fils, toPlainAmount } from '@shared/domain/money';
import { memo, type ReactElement } from 'react';
import type { FormFieldProps } from '../field/form-field';
import { TextField } from './text-field';
import { useNumberText } from './use-number-text';

/** An amount of dinars. The form has it as text, which `requiredAmount` parses. */
export const MoneyField = memo(function MoneyField({ hint, ...props }: FormFieldProps): ReactElement {
  const format = useFormat();
  const { reading = hint, ...text } = useNumberText({
    parse: parseAmount,
    toPlain: (fils) => toPlainAmount(fils as Fils),
    write: (fils) => format.amount(fils as Fils),
    read: (fils) => format.money(fils as Fils),
  });
  return (
    <TextField
      {...props}
      {...text}
      {...(reading !== undefined && { hint: reading })}
      inputMode="decimal"
      isLatin
      contentAfter={<span>{format.currency}</span>}
    />
  );
});
