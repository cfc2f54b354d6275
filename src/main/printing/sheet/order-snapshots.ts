import type { OfflineOrder, SeenOrder } from '@main/data/offline/offline-orders';
import { monotonicNow } from '@main/system/time/elapsed';
import { maxOrdersAtOnce } from '@shared/contract/printing/print-requests';
import { FailureError, type Result } from '@shared/contract/result';
import { isServerAway } from '@shared/contract/server-away';
import { type OrderSnapshot, toOrderSnapshot } from '@shared/contract/shop/order-snapshot';
import type { GuestOrder, Order } from '@shared/contract/shop/orders';
import { toOrderKey } from '@shared/domain/orders/order-key';
import type { OrderKind, OrderRef } from '@shared/domain/orders/order-ref';
import { toPageCount } from '@shared/domain/server/paging';
import { LRUCache } from 'lru-cache';

interface FoundRows<Row> {
  rows: Row[];
  totalItems: number;
}

/** The two list calls that carry whole orders. */
export interface OrderSource {
  orders(search: string, page: number): Promise<Result<FoundRows<Order>>>;
  guestOrders(search: string, page: number): Promise<Result<FoundRows<GuestOrder>>>;
  /** As the server last showed it, for when it can't be reached; null if it isn't saved. */
  kept(ref: OrderRef): Promise<OfflineOrder | null>;
  /** The last request didn't reach the server. */
  isAway(): boolean;
  now(): Date;
  /** Of a clock that can't be set, in milliseconds. */
  monotonic?(): number;
}

/** An order as it goes on paper. */
export interface SnapshotAsOf {
  snapshot: OrderSnapshot;
  /** When the server showed it, ISO, if it couldn't be read again; null if it counts as fresh. */
  asOf: string | null;
  /** Pages show it differently. */
  isChanged: boolean;
}

/** How rows came from the server. */
export interface Heard {
  /** No page shows them. */
  isUnseen?: boolean | undefined;
  /** When they were asked for, by the monotonic clock. */
  sentAt?: number | undefined;
}

const parallelFetches = 4;
/** As old as the head of a list on screen may get. */
const freshForMs = 60_000;
/** A search for a short number also finds phones and longer numbers; only so many pages are searched. */
const mostPages = 10;

interface Known extends OfflineOrder {
  /** It comes from the saved orders, or from a list that was read some time ago. */
  isOld: boolean;
  /** Two responses crossed, so that it isn't known which is newer. */
  isDoubtful: boolean;
  /** When the response arrived, by the monotonic clock. */
  heardAt: number;
  /** As pages show it; null if none does. */
  shown: OrderSnapshot | null;
}

const toSnapshot = (seen: SeenOrder): OrderSnapshot =>
  seen.kind === 'order' ? toOrderSnapshot('order', seen.row) : toOrderSnapshot('guestOrder', seen.row);

const isSame = (one: OrderSnapshot, other: OrderSnapshot): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Finds an order in the lists of the server. */
function createOrderSearch(source: OrderSource) {
  const pages: Record<OrderKind, (search: string, page: number) => Promise<Result<FoundRows<OrderSnapshot>>>> = {
    order: async (...asked) => mapRows(await source.orders(...asked), (row) => toOrderSnapshot('order', row)),
    guestOrder: async (...asked) => mapRows(await source.guestOrders(...asked), (row) => toOrderSnapshot('guestOrder', row)),
  };

  /** Null if the server doesn't show the order; its failure if that isn't known. */
  return async ({ kind, id }: OrderRef): Promise<Result<OrderSnapshot | null>> => {
    for (let page = 1; page <= mostPages; page += 1) {
      const result = await pages[kind](String(id), page);
      if (!result.ok) return result;
      const found = result.value.rows.find((row) => row.id === id);
      if (found) return { ok: true, value: found };
      if (page >= toPageCount(result.value.totalItems)) break;
    }
    return { ok: true, value: null };
  };
}

/** Orders in memory, as pages show them and as the server last showed them. */
function createKnownOrders(source: OrderSource) {
  const { monotonic = monotonicNow } = source;
  const known = new LRUCache<string, Known>({ max: maxOrdersAtOnce });
  const of = (ref: OrderRef): Known | undefined => known.get(toOrderKey(ref));
  const put = (order: Known): void => void known.set(toOrderKey(order.snapshot), order);

  function toHeard(snapshot: OrderSnapshot, { isUnseen, sentAt }: Heard): Known {
    const own = of(snapshot);
    const isCrossed = own !== undefined && !own.isOld && sentAt !== undefined && sentAt < own.heardAt;
    return {
      snapshot,
      seenAt: source.now().getTime(),
      heardAt: monotonic(),
      isOld: false,
      isDoubtful: isCrossed && !isSame(own.snapshot, snapshot),
      shown: isUnseen ? (own?.shown ?? null) : snapshot,
    };
  }

  const toOld = ({ snapshot, seenAt }: OfflineOrder): Known => ({
    snapshot,
    seenAt,
    heardAt: monotonic(),
    isOld: true,
    isDoubtful: false,
    shown: snapshot,
  });

  const isFresh = ({ isOld, isDoubtful, heardAt }: Known): boolean => !isOld && !isDoubtful && monotonic() - heardAt < freshForMs;

  return {
    of,
    put,
    toHeard,
    isFresh,
    putOld: (order: OfflineOrder): void => put(toOld(order)),
    /** Notes rows of any response; an order that isn't held yet is only noted if pages show it. */
    note(orders: readonly SeenOrder[], heard: Heard = {}): void {
      for (const order of orders) if (!heard.isUnseen || of({ kind: order.kind, id: order.row.id })) put(toHeard(toSnapshot(order), heard));
    },
    /** A status change was made. */
    noteStatus(ref: OrderRef, status: string): void {
      const own = of(ref);
      if (!own) return;
      const { snapshot, shown } = own;
      put({
        ...own,
        snapshot: { ...snapshot, status },
        shown: shown && { ...shown, status },
        heardAt: monotonic(),
        isDoubtful: !isFresh(own),
      });
    },
    /** Pages show rows of a list that was read before, as of that time in ms. They're read again before they're printed. */
    noteListed(orders: readonly SeenOrder[], seenAt: number): void {
      for (const snapshot of orders.map(toSnapshot)) {
        const own = of(snapshot);
        put(own ? { ...own, shown: snapshot } : toOld({ snapshot, seenAt }));
      }
    },
    /** Orders saved on this computer; they're read again once the server is back. */
    rememberKept(orders: readonly OfflineOrder[]): void {
      for (const order of orders) {
        const own = of(order.snapshot);
        put(!own || own.seenAt < order.seenAt ? toOld(order) : { ...own, shown: order.snapshot });
      }
    },
    /** Ids of another shop or session must not be mistaken for these. */
    forget: (): void => known.clear(),
  };
}

