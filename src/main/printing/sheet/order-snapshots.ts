import { maxOrdersAtOnce } from '@shared/contract/printing/print-requests';
import { FailureError, type Result } from '@shared/contract/result';
import { isServerAway } from '@shared/contract/server-away';
import { type OrderSnapshot, toOrderSnapshot } from '@shared/contract/shop/order-snapshot';
import type { GuestOrder, Order } from '@shared/contract/shop/orders';
import { toOrderKey } from '@shared/domain/orders/order-key';
import type { OrderKind, OrderRef } from '@shared/domain/orders/order-ref';
import { LRUCache } from 'lru-cache';
import type { KeptOrder } from '../../offline/kept-orders';

/** The two list calls that carry whole orders. */
export interface OrderSource {
  orders(search: string): Promise<Result<{ rows: Order[] }>>;
  guestOrders(search: string): Promise<Result<{ rows: GuestOrder[] }>>;
  /** As the server last showed it, for when it cannot be reached; null when it is not kept. */
  kept(ref: OrderRef): Promise<KeptOrder | null>;
  /** What was asked of the server last did not reach it. */
  isAway(): boolean;
  now(): Date;
}

/** An order as it goes on paper. */
export interface SnapshotAsOf {
  snapshot: OrderSnapshot;
  /** When the server showed it, ISO, where it cannot be reached to show it again; null for what counts as fresh. */
  asOf: string | null;
}

/** Orders as the person has seen them, so that printing needs no further call: of those seen or printed last, as many as one request prints. */
export interface OrderSnapshots {
  rememberOrders(rows: readonly Order[]): void;
  rememberGuestOrders(rows: readonly GuestOrder[]): void;
  /** What this computer keeps; asked for again once the server is back. */
  rememberKept(orders: readonly KeptOrder[]): void;
  /** In the given order. Rejects with `orderNotAvailable`, naming the orders, when one can neither be remembered nor fetched. */
  get(refs: readonly OrderRef[]): Promise<SnapshotAsOf[]>;
  /** As the server has it now, else as it was seen last; null when neither can be had. */
  latest(ref: OrderRef): Promise<OrderSnapshot | null>;
  /** Ids of another shop or session must not be mistaken for these. */
  forget(): void;
}

const parallelFetches = 4;

interface Known extends KeptOrder {
  isKept: boolean;
}

type Take = (order: Known) => void;

export function createOrderSnapshots(source: OrderSource): OrderSnapshots {
  const known = new LRUCache<string, Known>({ max: maxOrdersAtOnce });

  const toFresh = (snapshot: OrderSnapshot): Known => ({ snapshot, seenAt: source.now().getTime(), isKept: false });

  const remember: Take = (order) => {
    known.set(toOrderKey(order.snapshot), order);
  };

  /** It has to be asked for: never seen, or out of what is kept although the server is there. */
  function isWanting(ref: OrderRef): boolean {
    const own = known.get(toOrderKey(ref));
    return !own || (own.isKept && !source.isAway());
  }

  function toSnapshotAsOf({ snapshot, seenAt, isKept }: Known): SnapshotAsOf {
    return { snapshot, asOf: isKept || source.isAway() ? new Date(seenAt).toISOString() : null };
  }

  /** False when the server cannot be reached. */
  async function fetchOne(ref: OrderRef, take: Take): Promise<boolean> {
    const search = String(ref.id);
    const fetched: Record<OrderKind, () => Promise<Result<OrderSnapshot[]>>> = {
      order: async () => mapRows(await source.orders(search), (row) => toOrderSnapshot('order', row)),
      guestOrder: async () => mapRows(await source.guestOrders(search), (row) => toOrderSnapshot('guestOrder', row)),
    };
    const result = await fetched[ref.kind]();
    if (!result.ok && result.error.code === 'sessionEnded') throw new FailureError(result.error);
    if (result.ok) for (const snapshot of result.value) if (snapshot.id === ref.id) take(toFresh(snapshot));
    return result.ok || !isServerAway(result.error);
  }

  async function fetchAll(refs: readonly OrderRef[], take: Take): Promise<void> {
    for (let start = 0; start < refs.length; start += parallelFetches) {
      const reached = await Promise.all(refs.slice(start, start + parallelFetches).map((ref) => fetchOne(ref, take)));
      if (reached.includes(false)) return takeKept(refs, take);
    }
  }

  async function takeKept(refs: readonly OrderRef[], take: Take): Promise<void> {
    for (const ref of refs) {
      const seen = known.get(toOrderKey(ref));
      const kept = seen ? null : await source.kept(ref);
      if (seen) take(seen);
      else if (kept) take({ ...kept, isKept: true });
    }
  }

  return {
    rememberOrders(rows) {
      for (const row of rows) remember(toFresh(toOrderSnapshot('order', row)));
    },
    rememberGuestOrders(rows) {
      for (const row of rows) remember(toFresh(toOrderSnapshot('guestOrder', row)));
    },
    rememberKept(orders) {
      for (const order of orders) {
        const own = known.get(toOrderKey(order.snapshot));
        if (!own || own.seenAt < order.seenAt) remember({ ...order, isKept: true });
      }
    },
    async get(refs) {
      // What others are shown meanwhile may push out what was found for these.
      const found = new Map<string, Known>();
      const take: Take = (order) => {
        remember(order);
        found.set(toOrderKey(order.snapshot), order);
      };
      const hold = (): void => {
        for (const ref of refs) {
          const seen = known.get(toOrderKey(ref));
          if (seen) found.set(toOrderKey(ref), seen);
        }
      };
      const isMissing = (ref: OrderRef): boolean => !found.has(toOrderKey(ref));
      hold();
      await fetchAll(refs.filter(isWanting), take);
      hold();
      const missing = refs.filter(isMissing);
      if (missing.length > 0) throw new FailureError({ code: 'orderNotAvailable', message: missing.map(({ id }) => `#${id}`).join(', ') });
      return refs.flatMap((ref) => {
        const order = found.get(toOrderKey(ref));
        return order ? [toSnapshotAsOf(order)] : [];
      });
    },
    async latest(ref) {
      await fetchOne(ref, remember).catch(() => undefined);
      return known.get(toOrderKey(ref))?.snapshot ?? null;
    },
    forget: () => known.clear(),
  };
}

function mapRows<Row>(result: Result<{ rows: Row[] }>, toSnapshot: (row: Row) => OrderSnapshot): Result<OrderSnapshot[]> {
  return result.ok ? { ok: true, value: result.value.rows.map(toSnapshot) } : result;
}
