import type { ChosenValue, StoredVariant } from './model';
import type { StoredVariantChoice } from './order-model';

/** Returns the flat list of variants and values in products and order lines; each pair once, without unknown ids. */
export function toFlatVariants(
  combinations: readonly (readonly ChosenValue[])[],
  variants: readonly StoredVariant[],
): StoredVariantChoice[] {
  const seen = new Map<number, StoredVariantChoice>();
  for (const { variant_id, variant_value_id } of combinations.flat()) {
    const variant = variants.find((one) => one.id === variant_id);
    const value = variant?.variant_values.find((one) => one.id === variant_value_id);
    if (!variant || !value) continue;
    seen.set(value.id, { variant: { id: variant.id, name_en: variant.name_en, name_ar: variant.name_ar }, variant_value: value });
  }
  return [...seen.values()];
}
