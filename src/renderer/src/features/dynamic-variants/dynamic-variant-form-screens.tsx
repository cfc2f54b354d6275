import { useLanguage } from '@renderer/runtime/state/preferences-store';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { useCategoryOptions } from '@renderer/shared-components/categories/use-category-options';
import { FailureState } from '@renderer/ui/feedback/error-state';
import { BlockList } from '@renderer/ui/form/blocks/block-list';
import { BilingualField } from '@renderer/ui/form/fields/bilingual-field';
import { SwitchField } from '@renderer/ui/form/fields/choice-fields';
import { IntegerField } from '@renderer/ui/form/fields/integer-field';
import { MoneyField } from '@renderer/ui/form/fields/money-field';
import { SearchSelectField } from '@renderer/ui/form/fields/search-select-field';
import { FieldRow, FormSection } from '@renderer/ui/form/form-section';
import { defineRecordForm } from '@renderer/ui/form/record/record-form-definition';
import { AddRecord, EditRecord } from '@renderer/ui/form/record/record-screens';
import { isolate } from '@renderer/ui/text/isolate';
import type { DynamicVariant } from '@shared/contract/catalogue/dynamic-variants';
import { inLanguage } from '@shared/domain/language';
import { type ReactElement, useEffect, useRef } from 'react';
import { type FieldValues, useFormContext, useWatch } from 'react-hook-form';
import {
  type DynamicVariantValues,
  emptyDynamicVariant,
  newDynamicVariants,
  storedDynamicVariant,
  toDynamicVariantBody,
  toDynamicVariantForm,
  toDynamicVariantsBody,
} from './dynamic-variant-form';

const empty: DynamicVariantValues = { category_id: '', items: [emptyDynamicVariant] };
const toStored = (): typeof storedDynamicVariant => storedDynamicVariant;

/** Checklist DYN-06 to DYN-12, DYN-18 to DYN-23. There is no call for one of them, and each list has one of both kinds. */
const dynamicVariant = defineRecordForm({
  list: 'dynamic-variant',
  // New ones are sent in a list, an existing one as it is.
  fieldOfServer: {
    dynamic_variant: 'items',
    ...{ name_en: 'items.0.name_en', name_ar: 'items.0.name_ar', price: 'items.0.price', available_amount: 'items.0.available_amount' },
    has_amount: 'items.0.has_amount',
  },
  add: {
    title: (t) => t('navigation.addDynamicVariant'),
    schema: newDynamicVariants,
    empty: () => empty,
    call: 'dynamicVariants.add',
    toInput: (values) => ({ body: toDynamicVariantsBody(values) }),
    success: (t) => t('dynamicVariants.added'),
  },
  edit: {
    title: (t) => t('navigation.editDynamicVariant'),
    nameOf: ({ name_en, name_ar }: DynamicVariant) => name_ar || name_en,
    read: {
      call: 'dynamicVariants.list',
      toInput: (id) => ({ query: { search: String(id), isDeleted: false } }),
      otherwise: (id) => ({ query: { search: String(id), isDeleted: true } }),
      toRow: ({ rows }, id) => rows.find((row) => row.id === id) ?? null,
    },
    acceptsNavigationState: true,
    isLeftWhenGone: true,
    toValues: toDynamicVariantForm,
    toSchema: toStored,
    call: 'dynamicVariants.update',
    toInput: (values, id) => ({ params: { id }, body: toDynamicVariantBody(values) }),
    success: (t) => t('dynamicVariants.updated'),
    goneText: (t) => t('dynamicVariants.gone'),
    inList: { call: 'dynamicVariants.list', toChanged: (row, { body }) => ({ ...row, ...body }) },
  },
  Fields: DynamicVariantFields,
});

/** `/dynamic-variant/add-dynamic-variant` */
export function AddDynamicVariantScreen(): ReactElement {
  return <AddRecord form={dynamicVariant} />;
}

/** `/dynamic-variant/edit-dynamic-variant/{id}`, with its row as `record` of the navigation state (OP-40) */
export function EditDynamicVariantScreen(): ReactElement {
  return <EditRecord form={dynamicVariant} />;
}

function DynamicVariantFields({ record }: { record: DynamicVariant | null }): ReactElement {
  return record ? <StoredFields record={record} /> : <NewFields />;
}

function NewFields(): ReactElement {
  const t = useTexts();
  return (
    <>
      <CategorySection />
      <FormSection id="items" title={t('navigation.dynamicVariant')} hint={t('dynamicVariants.itemsHint')}>
        <BlockList
          name="items"
          min={1}
          empty={emptyDynamicVariant}
          blockName={(position) => t('dynamicVariants.item', { position })}
          addLabel={t('dynamicVariants.addItem')}
        >
          {(path) => <ItemFields path={path} />}
        </BlockList>
      </FormSection>
    </>
  );
}

function StoredFields({ record: { category } }: { record: DynamicVariant }): ReactElement {
  const t = useTexts();
  const language = useLanguage();
  const name = inLanguage(language, 'name', category);
  return (
    <FormSection
      id="items"
      title={t('dynamicVariants.basics')}
      {...(name && { hint: t('dynamicVariants.inCategory', { category: isolate(name, language) }) })}
    >
      <ItemFields path="items.0" />
    </FormSection>
  );
}

/** The category whose products offer the new dynamic variants. */
function CategorySection(): ReactElement {
  const t = useTexts();
  const { options, error, refetch } = useCategoryOptions();
  return (
    <FormSection id="category" title={t('dynamicVariants.category')} hint={t('dynamicVariants.categoryHint')}>
      {error && !options ? (
        <FailureState failure={error.failure} title={t('dynamicVariants.categoriesNotLoaded')} onRetry={() => void refetch()} />
      ) : (
        <SearchSelectField
          name="category_id"
          label={t('dynamicVariants.category')}
          placeholder={t('dynamicVariants.chooseCategory')}
          isRequired
          options={options ?? []}
        />
      )}
    </FormSection>
  );
}

/** One dynamic variant; `path` is its path in the form's values. */
function ItemFields({ path }: { path: string }): ReactElement {
  const t = useTexts();
  const amount = `${path}.available_amount`;
  const { getValues, trigger } = useFormContext<FieldValues>();
  const hasAmount = useWatch({ name: `${path}.has_amount` }) === true;
  const judged = useRef(hasAmount);
  // An error of the amount is irrelevant while it isn't counted, and relevant again when it is.
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
