import {
  Button,
  Checkbox,
  FieldContextProvider,
  MessageBar,
  MessageBarActions,
  MessageBarBody,
  makeStyles,
} from '@fluentui/react-components';
import { useRead } from '@renderer/runtime/calls/use-read';
import { toFailureText } from '@renderer/runtime/notices/failure-presenter';
import { useLanguage } from '@renderer/runtime/state/preferences-store';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { StatusBadge } from '@renderer/ui/badges/status-badge';
import { FormFieldFrame, useFormField } from '@renderer/ui/form/field/form-field';
import { FieldRow, FormSection } from '@renderer/ui/form/form-section';
import { wrappingRow } from '@renderer/ui/layout/layout-styles';
import { inLanguage } from '@shared/domain/language';
import { isSamePlace, readPlaceValue, toPlaceValue } from '@shared/domain/orders/place-name';
import type { DocumentKind } from '@shared/domain/printing/printable';
import type { ReactElement } from 'react';
import { useWatch } from 'react-hook-form';
import { useSearchParams } from 'react-router-dom';
import { choices, type StationValues } from './station-form';

const useStyles = makeStyles({
  choices: { ...wrappingRow, columnGap: '12px' },
});

interface CheckOption {
  value: string;
  label: string | ReactElement;
}

interface ChecksFieldProps {
  name: string;
  label: string;
  hint?: string;
  options: readonly CheckOption[];
  /** The value if all options are selected, where that includes other values too. */
  allValue?: null;
}

/** Selects at least one of a few options; they stay in their order. */
function ChecksField({ name, label, hint, options, allValue }: ChecksFieldProps): ReactElement {
  const styles = useStyles();
  const { field, error, isReadOnly } = useFormField(name);
  const all = options.map(({ value }) => value);
  const chosen: readonly string[] = field.value === null ? all : (field.value ?? []);
  const toggle = (value: string, isChosen: boolean): void => {
    const next = all.filter((one) => (one === value ? isChosen : chosen.includes(one)));
    field.onChange(allValue === null && next.length === all.length ? null : next);
  };
  return (
    <FormFieldFrame name={name} label={label} hint={hint} error={error} isGroup>
      <div className={styles.choices}>
        {/* Each option has its own label; the field's label names the group. */}
        <FieldContextProvider value={undefined}>
          {options.map(({ value, label: words }, at) => (
            <Checkbox
              key={value}
              {...(at === 0 && { ref: field.ref })}
              checked={chosen.includes(value)}
              disabled={isReadOnly}
              label={words}
              onChange={(_event, { checked }) => toggle(value, checked === true)}
              onBlur={field.onBlur}
            />
          ))}
        </FieldContextProvider>
      </div>
    </FormFieldFrame>
  );
}

/** Selects which orders are printed here, and which of their documents. */
export function OrdersSection(): ReactElement {
  const t = useTexts();
  return (
    <FormSection id="orders" title={t('stationSettings.orders.title')} hint={t('stationSettings.orders.hint')}>
      <FieldRow>
        <ChecksField
          name="kinds"
          label={t('stationSettings.orders.kinds')}
          options={choices.kinds.map((value) => ({ value, label: t(`stationSettings.orders.kind.${value}`) }))}
        />
        <ChecksField
          name="paymentTypes"
          label={t('stationSettings.orders.paymentTypes')}
          options={choices.paymentTypes.map((value) => ({ value, label: t(`vocabulary.payment.types.${value}`) }))}
        />
      </FieldRow>
      <GovernoratesField />
      <ChecksField
        name="statuses"
        label={t('stationSettings.orders.statuses')}
        options={choices.statuses.map((value) => ({ value, label: <StatusBadge status={value} t={t} /> }))}
      />
      <ChecksField
        name="documents"
        label={t('stationSettings.orders.documents')}
        options={choices.documents.map((value) => ({ value, label: t(`printables.name.${value}`) }))}
      />
      <MissingPrinters />
    </FormSection>
  );
}

/** Selects from the shop's governorates and those already selected, which stay if the shop's can't be loaded. */
function GovernoratesField(): ReactElement {
  const t = useTexts();
  const language = useLanguage();
  const { data, error, refetch } = useRead('lookups.governorates', undefined, { failure: 'inPlace' });
  const chosen = useWatch<StationValues, 'governorates'>({ name: 'governorates' });
  const places = (chosen ?? []).map(readPlaceValue);
  const isChosen = (place: { name_en: string; name_ar: string }): boolean => places.some((one) => isSamePlace(one, place));
  const rows = data?.rows ?? [];
  const toOption = (value: string): CheckOption => ({ value, label: inLanguage(language, 'name', readPlaceValue(value)) });
  // A selected place keeps its stored value, so that reverting a tick is no change.
  const options = rows.map((row) =>
    toOption(isChosen(row) ? toPlaceValue(places.find((one) => isSamePlace(one, row)) ?? row) : toPlaceValue(row)),
  );
  const others = (chosen ?? []).filter((value) => options.every((option) => option.value !== value)).map(toOption);
  return (
    <>
      <ChecksField
        name="governorates"
        label={t('stationSettings.orders.governorates')}
        hint={chosen === null ? t('stationSettings.orders.allGovernorates') : t('stationSettings.orders.someGovernorates')}
        options={[...options, ...others]}
        allValue={null}
      />
      {error && !data && (
        <MessageBar intent="warning" layout="multiline">
          <MessageBarBody>
            {t('stationSettings.orders.governoratesFailed')} <bdi>{toFailureText(error.failure, t)}</bdi>
          </MessageBarBody>
          <MessageBarActions>
            <Button type="button" onClick={() => void refetch()}>
              {t('common.retry')}
            </Button>
          </MessageBarActions>
        </MessageBar>
      )}
    </>
  );
}

/** Warns about documents without a printer, because the station prints nothing then. */
function MissingPrinters(): ReactElement | null {
  const t = useTexts();
  const language = useLanguage();
  const [, setParameters] = useSearchParams();
  const documents = useWatch<StationValues, 'documents'>({ name: 'documents' }) ?? [];
  const { data } = useRead('printing.readSettings', undefined, { failure: 'inPlace' });
  const missing = data ? documents.filter((document: DocumentKind) => data.routes[document].printer === null) : [];
  if (missing.length === 0) return null;
  const names = new Intl.ListFormat(language, { type: 'conjunction' }).format(missing.map((document) => t(`printables.name.${document}`)));
  return (
    <MessageBar intent="warning" layout="multiline">
      <MessageBarBody>{t('stationSettings.orders.noPrinter', { documents: names })}</MessageBarBody>
      <MessageBarActions>
        <Button type="button" onClick={() => setParameters({ tab: 'destinations' }, { replace: true })}>
          {t('stationSettings.orders.choosePrinter')}
        </Button>
      </MessageBarActions>
    </MessageBar>
  );
}
