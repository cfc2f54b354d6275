import { toColorName } from '../../domain/colors/color-name';
import { isColorVariant } from '../../domain/colors/color-variant';
import { inLanguage, type Language } from '../../domain/language';
import type { Product } from './products';

export interface CombinationName {
  name_en: string;
  name_ar: string;
}

/**
 * Returns the names of a product's combinations, in their order: the values of each. Two combinations with the same name get the IDs of
 * their values appended.
 */
export function toCombinationNames({
  variant_combinations,
  variant,
}: Pick<Product, 'variant_combinations' | 'variant'>): CombinationName[] {
  const nameOf = (values: Product['variant_combinations'][number], language: Language): string =>
    values
      .map(({ variant_value_id }) => {
        const choice = variant.find(({ variant_value: { id } }) => id === variant_value_id);
        const text = choice ? inLanguage(language, 'value', choice.variant_value) : '';
        return (choice && isColorVariant(choice.variant) && toColorName(text, language)) || text || `#${variant_value_id}`;
      })
      .join(' · ');
  const names = variant_combinations.map((values) => ({ name_en: nameOf(values, 'en'), name_ar: nameOf(values, 'ar') }));
  const isShared = (name: CombinationName): boolean =>
    names.some((other) => other !== name && (other.name_en === name.name_en || other.name_ar === name.name_ar));
  return names.map((name, at) => {
    if (!isShared(name)) return name;
    const mark = ` (${variant_combinations[at]?.map(({ variant_value_id }) => variant_value_id).join(', ')})`;
    return { name_en: name.name_en + mark, name_ar: name.name_ar + mark };
  });
}
