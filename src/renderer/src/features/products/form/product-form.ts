import { type CellValue, cellProblem } from '@renderer/ui/grid/model/cell';
import { requiredRichText } from '@renderer/ui/rich-text/model/rich-text-rules';
import { optionalPrice, requiredInteger, requiredPrice, requiredText, withCrossCheck } from '@renderer/validation/form-rules';
import { parseAmount } from '@renderer/validation/parse-amount';
import { maxProductPictures, type Product, type ProductInput } from '@shared/contract/catalogue/products';
import { type Fils, toPlainAmount } from '@shared/domain/money';
import {
  combine,
  countCombinations,
  groupByVariant,
  maxCombinations,
  toChosenValues,
  toCombinationKey,
  toCombinationValues,
} from '@shared/products/combinations';
import { buildProductBody, type CombinationEntry, isSold, toStoredEntries } from '@shared/products/product-body';
import { findSendProblems } from '@shared/products/send-problems';
import { z } from 'zod';
import type { Choice } from './combinations/product-combinations';

const typedNumber = z.union([z.number(), z.string(), z.null()]);
const pictures = z.array(z.string()).max(maxProductPictures, `forms.pictures.noRoom {"count":${maxProductPictures}}`);

const fields = z.object({
  name_en: requiredText(),
  name_ar: requiredText(),
  code: requiredText(),
  /** '' until one is chosen. */
  category_id: requiredText(),
  description_en: requiredRichText('productForm.writeEnglish'),
  description_ar: requiredRichText('productForm.writeArabic'),
  images: pictures,
  price: requiredPrice(),
  cost: requiredPrice(),
  offerPrice: optionalPrice(),
  /** Of no effect while there are combinations (OP-69). */
  amount: z.string(),
  bestSeller: z.boolean(),
  newIn: z.boolean(),
  offer: z.boolean(),
  dynamic_variant: z.array(z.number()),
  all_image: z.boolean(),
  all_price: z.boolean(),
  all_cost: z.boolean(),
  chosen: z.array(z.object({ variant_id: z.number(), variant_value_id: z.number() })),
  combinations: z.array(
    z.object({
      key: z.string(),
      isLeftOut: z.boolean(),
      amount: typedNumber,
      price: typedNumber,
      cost: typedNumber,
      images: pictures,
    }),
  ),
});
/** Amounts of the product as typed; those of combinations as numbers (`CellValue`). */
export type ProductValues = z.output<typeof fields>;

/**
 * checklist PRD-16 to PRD-29; missing pictures are told as a toast besides. `stored`: null for a new product. One that is sold out keeps the 0
 * that stands in its form.
 */
export function toProductSchema(stored: Product | null): z.ZodType<ProductValues, ProductValues> {
  const isSoldOut = stored?.amount === 0 && toStoredEntries(stored).length === 0;
  return withCrossCheck<ProductValues>(fields, (values, tell) => {
    const { combinations } = values;
    let isRight = true;
    const add: typeof tell = (path, message) => {
      isRight = false;
      tell(path, message);
    };
    if (combinations.length === 0) {
      const amount = requiredInteger({ min: isSoldOut && values.amount === '0' ? 0 : 1 }).safeParse(values.amount);
      for (const { message } of amount.error?.issues ?? []) add(['amount'], message);
    } else if (!combinations.some(isSold)) add(['combinations'], 'productForm.allLeftOut');
    if ((values.all_image || combinations.length === 0) && values.images.length === 0) add(['images'], 'productForm.uploadImages');
    for (const [index, entry] of combinations.entries()) {
      for (const [name, message] of toEntryErrors(entry, values)) add(['combinations', index, name], message);
    }
    if (isRight && stored) tellSendProblems(values, stored, tell);
  });
}

const sendable = new WeakMap<Product, WeakSet<CombinationEntry>>();

/**
 * What the rules above let through and could not be sent all the same, at its own field: a picture without an address, as a server may have stored it. Combinations
 * that were found right are not looked at again. What the fields have rules for they say themselves.
 */
function tellSendProblems(values: ProductValues, stored: Product, tell: (path: PropertyKey[], message: string) => void): void {
  const right = sendable.get(stored) ?? new WeakSet();
  sendable.set(stored, right);
  const asked = values.combinations.filter((entry) => isSold(entry) && !right.has(entry));
  // What is shared goes back as it is stored while it is untouched; nothing else of a combination is taken from there.
  const takesStored = asked.length > 0 && (values.all_image || values.all_price || values.all_cost);
  const problems = findSendProblems(toProductBody({ ...values, combinations: asked }, takesStored ? stored : null));
  for (const { reason, path } of problems) {
    const [field = '', at, part = ''] = path;
    const entry = field === 'variant_data' ? asked[Number(at)] : undefined;
    if (entry) tell(['combinations', values.combinations.indexOf(entry), part], `writing.reasons.${reason}`);
    else if (!(field in fields.shape) || field === 'images') tell([field], `writing.reasons.${reason}`);
  }
  if (problems.length === 0) for (const entry of asked) right.add(entry);
}

