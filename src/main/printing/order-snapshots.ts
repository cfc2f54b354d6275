import type { GuestOrder, Order } from '@shared/contract/orders';
import type { OrderKind, OrderRef } from '@shared/contract/printing';
import { FailureError, type Result } from '@shared/contract/result';
import { toOrderKey } from '@shared/domain/order-key';
import { type OrderSnapshot, toOrderSnapshot } from '@shared/domain/order-snapshot';
import { isServerAway } from '@shared/domain/server-away';

/** The two list calls that carry whole orders. */
export interface OrderSource {
  orders(search: string): Promise<Result<{ rows: Order[] }>>;
  guestOrders(search: string): Promise<Result<{ rows: GuestOrder[] }>>;
  /** As the server last showed it, for when it cannot be reached; null when it is not kept. */
  kept(ref: OrderRef): Promise<OrderSnapshot | null>;
}

/** Orders as the person has seen them, so that printing needs no further call. */
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

const maxRemembered = 5000;
const parallelFetches = 4;

export function createOrderSnapshots(source: OrderSource): OrderSnapshots {
  const known = new Map<string, OrderSnapshot>();

  function rememberOne(snapshot: OrderSnapshot): void {
    const key = toOrderKey(snapshot);
    known.delete(key);
    known.set(key, snapshot);
    const oldest = known.size > maxRemembered ? known.keys().next().value : undefined;
    if (oldest !== undefined) known.delete(oldest);
  }

  /** False when the server cannot be reached. */
  async function fetchOne(ref: OrderRef): Promise<boolean> {
    const search = String(ref.id);
    const fetched: Record<OrderKind, () => Promise<Result<OrderSnapshot[]>>> = {
      order: async () => mapRows(await source.orders(search), (row) => toOrderSnapshot('order', row)),
      guestOrder: async () => mapRows(await source.guestOrders(search), (row) => toOrderSnapshot('guestOrder', row)),
    };
    const result = await fetched[ref.kind]();
    if (!result.ok && result.error.code === 'sessionEnded') throw new FailureError(result.error);
    if (result.ok) for (const snapshot of result.value) if (snapshot.id === ref.id) rememberOne(snapshot);
    return result.ok || !isServerAway(result.error);
  }

  async function fetchAll(refs: readonly OrderRef[]): Promise<void> {
    for (let start = 0; start < refs.length; start += parallelFetches) {
      const reached = await Promise.all(refs.slice(start, start + parallelFetches).map(fetchOne));
      if (reached.includes(false)) return takeKept(refs);
    }
  }

  async function takeKept(refs: readonly OrderRef[]): Promise<void> {
    for (const ref of refs) {
      const kept = known.has(toOrderKey(ref)) ? null : await source.kept(ref);
      if (kept) rememberOne(kept);
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
      await fetchAll(refs.filter((ref) => !known.has(toOrderKey(ref))));
      const missing = refs.filter((ref) => !known.has(toOrderKey(ref)));
      if (missing.length > 0) throw new FailureError({ code: 'orderNotAvailable', message: missing.map(({ id }) => `#${id}`).join(', ') });
      return refs.flatMap((ref) => known.get(toOrderKey(ref)) ?? []);
    },
    async latest(ref) {
      await fetchOne(ref).catch(() => undefined);
      return known.get(toOrderKey(ref)) ?? null;
    },
    forget: () => known.clear(),
  };
}

function mapRows<Row>(result: Result<{ rows: Row[] }>, toSnapshot: (row: Row) => OrderSnapshot): Result<OrderSnapshot[]> {
  return result.ok ? { ok: true, value: result.value.rows.map(toSnapshot) } : result;
}
