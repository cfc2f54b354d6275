import { useLanguage } from '@renderer/runtime/state/preferences-store';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import type { CellValue } from '@renderer/ui/grid/model/cell';
import type { CellPatch } from '@renderer/ui/grid/model/grid-types';
import type { Product } from '@shared/contract/catalogue/products';
import type { BulkWriteRow } from '@shared/contract/desktop/bulk-writes';
import type { WrittenField } from '@shared/domain/product-writes';
import { type ProductCombination, type RequestedValues, toFieldValues, toWriteRow } from '@shared/products/product-changes';
import { useMemo } from 'react';
import { type ClosedFields, type JudgedRow, type TypedCells, toCell } from './product-rules';

/** A product, or one of its combinations, with its new values. */
export interface ProductLine {
  /** `toRowId` */
  id: string;
  product: Product;
  combination: ProductCombination | null;
  /** Shown before the row; null for none. */
  line: number | null;
  cells: TypedCells;
  judged: JudgedRow;
  /** Cells that are read-only in this row. */
  closed: ClosedFields;
}

/** By their rows. */
export type TypedLines = Readonly<Record<string, TypedCells>>;

export function withPatches(typed: TypedLines, patches: readonly CellPatch<WrittenField>[]): TypedLines {
  const next: Record<string, TypedCells> = { ...typed };
  for (const { id, key, value } of patches) next[id] = { ...next[id], [key]: value };
  return next;
}

/** Converts the shop's values to cells of the grid. */
export function toHeldCells({
  product,
  combination,
}: Pick<ProductLine, 'product' | 'combination'>): Partial<Record<WrittenField, CellValue>> {
  const values = combination ? combination.values : toFieldValues(product);
  return Object.fromEntries(Object.entries(values).map(([field, value]) => [field, toCell(value)]));
}

/** Returns the changes of each product from all of its lines, in the lines' order. */
export function toPlan(lines: readonly ProductLine[]): BulkWriteRow[] {
  return [...Map.groupBy(lines, ({ product }) => product)].flatMap(([product, own]) => {
    const combinations = Object.fromEntries(
      own.flatMap(({ combination, judged }) => (combination && judged.wanted ? [[combination.key, judged.wanted]] : [])),
    ) as NonNullable<RequestedValues['combinations']>;
    const wanted = own.find(({ combination }) => combination === null)?.judged.wanted ?? {};
    return toWriteRow(product, { own: wanted, combinations }) ?? [];
  });
}

/** Returns the cached object while its parts are the same, so that a key renders one row and not hundreds. */
type Keep<Made> = (id: string, parts: readonly unknown[], make: () => Made) => Made;

export function useKeep<Made>(): Keep<Made> {
  const t = useTexts();
  const language = useLanguage();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another language makes all of them anew.
  return useMemo(() => {
    const known = new Map<string, { parts: readonly unknown[]; made: Made }>();
    return (id, parts, make) => {
      const before = known.get(id);
      if (before?.parts.every((part, at) => part === parts[at])) return before.made;
      const made = make();
      known.set(id, { parts, made });
      return made;
    };
  }, [t, language]);
}
