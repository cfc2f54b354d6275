import { toCombinationNames } from '../contract/catalogue/combination-names';
import type { Product, ProductInput } from '../contract/catalogue/products';
import { type BulkWriteRow, type CellChange, toCellName, writtenLengths } from '../contract/desktop/bulk-writes';
import type { Fils } from '../domain/money';
import { type SendReason, type WrittenField, type WrittenValue, writtenFields } from '../domain/product-writes';
import { type CombinationKey, toCombinationKeys } from './combinations';
import { buildProductBody, type ProductDraft, toProductDraft } from './product-body';
import { findUnseenProblems, type SendProblem } from './send-problems';

export type FieldValues = Readonly<Record<WrittenField, WrittenValue>>;

const noAmount = (fils: Fils | null): number | null => (fils === null || fils === 0 ? null : fils);

/** Returns the fields that bulk writes can change. A price or cost of zero means none, as in the form. */
export function toFieldValues(product: Product): FieldValues {
  const { category_id, price, offerPrice, cost, amount, bestSeller, newIn, offer } = product;
  return { category_id, price: noAmount(price), offerPrice, cost: noAmount(cost), amount, bestSeller, newIn, offer };
}

/** Whether prices and pieces are in its combinations. */
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

/** Returns the combinations with their values; empty if the server hasn't sent them. */
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

/** Returns the value of a product's cell; undefined for a combination that no longer exists. */
function toHeld(product: Product, { field, combination }: Pick<CellChange, 'field' | 'combination'>): WrittenValue | undefined {
  if (!combination) return toFieldValues(product)[field];
  return toCombinations(product).find(({ key }) => key === combination.key)?.values[field as CombinationField];
}

/** Whether its variants and extras belong to its category, so that another category would remove them. */
export function isBoundToCategory(product: Product): boolean {
  return hasCombinations(product) || product.dynamic_variant.length > 0;
}

interface Comparison {
  /** Changes of cells that still have the values that the user saw. */
  toWrite: readonly CellChange[];
  /** Current values of the touched cells that others have changed, by `toCellName`. */
  moved: Record<string, WrittenValue>;
}

/** Compares the current product with the changes; cells that have the new value already need no write. */
export function compare(product: Product, changes: readonly CellChange[]): Comparison {
  const cells = changes.map((change) => ({ change, now: toHeld(product, change) }));
  const open = cells.filter(({ change, now }) => now !== change.to);
  return {
    toWrite: open.filter(({ change, now }) => now === change.from).map(({ change }) => change),
    moved: Object.fromEntries(
      open.filter(({ change, now }) => now !== change.from).map(({ change, now }) => [toCellName(change), now ?? null]),
    ),
  };
}

/** Applies the changes to the product as it was loaded. */
function toChangedDraft(product: Product, changes: readonly CellChange[]): ProductDraft {
  const draft = toProductDraft(product);
  const own = changes.filter(({ combination }) => !combination);
  const values = { ...toFieldValues(product), ...Object.fromEntries(own.map(({ field, to }) => [field, to])) } as FieldValues;
  const ofCombination = Map.groupBy(changes, ({ combination }) => combination?.key);
  return {
    ...draft,
    // None is 0, which the schema of the request rejects.
    category_id: Number(values.category_id),
    price: Number(values.price) as Fils,
    cost: Number(values.cost) as Fils,
    offerPrice: values.offerPrice as Fils | null,
    amount: Number(values.amount),
    bestSeller: values.bestSeller === true,
    newIn: values.newIn === true,
    offer: values.offer === true,
    combinations: draft.combinations.map((entry) => {
      const changed = ofCombination.get(entry.key) ?? [];
      return { ...entry, ...Object.fromEntries(changed.map(({ field, to }) => [field, to])) };
    }),
  };
}

/**
 * Builds the body of the whole product with the changes; all other parts are sent back in their original form. Call it only if
 * `findWrittenProblems` found none.
 */
