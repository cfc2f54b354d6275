import type { GuestOrder, Order } from '@shared/contract/orders';
import { maxOrdersAtOnce } from '@shared/contract/print-requests';
import type { OrderKind, OrderRef } from '@shared/contract/printing';
import { FailureError, type Result } from '@shared/contract/result';
import { toOrderKey } from '@shared/domain/order-key';
import { type OrderSnapshot, toOrderSnapshot } from '@shared/domain/order-snapshot';
import { isServerAway } from '@shared/domain/server-away';
import { LRUCache } from 'lru-cache';

/** The two list calls that carry whole orders. */
export interface OrderSource {
  orders(search: string): Promise<Result<{ rows: Order[] }>>;
  guestOrders(search: string): Promise<Result<{ rows: GuestOrder[] }>>;
  /** As the server last showed it, for when it cannot be reached; null when it is not kept. */
  kept(ref: OrderRef): Promise<OrderSnapshot | null>;
}

/** Orders as the person has seen them, so that printing needs no further call: of those seen or printed last, as many as one request prints. */
export interface OrderSnapshots {
  rememberOrders(rows: readonly Order[]): void;
  rememberGuestOrders(rows: readonly GuestOrder[]): void;
  remember(snapshots: readonly OrderSnapshot[]): void;
  /** In the given order. Rejects with `orderNotAvailable`, naming the orders, when one can neither be remembered nor fetched. */
  get(refs: readonly OrderRef[]): Promise<OrderSnapshot[]>;
  /** As the server has it now, else as it was seen last; null when neither can be had. */
  latest(ref: OrderRef): Promise<OrderSnapshot | null>;
  /** Ids of another shop or session must not be mistaken for these. */
  forget(): void;
}

const parallelFetches = 4;

type Take = (snapshot: OrderSnapshot) => void;

export function createOrderSnapshots(source: OrderSource): OrderSnapshots {
  const known = new LRUCache<string, OrderSnapshot>({ max: maxOrdersAtOnce });

  function rememberOne(snapshot: OrderSnapshot): void {
    known.set(toOrderKey(snapshot), snapshot);
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
    if (result.ok) for (const snapshot of result.value) if (snapshot.id === ref.id) take(snapshot);
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
      const kept = known.get(toOrderKey(ref)) ?? (await source.kept(ref));
      if (kept) take(kept);
    }
  }

  return {
    rememberOrders(rows) {
      for (const row of rows) rememberOne(toOrderSnapshot('order', row));
    },
    rememberGuestOrders(rows) {
      for (const row of rows) rememberOne(toOrderSnapshot('guestOrder', row));
    },
    remember(snapshots) {
      for (const snapshot of snapshots) rememberOne(snapshot);
    },
    async get(refs) {
      // What others are shown meanwhile may push out what was found for these.
      const found = new Map<string, OrderSnapshot>();
      const take: Take = (snapshot) => {
        rememberOne(snapshot);
        found.set(toOrderKey(snapshot), snapshot);
      };
      const hold = (): void => {
        for (const ref of refs) {
          const seen = known.get(toOrderKey(ref));
          if (seen) found.set(toOrderKey(ref), seen);
        }
      };
      const isMissing = (ref: OrderRef): boolean => !found.has(toOrderKey(ref));
      hold();
      await fetchAll(refs.filter(isMissing), take);
      hold();
      const missing = refs.filter(isMissing);
      if (missing.length > 0) throw new FailureError({ code: 'orderNotAvailable', message: missing.map(({ id }) => `#${id}`).join(', ') });
      return refs.flatMap((ref) => found.get(toOrderKey(ref)) ?? []);
    },
    async latest(ref) {
      await fetchOne(ref, rememberOne).catch(() => undefined);
      return known.get(toOrderKey(ref)) ?? null;
    },
    forget: () => known.clear(),
  };
}

function mapRows<Row>(result: Result<{ rows: Row[] }>, toSnapshot: (row: Row) => OrderSnapshot): Result<OrderSnapshot[]> {
  return result.ok ? { ok: true, value: result.value.rows.map(toSnapshot) } : result;
}
