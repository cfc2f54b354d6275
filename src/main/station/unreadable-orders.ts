import type { StationSettings } from '@shared/contract/printing/station';
import type { OrderKind } from '@shared/domain/orders/order-ref';
import { fallsTo } from '@shared/domain/printing/station-sharing';
import type { ListReading, UnreadableRows } from './lists/list-reader';
import type { StationMemory, StationUnreadable } from './station-memory';

interface UnreadableFacts {
  kind: OrderKind;
  shop: string;
  sharing: StationSettings['sharing'];
  /** Whether the listed orders existed before the station was switched on. */
  isBaseline: boolean;
  /** Time of the load (ISO). */
  at: string;
}

/**
 * Orders whose rows couldn't be parsed: it can't be determined whether they should be printed, so the user is notified of each one once.
 */
export interface UnreadableOrders {
  /** Adds the result of loading a list. Returns the number of orders that the user must be notified of. */
  take(reading: { orders: ListReading['orders']; unreadable: Omit<UnreadableRows, 'all'> }, facts: UnreadableFacts): number;
  forget(): void;
}

type Reading = StationUnreadable['readings'][number];

/** Maximum number of entries, because the log shows no more lines. */
const maxReadings = 50;

/** Removes orders whose rows could be parsed since. */
function withoutReadable(before: readonly Reading[], kind: OrderKind, orders: ListReading['orders']): Reading[] {
  const readable = new Set(orders.map(({ id }) => id));
  return before
    .map((one) => (one.orderKind === kind ? { ...one, ids: one.ids.filter((id) => !readable.has(id)) } : one))
    .filter(({ ids, unnamed }) => ids.length + unnamed > 0);
}

export function createUnreadableOrders(memory: Pick<StationMemory, 'unreadable'>): UnreadableOrders {
  /** Rows without a number are identified only by the number of them in one load. */
  const known: Partial<Record<OrderKind, number>> = {};

  function readStored(shop: string): Reading[] {
    const kept = memory.unreadable.read();
    return kept?.shop === shop ? kept.readings : [];
  }

  return {
    take({ orders, unreadable }, { kind, shop, sharing, isBaseline, at }) {
      const before = readStored(shop);
      const own = before.filter(({ orderKind }) => orderKind === kind);
      const told = new Set(own.flatMap(({ ids }) => ids));
      const isOwn = (id: number): boolean => sharing.kind !== 'number' || fallsTo({ kind, id }, sharing.of) === sharing.number;
      const toldUnnamed = known[kind] ?? own.reduce((sum, { unnamed }) => sum + unnamed, 0);
      const ids = isBaseline ? [] : unreadable.ids.filter((id) => isOwn(id) && !told.has(id));
      const unnamed = isBaseline ? 0 : Math.max(0, unreadable.unnamed - toldUnnamed);
      const still = withoutReadable(before, kind, orders);
      const readings = ids.length + unnamed > 0 ? [{ at, orderKind: kind, ids, unnamed }, ...still] : still;
      if (JSON.stringify(readings) !== JSON.stringify(before)) memory.unreadable.write({ shop, readings: readings.slice(0, maxReadings) });
      // Set after the write: if that fails, the next turn reports the same orders again.
      known[kind] = Math.max(toldUnnamed, unreadable.unnamed);
      return ids.length + unnamed;
    },
    forget() {
      for (const kind of Object.keys(known) as OrderKind[]) delete known[kind];
    },
  };
}
