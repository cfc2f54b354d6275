import { useFormat } from '@renderer/runtime/texts/use-format';
import { TextField } from '@renderer/ui/form/fields/text-field';
import { useNumberText } from '@renderer/ui/form/fields/use-number-text';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { parseRate, toPlainRate } from './rate';

/** Up to six decimals, in any digits; a stored rate with more stays as it is. */
export function RateField(): ReactElement {
  const { t } = useTranslation();
  const format = useFormat();
  const write = (millionths: number): string => format.decimal(toPlainRate(millionths));
  const { reading, ...text } = useNumberText({ parse: parseRate, toPlain: toPlainRate, write, read: write });
  return (
    <TextField
      {...text}
      name="rate"
      label={t('currency.rate')}
      hint={reading ?? t('currency.rateHint')}
      isRequired
      isLatin
      inputMode="decimal"
    />
  );
}