export type OrderSnapshots = ReturnType<typeof createOrderSnapshots>;

/**
 * Orders as pages show them, so that printing needs no further call: the orders seen or printed last, as many as one request prints. An
 * order's snapshot is never older than any response that had the order, and is read again before it's printed once it is a minute old.
 */
export function createOrderSnapshots(source: OrderSource) {
  const { monotonic = monotonicNow } = source;
  const { of, put, toHeard, isFresh, putOld, ...notes } = createKnownOrders(source);
  const findOne = createOrderSearch(source);

  /** It has to be read: never seen, or not known to be as the server has it now although the server is there. */
  function isWanting(ref: OrderRef): boolean {
    const own = of(ref);
    return !own || (!isFresh(own) && !source.isAway());
  }

  /** False if the server can't be reached. Asks again if another response has crossed this one. */
  async function fetchOne(ref: OrderRef, take: (order: Known) => void, isAgain = false): Promise<boolean> {
    const sentAt = monotonic();
    const result = await findOne(ref);
    if (!result.ok && result.error.code === 'sessionEnded') throw new FailureError(result.error);
    if (!result.ok) return !isServerAway(result.error);
    if (!result.value) return true;
    const own = of(ref);
    // The response itself was noted already if the order is held.
    const isNoted = own !== undefined && own.heardAt >= sentAt && isSame(own.snapshot, result.value);
    const order = isNoted ? own : toHeard(result.value, { isUnseen: true, sentAt });
    if (order.isDoubtful && !isAgain) return fetchOne(ref, take, true);
    take({ ...order, isDoubtful: false });
    return true;
  }

  async function fetchAll(refs: readonly OrderRef[], take: (order: Known) => void): Promise<void> {
    for (let start = 0; start < refs.length; start += parallelFetches) {
      const reached = await Promise.all(refs.slice(start, start + parallelFetches).map((ref) => fetchOne(ref, take)));
      if (reached.includes(false)) return takeKept(refs);
    }
  }

  async function takeKept(refs: readonly OrderRef[]): Promise<void> {
    for (const ref of refs) {
      const kept = of(ref) ? null : await source.kept(ref);
      if (kept) putOld(kept);
    }
  }

  return {
    ...notes,
    /** In the given order. Rejects with `orderNotAvailable`, naming the orders, if an order is neither in memory nor can be fetched. */
    async get(refs: readonly OrderRef[]): Promise<SnapshotAsOf[]> {
      // Orders noted meanwhile may push these out of memory.
      const found = new Map<string, Known>();
      const hold = (): void => {
        for (const ref of refs) {
          const own = of(ref);
          if (own) found.set(toOrderKey(ref), own);
        }
      };
      hold();
      const wanting = refs.filter(isWanting);
      const unread = new Set(wanting.map(toOrderKey));
      await fetchAll(wanting, (order) => {
        put(order);
        found.set(toOrderKey(order.snapshot), order);
        unread.delete(toOrderKey(order.snapshot));
      });
      hold();
      const missing = refs.filter((ref) => !found.has(toOrderKey(ref)));
      if (missing.length > 0) throw new FailureError({ code: 'orderNotAvailable', message: missing.map(({ id }) => `#${id}`).join(', ') });
      return refs.flatMap((ref): SnapshotAsOf[] => {
        const order = found.get(toOrderKey(ref));
        if (!order) return [];
        const { snapshot, seenAt, isOld, shown } = order;
        const isAsOf = isOld || unread.has(toOrderKey(ref)) || source.isAway();
        return [{ snapshot, asOf: isAsOf ? new Date(seenAt).toISOString() : null, isChanged: shown !== null && !isSame(shown, snapshot) }];
      });
    },
    /** As the server has it now, or else as it was seen last; null if neither can be had. */
    async latest(ref: OrderRef): Promise<OrderSnapshot | null> {
      await fetchOne(ref, put).catch(() => undefined);
      return of(ref)?.snapshot ?? null;
    },
  };
}

function mapRows<Row>(result: Result<FoundRows<Row>>, toSnapshot: (row: Row) => OrderSnapshot): Result<FoundRows<OrderSnapshot>> {
  return result.ok ? { ok: true, value: { ...result.value, rows: result.value.rows.map(toSnapshot) } } : result;
}
