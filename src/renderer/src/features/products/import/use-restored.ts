import { useRead } from '@renderer/runtime/calls/use-read';
import type { ReadTable } from '@shared/contract/desktop/imports';
import { toUndoRows } from '@shared/contract/desktop/undo-rows';
import type { WrittenField, WrittenValue } from '@shared/domain/product-writes';
import { useMemo } from 'react';
import { toRowId } from '../grid/product-rules';
import type { ColumnTarget } from './import-columns';

/** Old values by the row that they belong to (`toRowId`). */
export type Restored = ReadonlyMap<string, Partial<Record<WrittenField, WrittenValue>>>;

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const nothing: Restored = new Map();

/** What an undo file puts back, by the journal of this computer and not by the file: whatever else stands in it is judged like any new value. */
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
