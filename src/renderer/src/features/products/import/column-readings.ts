import { type CommaMark, guessComma } from '@renderer/validation/parse-amount';
import type { ReadTable } from '@shared/contract/desktop/imports';
import type { WrittenField } from '@shared/domain/product-writes';
import { toFieldValues } from '@shared/products/product-changes';
import type { FoundLine } from './find-products';
import { asTyped, type ColumnReading, type ColumnTarget, kindOf } from './import-columns';

interface ReadingInput {
  targets: readonly ColumnTarget[];
  /** Index of the header line; -1 for none. */
  headAt: number;
  found: readonly FoundLine[];
  /** The user's choices for the comma in a column. */
  commas: ReadonlyMap<number, CommaMark>;
}

/** Returns how each column of a file is read: one meaning of the comma for all of its cells, and its calculated amounts. */
export function toReadings(table: ReadTable, { targets, headAt, found, commas }: ReadingInput): ColumnReading[] {
  const { rows, separator, calculated = {} } = table;
  return targets.map((target, at) => {
    if (kindOf(target) !== 'money') return asTyped;
    const cells = rows.slice(headAt + 1).map((row) => row[at] ?? '');
    const known = found.map(({ product, combination, line }) => {
      const values: Partial<Record<WrittenField, unknown>> = combination?.values ?? toFieldValues(product);
      return { text: rows[line - 1]?.[at] ?? '', fils: Number(values[target === 'priceBefore' ? 'price' : (target as WrittenField)] ?? 0) };
    });
    const lines = Object.entries(calculated).flatMap(([line, columns]) => (columns.includes(at) ? [Number(line)] : []));
    return { comma: commas.get(at) ?? guessComma(cells, { separator, known }), calculated: new Set(lines) };
  });
}
