import { type Product, type ProductInput, productBody } from '../contract/catalogue/products';
import type { SendReason } from '../domain/product-writes';

export interface SendProblem {
  reason: SendReason;
  /** Place in the request body. */
  path: readonly PropertyKey[];
}

/**
 * Whether the server has sent all combinations of a product with their quantities; a flat list of its values doesn't show them (OP-107).
 */
function tellsCombinations({ variant, variant_combinations, variant_data }: Product): boolean {
  if (variant_combinations.length === 0) return variant.length === 0;
  return variant_data.length === variant_combinations.length;
}

/**
 * Returns the problems that prevent sending a product, by the schema of the request; empty if it can be sent. The only rule for the form,
 * the table, the import, and bulk writes.
 */
export function findSendProblems(body: ProductInput): SendProblem[] {
  const issues = productBody.safeParse(body).error?.issues ?? [];
  return issues.map(({ path, code }) => ({ reason: toReason(path, code === 'too_big'), path }));
}

const ownFields: ReadonlySet<PropertyKey> = new Set<SendReason>([
  'name_en',
  'name_ar',
  'code',
  'category_id',
  'price',
  'cost',
  'offerPrice',
  'amount',
  'dynamic_variant',
]);

function toReason([field = '', , part]: readonly PropertyKey[], isTooMuch: boolean): SendReason {
  if (ownFields.has(field)) return field as SendReason;
  if (field === 'variant') return 'combinations';
  if (field === 'images' || part === 'images') return isTooMuch ? 'pictureCount' : 'pictureAddress';
  if (field !== 'variant_data') return 'other';
  return part === 'amount' ? 'combinationAmount' : 'combinationPrice';
}

/**
 * Like `findSendProblems` for products without a visible form: data that the form would request, because the server hasn't sent it, is a
 * problem too.
 */
export function findUnseenProblems(body: ProductInput, stored: Product): SendProblem[] {
  const told: SendProblem[] = tellsCombinations(stored) ? [] : [{ reason: 'combinations', path: ['variant'] }];
  return [...told, ...findSendProblems(body)];
}
