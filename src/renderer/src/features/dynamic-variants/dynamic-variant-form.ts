import { requiredAmount, requiredInteger, requiredText, withCrossCheck } from '@renderer/validation/form-rules';
import { parseAmount } from '@renderer/validation/parse-amount';
import { parseInteger } from '@renderer/validation/parse-number';
import type { CallInput } from '@shared/contract/call';
import type { DynamicVariant } from '@shared/contract/catalogue/dynamic-variants';
import type { calls } from '@shared/contract/tables/registry';
import { type Fils, toPlainAmount } from '@shared/domain/money';
import { z } from 'zod';

type Item = CallInput<(typeof calls)['dynamicVariants.update']>['body'];

const item = z.object({
  name_en: requiredText(),
  name_ar: requiredText(),
  price: requiredAmount(),
  has_amount: z.boolean(),
  /** Has no effect while `has_amount` is off (OP-78). */
  available_amount: z.string(),
});
const values = z.object({
  /** '' until one is selected; an existing one keeps its category. */
  category_id: z.string(),
  items: z.array(item).min(1),
});
/** One existing dynamic variant, or several new ones of a category; amounts and prices as entered. */
export type DynamicVariantValues = z.output<typeof values>;

function withAmounts(fields: z.ZodType<DynamicVariantValues, DynamicVariantValues>): typeof fields {
  return withCrossCheck(fields, ({ items }, add) => {
    for (const [index, { has_amount, available_amount }] of items.entries()) {
      const amount = requiredInteger().safeParse(available_amount);
      if (has_amount && amount.error) add(['items', index, 'available_amount'], amount.error.issues[0]?.message ?? 'forms.required');
    }
  });
}

/** checklist DYN-09 to DYN-12 */
export const newDynamicVariants = withAmounts(values.extend({ category_id: requiredText() }));
export const storedDynamicVariant = withAmounts(values);

export const emptyDynamicVariant: DynamicVariantValues['items'][number] = {
  name_en: '',
  name_ar: '',
  price: '',
  has_amount: true,
  available_amount: '',
};

export function toDynamicVariantForm(row: DynamicVariant): DynamicVariantValues {
  const { category_id, name_en, name_ar, price, has_amount, available_amount } = row;
  return {
    category_id: category_id === null ? '' : String(category_id),
    items: [{ name_en, name_ar, price: toPlainAmount(price), has_amount, available_amount: has_amount ? String(available_amount) : '' }],
  };
}

/** checklist DYN-18 */
export function toDynamicVariantsBody({
  category_id,
  items,
}: DynamicVariantValues): CallInput<(typeof calls)['dynamicVariants.add']>['body'] {
  return { category_id: Number(category_id), dynamic_variant: items.map(toItem) };
}

/** checklist DYN-19 */
export function toDynamicVariantBody({ items: [first = emptyDynamicVariant] }: DynamicVariantValues): Item {
  return toItem(first);
}

function toItem({ name_en, name_ar, price, has_amount, available_amount }: DynamicVariantValues['items'][number]): Item {
  return {
    name_en,
    name_ar,
    price: parseAmount(price) ?? (0 as Fils),
    has_amount,
    available_amount: has_amount ? (parseInteger(available_amount) ?? 0) : 0,
  };
}
