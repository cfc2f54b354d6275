import { useRead } from '@renderer/runtime/calls/use-read';
import { useLanguage } from '@renderer/runtime/state/preferences-store';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import type { FormRead } from '@renderer/ui/form/form-state';
import type { Product } from '@shared/contract/catalogue/products';
import type { Variant } from '@shared/contract/catalogue/variants';
import { toColorName } from '@shared/domain/colors/color-name';
import { isColorVariant, toCssColor } from '@shared/domain/colors/color-variant';
import { inLanguage, type Language } from '@shared/domain/language';
import { type ChosenValue, type CombinationKey, toCombinationValues, toValueKey } from '@shared/products/combinations';
import { useMemo } from 'react';
import { useProductWatch } from '../use-product-watch';

export interface ValueName {
  text: string;
  /** CSS color of a color variant's value. */
  color: string | null;
}

export interface VariantChoices {
  id: number;
  name: string;
  values: readonly ChosenValue[];
  isColor: boolean;
}

export interface ProductVariants {
  read: FormRead<readonly Variant[]>;
  hasCategory: boolean;
  /** The category's variants in its order. */
  variants: readonly VariantChoices[];
  /** All of their values, in that order. */
  order: readonly ChosenValue[];
  nameOf: (value: ChosenValue) => ValueName;
  /** Returns `Deep teal · 24 cm · Glass lid`. */
  nameOfKey: (key: CombinationKey) => string;
  /** Returns a combination's values in their displayed order. */
  valuesOf: (key: CombinationKey) => readonly ChosenValue[];
}

/** Returns the variants of the selected category, and names of the product's values that the category no longer has. */
export function useProductVariants(record: Product | null): ProductVariants {
  const t = useTexts();
  const language = useLanguage();
  const categoryId = Number(useProductWatch('category_id'));
  const {
    data: answer,
    error,
    refetch,
  } = useRead('variants.ofCategory', { params: { categoryId } }, { enabled: categoryId > 0, failure: 'inPlace', keepPrevious: false });
  const data = answer?.rows;
  const own = record?.variant;
  return useMemo(() => {
    const variants = (data ?? []).map((variant) => ({
      id: variant.id,
      name: inLanguage(language, 'name', variant),
      isColor: isColorVariant(variant),
      values: variant.variant_values.map(({ id }) => ({ variant_id: variant.id, variant_value_id: id })),
    }));
    const order = variants.flatMap(({ values }) => values);
    const rank = new Map(order.map((value, index) => [toValueKey(value), index]));
    const names = toNames(data ?? [], own ?? [], language);
    const nameOf = (value: ChosenValue): ValueName =>
      names.get(toValueKey(value)) ?? { text: t('productForm.unknownName', { id: value.variant_value_id }), color: null };
    const rankOf = (value: ChosenValue): number => rank.get(toValueKey(value)) ?? order.length;
    // Cached, because each row of a grid calls it several times.
    const known = new Map<CombinationKey, readonly ChosenValue[]>();
    const valuesOf = (key: CombinationKey): readonly ChosenValue[] => {
      const values = known.get(key) ?? toCombinationValues(key).sort((one, other) => rankOf(one) - rankOf(other));
      known.set(key, values);
      return values;
    };
    return {
      read: { data, error, refetch },
      hasCategory: categoryId > 0,
      variants,
      order,
      nameOf,
      valuesOf,
      nameOfKey: (key) =>
        valuesOf(key)
          .map((value) => nameOf(value).text)
          .join(' · ') || t('common.none'),
    };
  }, [data, error, refetch, own, language, categoryId, t]);
}

function toNames(variants: readonly Variant[], own: Product['variant'], language: Language): Map<string, ValueName> {
  const names = new Map<string, ValueName>();
  const add = (
    variant: Variant | Product['variant'][number]['variant'],
    value: { id: number | null; value_en: string; value_ar: string },
  ): void => {
    if (variant.id === null || value.id === null) return;
    const isColor = isColorVariant(variant);
    const written = inLanguage(language, 'value', value);
    const text = (isColor && toColorName(value.value_en, language)) || written;
    const key = toValueKey({ variant_id: variant.id, variant_value_id: value.id });
    if (text) names.set(key, { text, color: isColor ? toCssColor(value.value_en) : null });
  };
  for (const { variant, variant_value } of own) add(variant, variant_value);
  for (const variant of variants) for (const value of variant.variant_values) add(variant, value);
  return names;
}
