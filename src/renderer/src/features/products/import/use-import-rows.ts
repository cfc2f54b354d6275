import type { ReadTable } from '@shared/contract/desktop/imports';
import { useMemo } from 'react';
import { type TypedLines, useKeep } from '../grid/product-lines';
import { toRowId } from '../grid/product-rules';
import type { FoundLine } from './find-products';
import { type ColumnReading, type ColumnTarget, readLine } from './import-columns';
import { type ImportRow, lockUnsendable, toImportRow } from './import-rows';
import type { Restored } from './use-restored';

interface ImportRowsInput {
  rows: ReadTable['rows'];
  found: readonly FoundLine[];
  targets: readonly ColumnTarget[];
  readings: readonly ColumnReading[];
  restored: Restored;
  keepsEmpty: boolean;
  /** Manual edits. */
  typed: TypedLines;
}

/** Returns the lines with their products; an unchanged row stays the same object. */
export function useImportRows({ rows, found, targets, readings, restored, keepsEmpty, typed }: ImportRowsInput): readonly ImportRow[] {
  const lines = useMemo(
    () =>
      found.map(({ product, combination, conflict, line }) => {
        const id = toRowId(product.id, combination?.key);
        const restores = restored.get(id);
        return {
          id,
          owner: { product, combination, isUnfolded: targets.includes('combination'), conflict, ...(restores && { restores }) },
          line,
          brought: readLine(rows[line - 1] ?? [], targets, { keepsEmpty, line: line - 1, readings }),
        };
      }),
    [found, rows, targets, readings, restored, keepsEmpty],
  );
  const keep = useKeep<ImportRow>();
  return useMemo(
    () =>
      lockUnsendable(
        lines.map(({ id, owner, line, brought }) => {
          const own = typed[id];
          return keep(id, [owner, brought, own], () => toImportRow(owner, line, { ...brought, ...own }));
        }),
      ),
    [lines, typed, keep],
  );
}
