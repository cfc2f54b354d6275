import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { useToday } from '@renderer/runtime/state/today';
import { useFormat } from '@renderer/runtime/texts/use-format';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { DateField } from '@renderer/ui/form/fields/date-field';
import { IntegerField } from '@renderer/ui/form/fields/integer-field';
import { SegmentedField } from '@renderer/ui/form/fields/segmented-field';
import { TextField } from '@renderer/ui/form/fields/text-field';
import { useFormScope } from '@renderer/ui/form/form-context';
import { FieldRow, FormSection } from '@renderer/ui/form/form-section';
import { defineRecordForm } from '@renderer/ui/form/record/record-form-definition';
import { AddRecord, EditRecord } from '@renderer/ui/form/record/record-screens';
import { wrappingRow } from '@renderer/ui/layout/layout-styles';
import { parseIntegerWithUnit } from '@renderer/validation/parse-amount';
import { parseDay } from '@renderer/validation/parse-day';
import { type PromoCode, promoTypes } from '@shared/contract/shop/promo-codes';
import { addDays } from '@shared/domain/dates';
import type { ReactElement } from 'react';
import { useFormContext } from 'react-hook-form';
import { emptyPromoCode, promoCodeForm, toPromoCodeBody, toPromoCodeForm } from './promo-code-form';
import { isExpired } from './promo-state';
import { PromoTicket } from './promo-ticket';
import { usePromoCodeValues } from './use-promo-code-values';

const useStyles = makeStyles({
  root: { ...wrappingRow, columnGap: '4px', margin: '4px 0 0', padding: 0, border: 'none' },
  choice: { minWidth: 'auto', paddingInline: '6px', color: tokens.colorBrandForegroundLink },
});

/** Buttons for common end dates, and for none. */
function EndDateChoices({ name }: { name: string }): ReactElement | null {
  const t = useTexts();
  const styles = useStyles();
  const { isReadOnly, isSaving } = useFormScope();
  const { setValue } = useFormContext();
  const today = useToday();
  if (isReadOnly) return null;
  const choices = [
    { text: t('promoCodes.ends.inAWeek'), day: addDays(today, 7) },
    { text: t('promoCodes.ends.inAMonth'), day: addDays(today, 30) },
    { text: t('promoCodes.ends.endOfYear'), day: `${today.slice(0, 4)}-12-31` },
    { text: t('promoCodes.noEnd'), day: '' },
  ];
  return (
    <fieldset className={styles.root} aria-label={t('promoCodes.ends.label')}>
      {choices.map(({ text, day }) => (
        <Button
          key={text}
          className={styles.choice}
          appearance="transparent"
          size="small"
          disabledFocusable={isSaving}
          onClick={() => setValue(name, day, { shouldDirty: true, shouldValidate: true })}
        >
          {text}
        </Button>
      ))}
    </fieldset>
  );
}

/** Checklist PRM-08 to PRM-17. There is no call for one code, so it is found in the list. */
const promoCode = defineRecordForm({
  list: 'promo-codes',
  saveLabel: (t) => t('promoCodes.save'),
  add: {
    title: (t) => t('navigation.addPromoCode'),
    schema: promoCodeForm,
    empty: () => emptyPromoCode,
    call: 'promoCodes.add',
    toInput: (values) => ({ body: toPromoCodeBody(values) }),
    success: (t) => t('promoCodes.added'),
  },
  edit: {
    title: (t) => t('navigation.editPromoCode'),
    nameOf: ({ name }: PromoCode) => name,
    read: {
      call: 'promoCodes.list',
      toInput: (id) => ({ query: { search: String(id) } }),
      toRow: ({ rows }, id) => rows.find((row) => row.id === id) ?? null,
    },
    acceptsNavigationState: true,
    isLeftWhenGone: true,
    toValues: toPromoCodeForm,
    toSchema: () => promoCodeForm,
    call: 'promoCodes.update',
    toInput: (values, id) => ({ params: { id }, body: toPromoCodeBody(values) }),
    success: (t) => t('promoCodes.updated'),
    goneText: (t) => t('promoCodes.gone'),
    inList: { call: 'promoCodes.list', toChanged: (row, { body }) => ({ ...row, ...body }) },
  },
  Fields: PromoCodeFields,
  Preview: PromoTicket,
});

/** `/promo-codes/add-promo-codes` */
export function AddPromoCodeScreen(): ReactElement {
  return <AddRecord form={promoCode} />;
}

/** `/promo-codes/edit-promo-codes`, with its row as `record` of the navigation state, or its id in the address (OP-40) */
export function EditPromoCodeScreen(): ReactElement {
  return <EditRecord form={promoCode} />;
}

function PromoCodeFields(): ReactElement {
  const t = useTexts();
  return (
    <>
      <FormSection id="basics" title={t('promoCodes.basics')} hint={t('promoCodes.basicsHint')}>
        <FieldRow>
          <TextField name="name" label={t('promoCodes.name')} isRequired isLatin />
        </FieldRow>
        <FieldRow>
          <SegmentedField
            name="Type"
            label={t('vocabulary.promoCodes.type')}
            isRequired
            options={promoTypes.map((value) => ({ value, text: t(`vocabulary.promoCodes.types.${value}`) }))}
          />
          <AmountField />
        </FieldRow>
      </FormSection>
      <FormSection id="limits" title={t('promoCodes.limits')} hint={t('promoCodes.limitsHint')}>
        <EndDateField />
        <FieldRow>
          <IntegerField name="max_usage" label={t('vocabulary.promoCodes.maxUsage')} />
          <IntegerField name="count_usage" label={t('vocabulary.promoCodes.countUsage')} />
        </FieldRow>
      </FormSection>
    </>
  );
}

/** Its unit depends on the type. More than 100 % shows a hint, but isn't refused. */
function AmountField(): ReactElement {
  const t = useTexts();
  const { currency } = useFormat();
  const { Type, amount } = usePromoCodeValues();
  const isOver = Type === 'percentage' && (parseIntegerWithUnit(amount) ?? 0) > 100;
  return (
    <IntegerField
      name="amount"
      label={t('vocabulary.promoCodes.amount')}
      isRequired
      unit={{ percentage: '%', fixed: currency }[Type] ?? ''}
      {...(isOver && { hint: t('forms.over100') })}
    />
  );
}

function EndDateField(): ReactElement {
  const t = useTexts();
  const day = parseDay(usePromoCodeValues().end_date);
  const isPast = isExpired(day, useToday());
  return (
    <div>
      <FieldRow>
        <DateField
          name="end_date"
          label={t('vocabulary.promoCodes.endDate')}
          placeholder={t('promoCodes.noEnd')}
          {...(isPast && { hint: t('promoCodes.dayPassed') })}
        />
      </FieldRow>
      <EndDateChoices name="end_date" />
    </div>
  );
}