export function toWrittenBody(product: Product, changes: readonly CellChange[]): ProductInput {
  return buildProductBody(toChangedDraft(product, changes), product);
}

/** Returns the problems that prevent sending the product with these changes; the offer is checked again if it or the price has changed. */
export function findWrittenProblems(product: Product, changes: readonly CellChange[]): SendProblem[] {
  const problems = findUnseenProblems(toWrittenBody(product, changes), product);
  const touchesOffer = changes.some(({ field, combination }) => !combination && (field === 'price' || field === 'offerPrice'));
  if (!touchesOffer) return problems;
  const valueAfter = (wanted: WrittenField): WrittenValue => {
    const change = changes.find(({ field, combination }) => !combination && field === wanted);
    return change ? change.to : toFieldValues(product)[wanted];
  };
  return isOfferBelow(valueAfter('price'), valueAfter('offerPrice'))
    ? problems
    : [...problems, { reason: 'offerNotBelow', path: ['offerPrice'] }];
}

/** Whether an offer, if there is one, is below the price. */
export function isOfferBelow(price: unknown, offerPrice: unknown): boolean {
  return typeof price !== 'number' || typeof offerPrice !== 'number' || offerPrice <= 0 || offerPrice < price;
}

const known = new WeakMap<Product, readonly SendProblem[]>();

/** Returns the problems of the unchanged product; cached, because it is called for thousands of products at each key press. */
function findOwnProblems(product: Product): readonly SendProblem[] {
  const before = known.get(product);
  if (before) return before;
  const problems = findWrittenProblems(product, []);
  known.set(product, problems);
  return problems;
}

/** Returns why the product must be corrected in its own form first; null if it needn't, or if all problems are in the `open` cells. */
export function findLock(product: Product, open: ReadonlySet<string>): SendReason | null {
  return findOwnProblems(product).find(({ reason }) => !open.has(reason))?.reason ?? null;
}

/** Requested values of the product itself, and of its combinations by their keys. */
export interface RequestedValues {
  own: Partial<FieldValues>;
  combinations?: Readonly<Record<CombinationKey, Partial<CombinationValues>>>;
}

/** Returns a product's row in a bulk write; null if nothing changes. */
export function toWriteRow(product: Product, { own, combinations = {} }: RequestedValues): BulkWriteRow | null {
  const before = toFieldValues(product);
  const ofProduct = writtenFields.flatMap((field): CellChange[] => toChange(field, before[field], own[field]));
  const ofCombinations = toCombinations(product).flatMap(({ values, ...combination }) =>
    combinationFields.flatMap((field): CellChange[] =>
      toChange(field, values[field], combinations[combination.key]?.[field]).map((change) => ({
        ...change,
        combination: toShownName(combination),
      })),
    ),
  );
  const changes = [...ofProduct, ...ofCombinations];
  if (changes.length === 0) return null;
  return { id: product.id, ...toShown(product), changes };
}

/** Returns the texts that identify a product in a plan. They aren't written, so long ones are cut instead of rejecting the plan. */
function toShown({ name_en, name_ar, code, product_images }: Product): Omit<BulkWriteRow, 'id' | 'changes'> {
  const { name, picture } = writtenLengths;
  const url = product_images[0]?.url || null;
  return {
    name_en: name_en.slice(0, name),
    name_ar: name_ar.slice(0, name),
    code: code.slice(0, writtenLengths.code),
    picture: url !== null && url.length > picture ? null : url,
  };
}

function toShownName({ key, name_en, name_ar }: Omit<ProductCombination, 'values'>): NonNullable<CellChange['combination']> {
  const { combinationName } = writtenLengths;
  return { key, name_en: name_en.slice(0, combinationName), name_ar: name_ar.slice(0, combinationName) };
}

function toChange(field: WrittenField, from: WrittenValue, to: WrittenValue | undefined): CellChange[] {
  return to === undefined || to === from ? [] : [{ field, from, to }];
}
