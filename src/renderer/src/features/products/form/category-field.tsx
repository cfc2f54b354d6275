import { useLanguage } from '@renderer/runtime/state/preferences-store';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { type CategoryOption, useCategoryOptions } from '@renderer/shared-components/categories/use-category-options';
import { ConfirmDialog } from '@renderer/ui/feedback/confirm-dialog';
import { useUndo } from '@renderer/ui/form/blocks/use-undo';
import { SearchSelectField } from '@renderer/ui/form/fields/search-select-field';
import { isolate } from '@renderer/ui/text/isolate';
import type { Product } from '@shared/contract/catalogue/products';
import { inLanguage } from '@shared/domain/language';
import { isSold } from '@shared/products/product-body';
import { type ReactElement, useMemo, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import type { ProductValues } from './product-form';
import { useProductWatch } from './use-product-watch';

type Belongings = Pick<ProductValues, 'category_id' | 'chosen' | 'combinations' | 'dynamic_variant'>;

/** Changes the category, which removes the choices of the previous one; this can be undone. */
function useCategoryChange(nameOf: (value: string) => string): { change: (value: string) => void; toDropped: () => string } {
  const t = useTexts();
  const { getValues, setValue } = useFormContext<ProductValues>();
  const take = (next: Belongings): void => {
    for (const name of ['chosen', 'combinations', 'dynamic_variant'] as const) setValue(name, next[name], { shouldDirty: true });
    setValue('category_id', next.category_id, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
  };
  const tellChanged = useUndo<Belongings>(take);
  return {
    change(value) {
      const { category_id, chosen, combinations, dynamic_variant } = getValues();
      take({ category_id: value, chosen: [], combinations: [], dynamic_variant: [] });
      if (chosen.length + dynamic_variant.length === 0) return;
      const before = { category_id, chosen, combinations, dynamic_variant };
      tellChanged(t('productForm.categoryChange.changed', { category: nameOf(value) }), before);
    },
    toDropped() {
      const { combinations, dynamic_variant } = getValues();
      const sold = combinations.filter(isSold).length;
      return [
        ...(sold > 0 ? [t('productForm.categoryChange.combinations', { count: sold })] : []),
        ...(dynamic_variant.length > 0 ? [t('productForm.categoryChange.dynamicVariants', { count: dynamic_variant.length })] : []),
      ].join(t('forms.separator'));
    },
  };
}

/**
 * The category determines the available variants and dynamic variants. Changing it removes the choices of the previous category, after a
 * question and with undo (OP-105).
 */
export function CategoryField({ record }: { record: Product | null }): ReactElement {
  const t = useTexts();
  const language = useLanguage();
  const { getValues } = useFormContext<ProductValues>();
  const [asked, setAsked] = useState<string | null>(null);
  const options = useCategories(record);
  const current = useProductWatch('category_id');
  const nameOf = (value: string): string => isolate(options.find((option) => option.value === value)?.text ?? '', language);
  const { change, toDropped } = useCategoryChange(nameOf);
  const isInactive = options.some(({ value, isActive }) => value === current && !isActive);
  return (
    <>
      <SearchSelectField
        name="category_id"
        label={t('productForm.category')}
        placeholder={t('productForm.chooseCategory')}
        isRequired
        options={options}
        {...(isInactive && { hint: t('productForm.inactiveHint') })}
        onChosen={(value) => {
          const { category_id, chosen, dynamic_variant } = getValues();
          if (value === category_id) return;
          if (chosen.length + dynamic_variant.length > 0) setAsked(value);
          else change(value);
        }}
      />
      <ConfirmDialog
        isOpen={asked !== null}
        title={t('productForm.categoryChange.title', { category: nameOf(asked ?? '') })}
        text={asked === null ? '' : t('productForm.categoryChange.text', { category: nameOf(current), dropped: toDropped() })}
        confirmLabel={t('productForm.categoryChange.confirm')}
        isDanger={false}
        onCancel={() => setAsked(null)}
        onConfirm={() => {
          setAsked(null);
          if (asked !== null) change(asked);
        }}
      />
    </>
  );
}

/** Returns the active categories, and the product's own even if it is no longer active. */
function useCategories(record: Product | null): (CategoryOption & { isActive: boolean })[] {
  const t = useTexts();
  const language = useLanguage();
  const { options } = useCategoryOptions('present');
  return useMemo(() => {
    const active = (options ?? []).map((option) => ({ ...option, isActive: true }));
    const own = record?.category_id === null || record?.category_id === undefined ? null : String(record.category_id);
    if (!record || own === null || active.some(({ value }) => value === own)) return active;
    const name = inLanguage(language, 'name', record.category) || `#${own}`;
    return [...active, { value: own, text: options ? t('productForm.inactiveCategory', { name }) : name, isActive: options === undefined }];
  }, [options, record, language, t]);
}
