import { useRead } from '@renderer/runtime/calls/use-read';
import type { ReadTable } from '@shared/contract/desktop/imports';
import { toUndoRows } from '@shared/contract/desktop/undo-rows';
import type { WrittenField, WrittenValue } from '@shared/domain/product-writes';
import { useMemo } from 'react';
import { toRowId } from '../grid/product-rules';
import type { ColumnTarget } from './import-columns';

/** Old values by their row (`toRowId`). */
export type Restored = ReadonlyMap<string, Partial<Record<WrittenField, WrittenValue>>>;

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const nothing: Restored = new Map();

/**
 * Returns the old values that an undo file restores, from this computer's journal and not from the file; other values in the file are
 * validated like new ones.
 */
export function useRestored({ rows }: ReadTable, targets: readonly ColumnTarget[]): Restored {
  const at = targets.indexOf('undo');
  const id = at < 0 ? undefined : rows.map((row) => row[at] ?? '').find((cell) => uuid.test(cell));
  const { data } = useRead('bulkWrites.read', { id: id ?? '' }, { enabled: id !== undefined, failure: 'inPlace', keepPrevious: false });
  return useMemo(() => {
    if (id === undefined || !data) return nothing;
    const restored = new Map<string, Partial<Record<WrittenField, WrittenValue>>>();
    for (const row of toUndoRows(data)) {
      for (const { field, combination, to } of row.changes) {
        const key = toRowId(row.id, combination?.key);
        restored.set(key, { ...restored.get(key), [field]: to });
      }
    }
    return restored;
  }, [id, data]);
}
