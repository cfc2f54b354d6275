import { useFormat } from '@renderer/runtime/texts/use-format';
import { toPlainAmount } from '@shared/domain/money';
import { parseAmount } from '@shared/domain/parse-amount';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FormFieldProps } from '../form-field';
import { TextField } from './text-field';

/** An amount of dinars; the form holds it as text, which `requiredAmount` reads. */
export function MoneyField({ hint, ...props }: FormFieldProps): ReactElement {
  const format = useFormat();
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const read = parseAmount(typed);
  // Whoever saves without leaving the field must have seen what the comma was taken for.
  const reading = read !== null && /[,\u060c]/.test(typed) ? t('forms.readAs', { amount: format.money(read) }) : hint;
  return (
    <TextField
      {...props}
      {...(reading && { hint: reading })}
      inputMode="decimal"
      isLatin
      contentAfter={<span>{format.currency}</span>}
      onTyped={setTyped}
      normalize={(value) => {
        setTyped('');
        const fils = parseAmount(value);
        return fils === null ? value : toPlainAmount(fils);
      }}
      format={(value) => {
        const fils = parseAmount(value);
        return fils === null ? value : format.amount(fils);
      }}
    />
  );
}
