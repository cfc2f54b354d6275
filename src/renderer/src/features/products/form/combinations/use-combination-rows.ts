import type { CombinationKey } from '@shared/products/combinations';
import type { CombinationEntry } from '@shared/products/product-body';
import { useMemo, useRef } from 'react';
import type { ProductVariants } from '../variants/use-product-variants';
import { inDisplayOrder } from './product-combinations';

/** A combination for display; the same object while it doesn't change. */
export interface CombinationRow {
  entry: CombinationEntry;
  name: string;
  /** The value of the first variant differs from the previous row's. */
  startsGroup: boolean;
}

/** Returns the combinations in the order of their variants. */
export function useCombinationRows(combinations: readonly CombinationEntry[], variants: ProductVariants): readonly CombinationRow[] {
  const known = useRef(new Map<CombinationKey, CombinationRow>());
  const keys = combinations.map(({ key }) => key).join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the order depends on the keys alone, and sorting hundreds at each key stroke shows.
  const order = useMemo(() => inDisplayOrder(combinations, variants.order).map(({ key }) => key), [keys, variants.order]);
  return useMemo(() => {
    const byKey = new Map(combinations.map((entry) => [entry.key, entry]));
    let groupBefore = '';
    const rows = order.flatMap((key, index): CombinationRow[] => {
      const entry = byKey.get(key);
      if (!entry) return [];
      const group = String(variants.valuesOf(key)[0]?.variant_value_id);
      const startsGroup = index > 0 && group !== groupBefore;
      groupBefore = group;
      const name = variants.nameOfKey(key);
      const before = known.current.get(key);
      const isSame = before && before.name === name && before.startsGroup === startsGroup && isSameEntry(before.entry, entry);
      return [isSame ? before : { entry, name, startsGroup }];
    });
    known.current = new Map(rows.map((row) => [row.entry.key, row]));
    return rows;
  }, [combinations, order, variants]);
}

/** Compares contents, because the form returns copies. */
function isSameEntry(one: CombinationEntry, other: CombinationEntry): boolean {
  return (
    one.amount === other.amount &&
    one.price === other.price &&
    one.cost === other.cost &&
    one.isLeftOut === other.isLeftOut &&
    one.images.length === other.images.length &&
    one.images.every((url, index) => url === other.images[index])
  );
}
