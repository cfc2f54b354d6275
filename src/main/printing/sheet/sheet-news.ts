import type { SheetNews } from '@shared/contract/printing/print-requests';
import type { SnapshotAsOf } from './order-snapshots';

/** As of when the oldest of those is that could not be read again, ISO; null where all are fresh. */
export const toOldest = (found: readonly SnapshotAsOf[]): string | null => found.flatMap(({ asOf }) => asOf ?? []).toSorted()[0] ?? null;

/** Empty where paper and pages show the same, and that is fresh. */
export function toNews(found: readonly SnapshotAsOf[]): { news?: SheetNews } {
  const asOf = toOldest(found);
  const changed = found.flatMap(({ isChanged, snapshot: { kind, id } }) => (isChanged ? [{ kind, id }] : []));
  return asOf === null && changed.length === 0 ? {} : { news: { asOf, changed } };
}
