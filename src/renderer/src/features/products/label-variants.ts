import type { Product } from '@shared/contract/catalogue/products';
import type { ProductLabel } from '@shared/contract/printing/print-requests';
import { toColorName } from '@shared/domain/colors/color-name';
import { isColorVariant } from '@shared/domain/colors/color-variant';
import { inLanguage, type Language } from '@shared/domain/language';

/** `Silver` and `26 cm` of a product that is sold in one combination; none where there are several: which one a piece is, the product does not say. */
export function toLabelVariants({ variant: choices }: Pick<Product, 'variant'>): ProductLabel['variants'] {
  const variants = choices.map(({ variant }) => `${variant.id} ${variant.name_en}`);
  if (new Set(variants).size < variants.length) return [];
  return choices.map(({ variant, variant_value }) => {
    const toWords = (language: Language): string => {
      const value = inLanguage(language, 'value', variant_value);
      return ((isColorVariant(variant) && toColorName(value, language)) || value).trim();
    };
    return { value_en: toWords('en'), value_ar: toWords('ar') };
  });
}
