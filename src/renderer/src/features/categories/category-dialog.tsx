import { makeStyles } from '@fluentui/react-components';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { BilingualField } from '@renderer/ui/form/fields/bilingual-field';
import { PictureField } from '@renderer/ui/form/fields/files/picture-field';
import { RecordDialog } from '@renderer/ui/form/record/record-dialog';
import { defineRecordForm, type RecordFormDefinition } from '@renderer/ui/form/record/record-form-definition';
import { requiredText } from '@renderer/validation/form-rules';
import type { CallInput } from '@shared/contract/call';
import type { Category } from '@shared/contract/catalogue/categories';
import type { calls } from '@shared/contract/tables/registry';
import type { ReactElement } from 'react';
import { z } from 'zod';

/** checklist CAT-05 to CAT-07 */
const categoryForm = z.object({ name_en: requiredText(), name_ar: requiredText(), image: requiredText() });
type CategoryValues = z.output<typeof categoryForm>;

const emptyCategory: CategoryValues = { name_en: '', name_ar: '', image: '' };

function toCategoryForm({ name_en, name_ar, image }: Category): CategoryValues {
  return { name_en, name_ar, image };
}

/** checklist CAT-15, CAT-16 */
function toCategoryBody({ name_en, name_ar, image }: CategoryValues): CallInput<(typeof calls)['categories.add']>['body'] {
  return { name_en, name_ar, image };
}

const dialogWidthPx = 560;

/** There is no call for one category, so it is found in the list of active or deactivated ones. */
function toForm(isDeleted: boolean): RecordFormDefinition<CategoryValues, Category> {
  return defineRecordForm({
    list: 'masterHN/categories',
    saveLabel: (t) => t('categories.save'),
    add: {
      title: (t) => t('categories.add'),
      schema: categoryForm,
      empty: () => emptyCategory,
      call: 'categories.add',
      toInput: (values) => ({ body: toCategoryBody(values) }),
      success: (t) => t('categories.added'),
    },
    edit: {
      title: (t) => t('categories.edit'),
      nameOf: ({ name_en, name_ar }: Category) => name_ar || name_en,
      read: {
        call: 'categories.list',
        toInput: (id) => ({ query: { search: String(id), isDeleted } }),
        toRow: ({ rows }, id) => rows.find((row) => row.id === id) ?? null,
      },
      toValues: toCategoryForm,
      toSchema: () => categoryForm,
      call: 'categories.update',
      toInput: (values, id) => ({ params: { id }, body: toCategoryBody(values) }),
      success: (t) => t('categories.updated'),
      goneText: (t) => t('categories.gone'),
      inList: { call: 'categories.list', toChanged: (row, { body }) => ({ ...row, ...body }) },
    },
    Fields: CategoryFields,
  });
}

const forms = { active: toForm(false), inactive: toForm(true) };

interface CategoryDialogProps {
  /** Null creates a new one. */
  category: Category | null;
  onClose: () => void;
}

/** One form for new and existing categories (checklist CAT-04). */
export function CategoryDialog({ category, onClose }: CategoryDialogProps): ReactElement {
  const form = category?.isDeleted ? forms.inactive : forms.active;
  return <RecordDialog form={form} id={category?.id ?? null} onClose={onClose} maxWidthPx={dialogWidthPx} />;
}

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: '160px minmax(0, 1fr)',
    columnGap: '24px',
    rowGap: '16px',
    alignItems: 'start',
    '@media (max-width: 519.98px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

function CategoryFields(): ReactElement {
  const styles = useStyles();
  const t = useTexts();
  return (
    <div className={styles.root}>
      <PictureField name="image" label={t('categories.image')} isRequired />
      <BilingualField name="name" label={t('categories.name')} isRequired />
    </div>
  );
}
