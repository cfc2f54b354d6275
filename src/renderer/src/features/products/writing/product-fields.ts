import type { Product, ProductInput } from '@shared/contract/catalogue/products';
import type { WritingRow, WrittenChange } from '@shared/contract/desktop/writings';
import { type Fils, toPlainAmount } from '@shared/domain/money';
import { type WrittenField, type WrittenValue, writtenFields } from '@shared/domain/product-writing';
import { toProductBody, toProductForm } from '../form/product-form';

export type FieldValues = Readonly<Record<WrittenField, WrittenValue>>;

const noAmount = (fils: Fils | null): number | null => (fils === null || fils === 0 ? null : fils);

/** What can be written for many at once, as the product holds it. An amount of zero is none, as in the form. */
export function toFieldValues(product: Product): FieldValues {
  const { category_id, price, offerPrice, cost, amount, bestSeller, newIn, offer } = product;
  return { category_id, price: noAmount(price), offerPrice, cost: noAmount(cost), amount, bestSeller, newIn, offer };
}

/** Prices and pieces stand in its combinations. */
export function hasCombinations({ variant_combinations, variant }: Pick<Product, 'variant_combinations' | 'variant'>): boolean {
  return variant_combinations.length > 0 || variant.length > 0;
}

/** Its variants and extras are those of its category, so that another category would drop them. */
export function isBoundToCategory(product: Product): boolean {
  return hasCombinations(product) || product.dynamic_variant.length > 0;
}

export interface Comparison {
  /** Those that are still as they were when somebody looked at them. */
  toWrite: readonly WrittenChange[];
  /** What others have made of the touched fields since. */
  moved: Partial<Record<WrittenField, WrittenValue>>;
}

/** The product as it is now beside what is to be written; what it holds already needs no writing. */
export function compare(product: Product, changes: readonly WrittenChange[]): Comparison {
  const now = toFieldValues(product);
  const open = changes.filter(({ field, to }) => now[field] !== to);
  const moved = open.filter(({ field, from }) => now[field] !== from);
  return {
    toWrite: open.filter(({ field, from }) => now[field] === from),
    moved: Object.fromEntries(moved.map(({ field }) => [field, now[field]])),
  };
}

const toTyped = (value: WrittenValue): string => (typeof value === 'number' ? toPlainAmount(value as Fils) : '');

/** The whole product with the changes in it; everything else goes back as it came. */
export function toWrittenBody(product: Product, changes: readonly WrittenChange[]): ProductInput {
  const values = { ...toFieldValues(product), ...Object.fromEntries(changes.map(({ field, to }) => [field, to])) } as FieldValues;
  const form = toProductForm(product);
  return toProductBody(
    {
      ...form,
      category_id: values.category_id === null ? '' : String(values.category_id),
      price: toTyped(values.price),
      offerPrice: toTyped(values.offerPrice),
      cost: toTyped(values.cost),
      amount: form.combinations.length > 0 ? form.amount : String(values.amount ?? 0),
      bestSeller: values.bestSeller === true,
      newIn: values.newIn === true,
      offer: values.offer === true,
    },
    product,
  );
}

/** What a writing is to do to a product; null when nothing. */
export function toWritingRow(product: Product, wanted: Partial<FieldValues>): WritingRow | null {
  const before = toFieldValues(product);
  const changes = writtenFields.flatMap((field): WrittenChange[] => {
    const to = wanted[field];
    return to === undefined || to === before[field] ? [] : [{ field, from: before[field], to }];
  });
  if (changes.length === 0) return null;
  const { id, name_en, name_ar, code, product_images } = product;
  return { id, name_en, name_ar, code, picture: product_images[0]?.url || null, changes };
}
