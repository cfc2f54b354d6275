import { makeStyles, tokens } from '@fluentui/react-components';
import { CheckmarkCircle16Filled, LockClosedRegular } from '@fluentui/react-icons';
import { useRead } from '@renderer/runtime/calls/use-read';
import { notify } from '@renderer/runtime/notices/notify';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { useCategoryOptions } from '@renderer/shared-components/categories/use-category-options';
import { iconStyle } from '@renderer/ui/badges/mark-styles';
import { SearchSelectField } from '@renderer/ui/form/fields/search-select-field';
import { FieldRow, FormSection } from '@renderer/ui/form/form-section';
import { defineRecordForm } from '@renderer/ui/form/record/record-form-definition';
import { AddRecord, EditRecord } from '@renderer/ui/form/record/record-screens';
import { TextInput } from '@renderer/ui/inputs/text-input';
import { flexRow } from '@renderer/ui/layout/layout-styles';
import { isRecord } from '@shared/domain/is-record';
import type { ReactElement } from 'react';
import { useWatch } from 'react-hook-form';
import {
  type CategoryVariants,
  emptyVariants,
  phaseMessages,
  toAddBody,
  toUpdateBody,
  toVariantField,
  toVariantForm,
  toVariantSchema,
  type VariantValues,
} from './variant-form';
import { VariantsPhase } from './variants-phase';

const useStyles = makeStyles({
  stored: { ...flexRow, columnGap: '6px', minHeight: '32px', alignSelf: 'end', color: tokens.colorNeutralForeground3 },
  check: iconStyle.done,
});

/** The first phase: selects the variants' category, which can't be changed once they are stored. */
function CategoryPhase({ record }: { record: CategoryVariants | null }): ReactElement {
  const t = useTexts();
  const { options = [] } = useCategoryOptions('present');
  return (
    <FormSection id="category" title={t('variantForm.category')} hint={t('variantForm.categoryHint')}>
      <FieldRow>
        {record ? (
          <TextInput
            label={t('variantForm.categoryLabel')}
            value={options.find(({ value }) => value === String(record.id))?.text ?? `#${record.id}`}
            onChange={() => undefined}
            readOnly
            hint={t('variantForm.categoryFixed')}
            contentAfter={<LockClosedRegular aria-hidden />}
          />
        ) : (
          <SearchSelectField
            name="category_id"
            label={t('variantForm.categoryLabel')}
            placeholder={t('variantForm.chooseCategory')}
            isRequired
            options={options}
          />
        )}
        {!record && <StoredCount />}
      </FieldRow>
    </FormSection>
  );
}

/** Shows the number of variants that the selected category already has. */
function StoredCount(): ReactElement | null {
  const t = useTexts();
  const styles = useStyles();
  const categoryId = Number(useWatch<VariantValues, 'category_id'>({ name: 'category_id' }));
  const { data } = useRead(
    'variants.ofCategory',
    { params: { categoryId } },
    { enabled: categoryId > 0, failure: 'inPlace', keepPrevious: false },
  );
  if (!data) return null;
  return (
    <div className={styles.stored} role="status">
      <CheckmarkCircle16Filled className={styles.check} aria-hidden />
      {t('variantForm.stored', { count: data.rows.length })}
    </div>
  );
}

const form = defineRecordForm({
  list: 'variant',
  saveLabel: (t) => t('variantForm.save'),
  fieldOfServer: { variant: toVariantField },
  // A phase's missing values are shown as a message in addition to the fields' errors (checklist VAR-13 to VAR-15).
  onInvalid({ category_id, variants }, t) {
    const entries = Array.isArray(variants) ? (variants as (Marks | undefined)[]).map((entry) => entry?.values) : [];
    if ([category_id, variants, variants?.root, ...entries].some(isUnfinished)) notify.warning(t('variantForm.incomplete'));
  },
  add: {
    title: (t) => t('navigation.addVariant'),
    schema: toVariantSchema([]),
    empty: () => emptyVariants,
    call: 'variants.add',
    toInput: (values) => ({ body: toAddBody(values) }),
    success: (t) => t('variantForm.added'),
  },
  edit: {
    title: (t) => t('navigation.editVariants'),
    nameOf: ({ variants }) => variants.map(({ name_ar, name_en }) => name_ar || name_en).join(' · '),
    read: {
      call: 'variants.ofCategory',
      toInput: (id) => ({ params: { categoryId: id } }),
      toRow: ({ rows, unreadable }, id): CategoryVariants => ({ id, variants: rows, unreadable }),
    },
    toValues: toVariantForm,
    toUnreadable: ({ unreadable }) => unreadable,
    toSchema: (row) => toVariantSchema(row?.variants ?? []),
    call: 'variants.update',
    toInput: (values, id, now) => ({ params: { id }, body: toUpdateBody(values, now?.variants ?? []) }),
    success: (t) => t('variantForm.updated'),
    goneText: (t) => t('variantForm.gone'),
  },
  Fields: VariantFields,
});

interface Marks {
  values?: unknown;
}

function isUnfinished(error: unknown): boolean {
  return isRecord(error) && phaseMessages.some((message) => message === error.message);
}

/** Two phases: the category first, then its variants (checklist VAR-08). */
function VariantFields({ record }: { record: CategoryVariants | null }): ReactElement {
  return (
    <>
      <CategoryPhase record={record} />
      <VariantsPhase record={record} />
    </>
  );
}

/** checklist VAR-06 */
export function AddVariantScreen(): ReactElement {
  return <AddRecord form={form} />;
}

/** checklist VAR-07 */
export function EditVariantsScreen(): ReactElement {
  return <EditRecord form={form} />;
}
