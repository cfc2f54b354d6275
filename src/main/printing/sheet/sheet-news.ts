import type { SheetNews } from '@shared/contract/printing/print-requests';
import type { SnapshotAsOf } from './order-snapshots';

/** Returns the oldest `asOf` time (ISO) of orders that couldn't be loaded again; null if all are fresh. */
export const toOldest = (found: readonly SnapshotAsOf[]): string | null => found.flatMap(({ asOf }) => asOf ?? []).toSorted()[0] ?? null;

/** Returns an empty object if paper and pages show the same fresh state. */
export function toNews(found: readonly SnapshotAsOf[]): { news?: SheetNews } {
  const asOf = toOldest(found);
  const changed = found.flatMap(({ isChanged, snapshot: { kind, id } }) => (isChanged ? [{ kind, id }] : []));
  return asOf === null && changed.length === 0 ? {} : { news: { asOf, changed } };
}