type EntryErrors = [keyof CombinationEntry, message: string][];
const knownErrors = new WeakMap<CombinationEntry, Map<string, EntryErrors>>();

/** What is missing or wrong in one combination; asked of hundreds at each change, so that those that stay are not asked again. */
function toEntryErrors(entry: CombinationEntry, { all_image, all_price, all_cost }: ProductValues): EntryErrors {
  if (entry.isLeftOut) return [];
  const shared = `${all_image}${all_price}${all_cost}`;
  const known = knownErrors.get(entry) ?? new Map<string, EntryErrors>();
  const errors = known.get(shared) ?? [
    ...toNumberErrors('amount', entry.amount),
    ...(all_price ? [] : toNumberErrors('price', entry.price)),
    ...(all_cost ? [] : toNumberErrors('cost', entry.cost)),
    ...(all_image || entry.images.length > 0 ? [] : [['images', 'productForm.uploadImages'] satisfies EntryErrors[number]]),
  ];
  knownErrors.set(entry, known.set(shared, errors));
  return errors;
}

function toNumberErrors(name: 'amount' | 'price' | 'cost', value: CellValue): EntryErrors {
  const problem = cellProblem(value, { kind: name === 'amount' ? 'integer' : 'money', isRequired: true });
  return problem === null ? [] : [[name, problem]];
}

export const emptyProduct: ProductValues = {
  name_en: '',
  name_ar: '',
  code: '',
  category_id: '',
  description_en: '',
  description_ar: '',
  images: [],
  price: '',
  cost: '',
  offerPrice: '',
  amount: '',
  bestSeller: false,
  newIn: false,
  offer: false,
  dynamic_variant: [],
  all_image: true,
  all_price: true,
  all_cost: true,
  chosen: [],
  combinations: [],
};

export function toProductForm(product: Product): ProductValues {
  const { category_id, price, cost, offerPrice, amount, product_images, dynamic_variant } = product;
  const choice = toChoice(product);
  return {
    name_en: product.name_en,
    name_ar: product.name_ar,
    code: product.code,
    category_id: category_id === null ? '' : String(category_id),
    description_en: product.description_en,
    description_ar: product.description_ar,
    images: product_images.map(({ url }) => url),
    price: toTyped(price),
    cost: toTyped(cost),
    offerPrice: toTyped(offerPrice),
    amount: choice.combinations.length > 0 ? '' : String(amount),
    bestSeller: product.bestSeller,
    newIn: product.newIn,
    offer: product.offer,
    dynamic_variant: dynamic_variant.map(({ dynamic_variant_id }) => dynamic_variant_id),
    all_image: product.all_image,
    all_price: product.all_price,
    all_cost: product.all_cost,
    ...choice,
  };
}

/** Zero is the server's "none": an amount must be above it (OP-70). */
function toTyped(amount: Fils | null): string {
  return amount === null || amount === 0 ? '' : toPlainAmount(amount);
}

/** The combinations that are sold, and those of the same values that are not (OP-107). */
function toChoice(product: Product): Choice {
  const sold = toStoredEntries(product);
  const combinations = sold.map(({ key }) => toCombinationValues(key));
  const chosen = toChosenValues(combinations);
  const variants = groupByVariant(chosen).size;
  const isWhole = combinations.every((values) => values.length === variants);
  if (!isWhole || countCombinations(chosen) > maxCombinations) return { chosen, combinations: sold };
  const known = new Set(sold.map(({ key }) => key));
  const leftOut = combine(chosen)
    .map(toCombinationKey)
    .filter((key) => !known.has(key))
    .map((key): CombinationEntry => ({ key, isLeftOut: true, amount: null, price: null, cost: null, images: [] }));
  return { chosen, combinations: [...sold, ...leftOut] };
}

/** A new product like this one: its pictures by their addresses, its code to be given. */
export function toProductCopy(product: Product): ProductValues {
  return { ...toProductForm(product), code: '' };
}

/** `stored`: the product as it is on the server; what the form didn't change goes back as it came. */
export function toProductBody(values: ProductValues, stored: Product | null): ProductInput {
  const { chosen: _chosen, category_id, price, cost, offerPrice, amount, ...rest } = values;
  const draft = {
    ...rest,
    category_id: Number(category_id),
    price: toFils(price),
    cost: toFils(cost),
    offerPrice: offerPrice === '' ? null : toFils(offerPrice),
    amount: Number(amount),
  };
  return buildProductBody(draft, stored);
}

function toFils(typed: string): Fils {
  return parseAmount(typed) ?? (0 as Fils);
}
