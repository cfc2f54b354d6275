import { notify } from '@renderer/runtime/notices/notify';
import { defineRecordForm } from '@renderer/ui/form/record/record-form-definition';
import { AddRecord, EditRecord } from '@renderer/ui/form/record/record-screens';
import { isRecord } from '@shared/domain/is-record';
import type { ReactElement } from 'react';
import { CategoryPhase } from './category-phase';
import {
  type CategoryVariants,
  emptyVariants,
  phaseMessages,
  toAddBody,
  toUpdateBody,
  toVariantField,
  toVariantForm,
  toVariantSchema,
} from './variant-form';
import { VariantsPhase } from './variants-phase';

const form = defineRecordForm({
  list: 'variant',
  saveLabel: (t) => t('variantForm.save'),
  fieldOfServer: { variant: toVariantField },
  // What a phase still needs is toasted besides being marked (checklist VAR-13 to VAR-15).
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
