import { z } from 'zod';
import { bilingualName, id, orEmpty, text } from './entity';

const optionalId = id.nullish().transform((value) => value ?? null);

/** One chosen value of one variant, as products and order lines carry it. */
export const variantChoice = z.object({
  variant: orEmpty(bilingualName.extend({ id: optionalId })),
  variant_value: orEmpty(z.object({ id: optionalId, value_en: text, value_ar: text })),
});
export type VariantChoice = z.output<typeof variantChoice>;
