import { useFormat } from '@renderer/runtime/texts/use-format';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { FailureState } from '@renderer/ui/feedback/error-state';
import { SearchSelectField } from '@renderer/ui/form/fields/search-select-field';
import { TextField } from '@renderer/ui/form/fields/text-field';
import { useNumberText } from '@renderer/ui/form/fields/use-number-text';
import { RecordDialog } from '@renderer/ui/form/record/record-dialog';
import { defineRecordForm } from '@renderer/ui/form/record/record-form-definition';
import type { Failure } from '@shared/contract/result';
import type { Currency } from '@shared/contract/shop/currency';
import { toPlainRate, writeRate } from '@shared/domain/rate';
import type { ReactElement } from 'react';
import { emptyCurrency, toCurrencyBody, toCurrencyForm, toCurrencySchema } from './currency-form';
import { DinarWorth } from './dinar-worth';
import { parseRate } from './rate';
import { useCountryOptions } from './use-country-options';

const dialogWidthPx = 480;

/** There is no call for one rate, so it is found in the list, which isn't paged (OP-99). */
const currencyForm = defineRecordForm({
  list: 'currency',
  saveLabel: (t) => t('currency.save'),
  readFailure: readTaken,
  // A new rate is sent in a list of one.
  fieldOfServer: { currency: (rest) => rest.split('.')[1] ?? null },
  add: {
    title: (t) => t('currency.add'),
    schema: toCurrencySchema(null),
    empty: () => emptyCurrency,
    call: 'currency.add',
    toInput: (values) => ({ body: { currency: [toCurrencyBody(values)] } }),
    success: (t) => t('currency.added'),
  },
  edit: {
    title: (t) => t('currency.edit'),
    nameOf: ({ country: { name_en, name_ar } }: Currency) => name_ar || name_en,
    read: {
      call: 'currency.list',
      toInput: () => undefined,
      toRow: ({ rows }, id) => rows.find((row) => row.id === id) ?? null,
    },
    toValues: toCurrencyForm,
    toSchema: toCurrencySchema,
    call: 'currency.update',
    toInput: (values, id) => ({ params: { id }, body: toCurrencyBody(values) }),
    success: (t) => t('currency.updated'),
    goneText: (t) => t('currency.gone'),
    inList: {
      call: 'currency.list',
      // The row has another country's id only, without its name.
      toChanged: (row, { body: { rate, country_id } }) => (country_id === row.country.id ? { ...row, rate } : row),
    },
  },
  Fields: CurrencyFields,
});

/** Someone else has added the country's rate meanwhile; shown at the country (OP-99). */
function readTaken(failure: Failure): Failure {
  if (failure.message !== 'currency_already_exists') return failure;
  return { ...failure, texts: { country_id: 'currency.taken' } };
}

interface CurrencyDialogProps {
  /** Null creates a new one. */
  id: number | null;
  onClose: () => void;
}

/** One form for new and existing rates (checklist CUR-04). */
export function CurrencyDialog({ id, onClose }: CurrencyDialogProps): ReactElement {
  return <RecordDialog form={currencyForm} id={id} onClose={onClose} maxWidthPx={dialogWidthPx} />;
}

function CurrencyFields({ record }: { record: Currency | null }): ReactElement {
  const t = useTexts();
  const { options, error, refetch } = useCountryOptions(record?.country ?? null);
  if (error && !options) {
    return <FailureState failure={error.failure} title={t('currency.countriesNotLoaded')} onRetry={() => void refetch()} />;
  }
  return (
    <>
      <SearchSelectField
        name="country_id"
        label={t('currency.country')}
        placeholder={t('currency.chooseCountry')}
        hint={t(options?.length === 0 ? 'currency.allTaken' : 'currency.othersHint')}
        isRequired
        options={options ?? []}
      />
      <RateField />
      <DinarWorth countries={options ?? []} stored={record && writeRate(record.rate)} />
    </>
  );
}

/** Up to six decimals, in any digits; a stored rate with more decimals stays unchanged. */
function RateField(): ReactElement {
  const t = useTexts();
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
