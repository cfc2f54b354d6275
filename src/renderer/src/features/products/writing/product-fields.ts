import { toCombinationNames } from '@shared/contract/catalogue/combination-names';
import type { Product, ProductInput } from '@shared/contract/catalogue/products';
import { toCellName, type WritingRow, type WrittenChange } from '@shared/contract/desktop/writings';
import { type Fils, toPlainAmount } from '@shared/domain/money';
import { type WrittenField, type WrittenValue, writtenFields } from '@shared/domain/product-writing';
import { type CombinationKey, toCombinationKeys } from '../form/combinations/combinations';
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

export const combinationFields = ['price', 'cost', 'amount'] as const;
type CombinationField = (typeof combinationFields)[number];
type CombinationValues = Readonly<Record<CombinationField, number | null>>;

export interface ProductCombination {
  key: CombinationKey;
  name_en: string;
  name_ar: string;
  values: CombinationValues;
}

/** Its combinations with what they hold; none where the server has not told it. */
export function toCombinations(product: Product): readonly ProductCombination[] {
  const { variant_combinations, variant_data } = product;
  if (variant_combinations.length === 0 || variant_data.length !== variant_combinations.length) return [];
  const keys = toCombinationKeys(variant_combinations);
  return toCombinationNames(product).flatMap((name, at): ProductCombination[] => {
    const [key, data] = [keys[at], variant_data[at]];
    if (key === undefined || !data) return [];
    const { price, cost, amount } = data;
    return [{ key, ...name, values: { price: noAmount(price), cost: noAmount(cost), amount } }];
  });
}

/** What a cell of the product holds; undefined for a combination that is gone. */
function toHeld(product: Product, { field, combination }: Pick<WrittenChange, 'field' | 'combination'>): WrittenValue | undefined {
  if (!combination) return toFieldValues(product)[field];
  return toCombinations(product).find(({ key }) => key === combination.key)?.values[field as CombinationField];
}

/** Its variants and extras are those of its category, so that another category would drop them. */
export function isBoundToCategory(product: Product): boolean {
  return hasCombinations(product) || product.dynamic_variant.length > 0;
}

interface Comparison {
  /** Those that are still as they were when somebody looked at them. */
  toWrite: readonly WrittenChange[];
  /** What others have made of the touched cells since, by their names. */
  moved: Record<string, WrittenValue>;
}

/** The product as it is now beside what is to be written; what it holds already needs no writing. */
export function compare(product: Product, changes: readonly WrittenChange[]): Comparison {
  const cells = changes.map((change) => ({ change, now: toHeld(product, change) }));
  const open = cells.filter(({ change, now }) => now !== change.to);
  return {
    toWrite: open.filter(({ change, now }) => now === change.from).map(({ change }) => change),
    moved: Object.fromEntries(
      open.filter(({ change, now }) => now !== change.from).map(({ change, now }) => [toCellName(change), now ?? null]),
    ),
  };
}

const toTyped = (value: WrittenValue): string => (typeof value === 'number' ? toPlainAmount(value as Fils) : '');

/** The whole product with the changes in it; everything else goes back as it came. */
export function toWrittenBody(product: Product, changes: readonly WrittenChange[]): ProductInput {
  const own = changes.filter(({ combination }) => !combination);
  const values = { ...toFieldValues(product), ...Object.fromEntries(own.map(({ field, to }) => [field, to])) } as FieldValues;
  const form = toProductForm(product);
  const ofCombination = Map.groupBy(changes, ({ combination }) => combination?.key);
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
      combinations: form.combinations.map((entry) => {
        const changed = ofCombination.get(entry.key) ?? [];
        return { ...entry, ...Object.fromEntries(changed.map(({ field, to }) => [field, to])) };
      }),
    },
    product,
  );
}

/** What is wanted of the product itself, and of its combinations by their keys. */
export interface WantedValues {
  own: Partial<FieldValues>;
  combinations?: Readonly<Record<CombinationKey, Partial<CombinationValues>>>;
}

/** What a writing is to do to a product; null when nothing. */
export function toWritingRow(product: Product, { own, combinations = {} }: WantedValues): WritingRow | null {
  const before = toFieldValues(product);
  const ofProduct = writtenFields.flatMap((field): WrittenChange[] => toChange(field, before[field], own[field]));
  const ofCombinations = toCombinations(product).flatMap(({ values, ...combination }) =>
    combinationFields.flatMap((field): WrittenChange[] =>
      toChange(field, values[field], combinations[combination.key]?.[field]).map((change) => ({ ...change, combination })),
    ),
  );
  const changes = [...ofProduct, ...ofCombinations];
  if (changes.length === 0) return null;
  const { id, name_en, name_ar, code, product_images } = product;
  return { id, name_en, name_ar, code, picture: product_images[0]?.url || null, changes };
}

function toChange(field: WrittenField, from: WrittenValue, to: WrittenValue | undefined): WrittenChange[] {
  return to === undefined || to === from ? [] : [{ field, from, to }];
}
