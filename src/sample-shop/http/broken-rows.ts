import type { CallName } from '@shared/contract/tables/registry';
import { isRecord } from '@shared/domain/is-record';

export interface BrokenRows {
  /** Removes the readable id of the row at this position, in every response of the list. */
  add(list: CallName, index: number): void;
  clear(): void;
  apply(list: CallName, body: unknown): unknown;
}

function breakIn(rows: unknown, indexes: ReadonlySet<number>): unknown {
  if (!Array.isArray(rows)) return rows;
  return rows.map((row, index) => (indexes.has(index) && isRecord(row) ? { ...row, id: `#${row.id ?? ''}` } : row));
}

export function createBrokenRows(): BrokenRows {
  const broken = new Map<CallName, Set<number>>();
  return {
    add(list, index) {
      broken.set(list, (broken.get(list) ?? new Set()).add(index));
    },
    clear: () => broken.clear(),
    apply(list, body) {
      const indexes = broken.get(list);
      if (!indexes || !isRecord(body)) return body;
      const { data } = body;
      return { ...body, data: isRecord(data) ? { ...data, data: breakIn(data.data, indexes) } : breakIn(data, indexes) };
    },
  };
}
