import { BilingualField } from '@renderer/ui/form/fields/bilingual-field';
import { SwitchField } from '@renderer/ui/form/fields/choice-fields';
import { IntegerField } from '@renderer/ui/form/fields/integer-field';
import { MoneyField } from '@renderer/ui/form/fields/money-field';
import { FieldRow } from '@renderer/ui/form/form-section';
import { type ReactElement, useEffect, useRef } from 'react';
import { type FieldValues, useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

/** One dynamic variant; `path` leads to it in the form's values. */
export function ItemFields({ path }: { path: string }): ReactElement {
  const { t } = useTranslation();
  const amount = `${path}.available_amount`;
  const { getValues, trigger } = useFormContext<FieldValues>();
  const hasAmount = useWatch({ name: `${path}.has_amount` }) === true;
  const judged = useRef(hasAmount);
  // What is wrong with an amount does not matter any more where nobody counts, and does again where somebody counts.
  useEffect(() => {
    if (judged.current === hasAmount) return;
    judged.current = hasAmount;
    if (!hasAmount || getValues(amount) !== '') void trigger(amount);
  }, [hasAmount, amount, getValues, trigger]);
  return (
    <>
      <BilingualField name={`${path}.name`} label={t('dynamicVariants.name')} isRequired />
      <FieldRow>
        <MoneyField name={`${path}.price`} label={t('dynamicVariants.price')} isRequired />
        <div>
          <IntegerField
            name={amount}
            label={t('dynamicVariants.available')}
            isRequired={hasAmount}
            isDisabled={!hasAmount}
            {...(!hasAmount && { hint: t('dynamicVariants.noLimitHint') })}
          />
          <SwitchField name={`${path}.has_amount`} label={t('dynamicVariants.hasAmount')} />
        </div>
      </FieldRow>
    </>
  );
}
