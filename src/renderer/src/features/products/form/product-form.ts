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
  /** '' until one is selected. */
  category_id: requiredText(),
  description_en: requiredRichText('productForm.writeEnglish'),
  description_ar: requiredRichText('productForm.writeArabic'),
  images: pictures,
  price: requiredPrice(),
  cost: requiredPrice(),
  offerPrice: optionalPrice(),
  /** Has no effect if there are combinations (OP-69). */
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
/** Amounts of the product are texts as entered; those of combinations are numbers (`CellValue`). */
export type ProductValues = z.output<typeof fields>;

/**
 * Checklist PRD-16 to PRD-29. Missing pictures are also shown as a message. `stored` is null for a new product. A product that is sold out
 * keeps the 0 in its form.
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
 * Reports what passes the rules above but can't be sent, at its own field, such as a stored picture without an address. Combinations
 * without errors aren't checked again; fields with rules report their errors themselves.
 */
function tellSendProblems(values: ProductValues, stored: Product, tell: (path: PropertyKey[], message: string) => void): void {
  const right = sendable.get(stored) ?? new WeakSet();
  sendable.set(stored, right);
  const asked = values.combinations.filter((entry) => isSold(entry) && !right.has(entry));
  // Unchanged shared values are sent as stored; nothing else of a combination is.
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

/** Returns the errors of one combination. Cached per entry, because it is called for hundreds of them on each change. */
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

/** For the server, 0 means none: an amount must be higher (OP-70). */
function toTyped(amount: Fils | null): string {
  return amount === null || amount === 0 ? '' : toPlainAmount(amount);
}

/** Returns the combinations that are sold, and those of the same values that aren't (OP-107). */
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

/** Returns the form's values of a copy: pictures by their addresses, without a code. */
export function toProductCopy(product: Product): ProductValues {
  return { ...toProductForm(product), code: '' };
}

/** `stored` is the server's current product; unchanged values are sent back as stored. */
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
