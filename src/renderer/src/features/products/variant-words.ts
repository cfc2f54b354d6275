import type { Product } from '@shared/contract/products';
import { toColorName } from '@shared/domain/color-name';
import { isColorVariant } from '@shared/domain/color-variant';
import { inLanguage, type Language } from '@shared/domain/language';
import { translator } from '@shared/i18n/translate';

/** `Silver, 26 cm` of a product that is sold in one combination; '' where there are several: which one a piece is, the product does not say. */
export function toVariantWords({ variant: choices }: Pick<Product, 'variant'>, language: Language): string {
  const variants = choices.map(({ variant }) => `${variant.id} ${variant.name_en}`);
  if (new Set(variants).size < variants.length) return '';
  const words = choices.map(({ variant, variant_value }) => {
    const value = inLanguage(language, 'value', variant_value);
    return ((isColorVariant(variant) && toColorName(value, language)) || value).trim();
  });
  return words.filter(Boolean).join(translator(language)('documents.invoice.separator'));
}
