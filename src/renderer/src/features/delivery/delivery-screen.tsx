import { request } from '@renderer/runtime/calls/bridge';
import { needsOf } from '@renderer/runtime/calls/call-facts';
import { useFreshRead } from '@renderer/runtime/calls/use-fresh-read';
import { useWrite } from '@renderer/runtime/calls/use-write';
import { useLanguage } from '@renderer/runtime/state/preferences-store';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { SwitchField } from '@renderer/ui/form/fields/choice-fields';
import { MoneyField } from '@renderer/ui/form/fields/money-field';
import { SegmentedField } from '@renderer/ui/form/fields/segmented-field';
import { useFormScope } from '@renderer/ui/form/form-context';
import { FieldRow, FormSection } from '@renderer/ui/form/form-section';
import { FormState, useInitial } from '@renderer/ui/form/form-state';
import { RecordForm } from '@renderer/ui/form/record/record-form';
import { useReread } from '@renderer/ui/form/record/reread';
import { useRecordForm } from '@renderer/ui/form/record/use-record-form';
import { ok } from '@shared/contract/result';
import { inLanguage } from '@shared/domain/language';
import type { Fils } from '@shared/domain/money';
import { type ReactElement, useRef } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { AreaGrid } from './area-grid';
import { CountryChoice } from './area-toolbar';
import { type DeliveryFormValues, deliveryForm, emptyDeliveryForm, toDeliveryBody, toDeliveryForm } from './delivery-form';
import { type DeliveryAreas, useDeliveryAreas } from './use-delivery-areas';

type Fees = DeliveryFormValues['fees'];

/** Returns the ids of the areas with a fee that differs from the stored one. */
function toChanged(fees: Fees, stored: Fees): string[] {
  return Object.keys(fees).filter((id) => fees[id] !== stored[id]);
}

/** Checklist DEL-05, DEL-08: shown if each area has its own fee. Edited fees stay when it is hidden. */
function AreaFeesSection({ areas }: { areas: DeliveryAreas }): ReactElement | null {
  const t = useTexts();
  const language = useLanguage();
  const { isReadOnly } = useFormScope();
  const { defaultValues } = useFormState<DeliveryFormValues>();
  const [coverage, fees = {}] = useWatch({ name: ['coverage', 'fees'] }) as [DeliveryFormValues['coverage'], Fees | undefined];
  if (coverage !== 'areas') return null;
  const changed = toChanged(fees, (defaultValues?.fees ?? {}) as Fees);
  const { country, read } = areas;
  return (
    <FormSection
      id="areas"
      title={t('delivery.areaFees')}
      {...(!isReadOnly && { hint: t('delivery.areaFeesHint') })}
      changesText={t('delivery.changedAreas', { count: changed.length })}
    >
      {country && read.error && read.data === undefined && <CountryChoice areas={areas} country={country} changed={changed} />}
      <FormState read={read} place="filled" errorTitle={t('delivery.areasNotLoaded')}>
        {country === null && <p>{t('delivery.noCountries')}</p>}
        {country && (
          <AreaGrid
            areas={areas}
            country={country}
            changed={changed}
            noAreas={t('delivery.noAreas', { country: inLanguage(language, 'name', country) })}
          />
        )}
      </FormState>
    </FormSection>
  );
}

/** The form of fees and areas; each area is sent with its shown fee. */
function useDeliveryForm(record: ReturnType<typeof useFreshRead<'delivery.read'>>, areas: ReturnType<typeof useDeliveryAreas>) {
  const t = useTexts();
  const save = useWrite('delivery.save', { failure: 'inPlace', success: t('delivery.saved') });
  const stored = useInitial(record.data, toDeliveryForm);
  /** Areas of the last save in their order, to map the server's errors. */
  const sentAreas = useRef<readonly number[]>([]);
  const sentFees = useRef<ReadonlyMap<string, Fils>>(new Map());
  return useRecordForm<DeliveryFormValues>({
    draft: { screen: 'shop.delivery', record: null, title: t('navigation.delivery') },
    schema: deliveryForm,
    initial: record.data === null ? emptyDeliveryForm : stored,
    needs: needsOf('delivery.save'),
    async save(values) {
      const fees = values.coverage === 'areas' ? await areas.shownFees() : ok(new Map());
      if (!fees.ok) return fees;
      const body = toDeliveryBody(values, fees.value);
      sentFees.current = fees.value;
      sentAreas.current = body.area_fees.map(({ id }) => id);
      return save.send({ body });
    },
    toSent: (values) => toDeliveryBody(values, sentFees.current),
    fieldOfServer: {
      delivery_all_area: 'coverage',
      area_fees(rest) {
        const id = sentAreas.current[Number(rest.split('.')[0])];
        return id === undefined ? null : `fees.${id}`;
      },
    },
    ...useReread(
      async () => {
        const now = await request('delivery.read', undefined);
        return now === null ? { ...emptyDeliveryForm } : toDeliveryForm(now);
      },
      (values) => values,
    ),
    startsLocked: record.data !== null,
    onInvalid: ({ fees, ...others }) => fees && Object.keys(others).length === 0 && void areas.showArea(Object.keys(fees)),
  });
}

/** Checklist DEL-01 to DEL-05: locked until *Edit*; without a record it starts unlocked. */
export function DeliveryScreen(): ReactElement {
  const t = useTexts();
  const record = useFreshRead('delivery.read', undefined);
  const areas = useDeliveryAreas();
  const handle = useDeliveryForm(record, areas);
  return (
    <FormState read={record}>
      <RecordForm handle={handle} saveLabel={t('delivery.save')}>
        <FormSection id="delivery" title={t('delivery.section')} hint={t('delivery.sectionHint')}>
          <SwitchField name="delivery_possibility" label={t('delivery.possible')} />
          <FieldRow columns={3}>
            <MoneyField name="delivery_fee" label={t('delivery.fee')} isRequired />
            <OptionalFee name="shipping_fee" label={t('delivery.shippingFee')} />
            <OptionalFee name="cash_in_delivery" label={t('delivery.cashFee')} />
          </FieldRow>
          <SegmentedField
            name="coverage"
            label={t('delivery.coverage')}
            options={[
              { value: 'all', text: t('delivery.all') },
              { value: 'areas', text: t('delivery.areas') },
            ]}
          />
        </FormSection>
        <AreaFeesSection areas={areas} />
      </RecordForm>
    </FormState>
  );
}

/** An empty fee counts as 0, with a hint before the save. */
function OptionalFee(props: { name: string; label: string }): ReactElement {
  const t = useTexts();
  const isEmpty = useWatch({ name: props.name }) === '';
  return <MoneyField {...props} {...(isEmpty && { hint: t('delivery.emptyIsZero') })} />;
}
