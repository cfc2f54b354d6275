import { makeStyles, tokens } from '@fluentui/react-components';
import { CheckmarkCircle16Filled, LockClosedRegular } from '@fluentui/react-icons';
import { useCategoryOptions } from '@renderer/parts/categories/use-category-options';
import { useRead } from '@renderer/runtime/calls/use-read';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { iconStyle } from '@renderer/ui/badges/mark-styles';
import { SearchSelectField } from '@renderer/ui/form/fields/search-select-field';
import { FieldRow, FormSection } from '@renderer/ui/form/form-section';
import { TextInput } from '@renderer/ui/inputs/text-input';
import { flexRow } from '@renderer/ui/layout/layout-styles';
import type { ReactElement } from 'react';
import { useWatch } from 'react-hook-form';
import type { CategoryVariants, VariantValues } from './variant-form';

const useStyles = makeStyles({
  stored: { ...flexRow, columnGap: '6px', minHeight: '32px', alignSelf: 'end', color: tokens.colorNeutralForeground3 },
  check: iconStyle.done,
});

/** The first phase: which category the variants belong to; it does not change once they are stored. */
export function CategoryPhase({ record }: { record: CategoryVariants | null }): ReactElement {
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

/** How many variants the chosen category has already. */
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
