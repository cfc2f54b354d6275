import { useCategoryOptions } from '@renderer/parts/categories/use-category-options';
import { FailureState } from '@renderer/ui/feedback/error-state';
import { SearchSelectField } from '@renderer/ui/form/fields/search-select-field';
import { FormSection } from '@renderer/ui/form/form-section';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** The category whose products offer what is added. */
export function CategorySection(): ReactElement {
  const { t } = useTranslation();
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
