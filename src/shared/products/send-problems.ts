import { type Product, type ProductInput, productBody } from '../contract/catalogue/products';
import type { SendReason } from '../domain/product-writes';

export interface SendProblem {
  reason: SendReason;
  /** Where it lies in what would be sent. */
  path: readonly PropertyKey[];
}

/** Whether the server has told all combinations of a product with their quantities; a flat list of its values alone names none of them (OP-107). */
function tellsCombinations({ variant, variant_combinations, variant_data }: Product): boolean {
  if (variant_combinations.length === 0) return variant.length === 0;
  return variant_data.length === variant_combinations.length;
}

/**
 * What of a product keeps it from being sent, by the schema of what is sent; none where it can be. The one rule for the form, the table, the import and
 * the writing of many products.
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

/** The same where nobody sees the form: what the form would ask for, because the server has not told it, keeps the product from being sent too. */
export function findUnseenProblems(body: ProductInput, stored: Product): SendProblem[] {
  const told: SendProblem[] = tellsCombinations(stored) ? [] : [{ reason: 'combinations', path: ['variant'] }];
  return [...told, ...findSendProblems(body)];
}
