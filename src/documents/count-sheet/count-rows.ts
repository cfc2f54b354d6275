import type { CountedProduct, CountOptions } from '@shared/contract/printing/print-requests';
import { inLanguage, type Language } from '@shared/domain/language';

export interface CountGroup {
  key: string;
  /** Null for products without a category, and if the products are in the list's order. */
  category: CountedProduct['category'];
  products: readonly CountedProduct[];
}

/** Groups products by category, those without one last; or returns all in one group in their original order. */
export function toCountGroups(
  products: readonly CountedProduct[],
  { sorting }: Pick<CountOptions, 'sorting'>,
  language: Language,
): CountGroup[] {
  if (sorting === 'list') return [{ key: '', category: null, products }];
  const nameOf = ({ category }: CountedProduct): string => (category ? inLanguage(language, 'name', category) : '');
  const groups = [...Map.groupBy(products, nameOf)].map(
    ([key, own]): CountGroup => ({ key, category: own[0]?.category ?? null, products: own.toSorted(byCode) }),
  );
  const byName = new Intl.Collator(language, { numeric: true }).compare;
  return groups.toSorted((one, other) => Number(one.key === '') - Number(other.key === '') || byName(one.key, other.key));
}

const codes = new Intl.Collator('en', { numeric: true });
/** Compares numerically, as shelves are usually numbered. */
const byCode = (one: CountedProduct, other: CountedProduct): number => codes.compare(one.code, other.code);

/** Counts the boxes: one per combination, or per product without combinations. */
export function toBoxes(products: readonly Pick<CountedProduct, 'combinations'>[]): number {
  return products.reduce((sum, { combinations }) => sum + Math.max(1, combinations.length), 0);
}
