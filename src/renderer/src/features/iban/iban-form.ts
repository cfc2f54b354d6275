import { requiredText } from '@renderer/rules/form-rules';
import type { IbanSetting } from '@shared/contract/iban';
import { z } from 'zod';
import { toElectronicIban } from './iban';

/** checklist IBN-04, OP-98: nothing but a missing IBAN is refused; what else looks wrong is pointed out by its field. */
export const ibanForm = z.object({ iban: requiredText().transform(toElectronicIban) });
export type IbanFormValues = z.output<typeof ibanForm>;

export const emptyIbanForm: IbanFormValues = { iban: '' };

export function toIbanForm({ iban }: IbanSetting): IbanFormValues {
  return { iban };
}
