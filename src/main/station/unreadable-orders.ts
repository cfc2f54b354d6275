import type { StationSettings } from '@shared/contract/printing/station';
import type { OrderKind } from '@shared/domain/orders/order-ref';
import { fallsTo } from '@shared/domain/printing/station-sharing';
import type { ListReading, UnreadableRows } from './lists/list-reader';
import type { StationMemory, StationUnreadable } from './station-memory';

interface UnreadableFacts {
  kind: OrderKind;
  shop: string;
  sharing: StationSettings['sharing'];
  /** What is listed was there before the station was switched on. */
  isBaseline: boolean;
  /** ISO. */
  at: string;
}

/** Orders whose rows nobody could read: nobody knows whether they should be printed, so a person is told of each, once. */
export interface UnreadableOrders {
  /** Takes up what was read of a list; answers with how many a person has to be told of. */
  take(reading: { orders: ListReading['orders']; unreadable: Omit<UnreadableRows, 'all'> }, facts: UnreadableFacts): number;
  forget(): void;
}

type Reading = StationUnreadable['readings'][number];

/** The log shows no more lines. */
const maxReadings = 50;

/** Without those that could be read since. */
function withoutReadable(before: readonly Reading[], kind: OrderKind, orders: ListReading['orders']): Reading[] {
  const readable = new Set(orders.map(({ id }) => id));
  return before
    .map((one) => (one.orderKind === kind ? { ...one, ids: one.ids.filter((id) => !readable.has(id)) } : one))
    .filter(({ ids, unnamed }) => ids.length + unnamed > 0);
}

export function createUnreadableOrders(memory: Pick<StationMemory, 'unreadable'>): UnreadableOrders {
  /** Rows without a number are known only by how many there were at once. */
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
      // Once it is on disk: what could not be kept is told of at the next turn.
      known[kind] = Math.max(toldUnnamed, unreadable.unnamed);
      return ids.length + unnamed;
    },
    forget() {
      for (const kind of Object.keys(known) as OrderKind[]) delete known[kind];
    },
  };
}
