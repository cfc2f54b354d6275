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

/** The two list calls that return whole orders. */
export interface OrderSource {
  orders(search: string, page: number): Promise<Result<FoundRows<Order>>>;
  guestOrders(search: string, page: number): Promise<Result<FoundRows<GuestOrder>>>;
  /** Loads the order as the server last returned it, for when the server can't be reached; null if it isn't saved. */
  kept(ref: OrderRef): Promise<OfflineOrder | null>;
  /** Whether the last request didn't reach the server. */
  isAway(): boolean;
  now(): Date;
  /** Time of a clock that can't be set, in ms. */
  monotonic?(): number;
}

/** An order as it is printed. */
export interface SnapshotAsOf {
  snapshot: OrderSnapshot;
  /** When the server returned it (ISO), if it couldn't be loaded again; null if it is fresh. */
  asOf: string | null;
  /** Whether pages show an older state. */
  isChanged: boolean;
}

/** The request whose response had the rows. */
export interface Heard {
  /** Whether no page shows the rows. */
  isUnseen?: boolean | undefined;
  /** When the request was sent, by the monotonic clock. */
  sentAt?: number | undefined;
}

const parallelFetches = 4;
/** In ms; a list on screen loads its first page again after the same time. */
const freshForMs = 60_000;
/** A search for a short number also finds phones and longer numbers; at most this many pages are searched. */
const mostPages = 10;

interface Known extends OfflineOrder {
  /** Whether it is from the saved orders, or from a list that was loaded some time ago. */
  isOld: boolean;
  /** Whether two responses crossed, so that it isn't known which is newer. */
  isDoubtful: boolean;
  /** When the response arrived, by the monotonic clock. */
  heardAt: number;
  /** The order as pages show it; null if none does. */
  shown: OrderSnapshot | null;
}

const toSnapshot = (seen: SeenOrder): OrderSnapshot =>
  seen.kind === 'order' ? toOrderSnapshot('order', seen.row) : toOrderSnapshot('guestOrder', seen.row);

const isSame = (one: OrderSnapshot, other: OrderSnapshot): boolean => JSON.stringify(one) === JSON.stringify(other);

function toAsOf({ snapshot, seenAt, isOld, shown }: Known, isUnread: boolean): SnapshotAsOf {
  const asOf = isOld || isUnread ? new Date(seenAt).toISOString() : null;
  return { snapshot, asOf, isChanged: shown !== null && !isSame(shown, snapshot) };
}

/** Finds an order in the lists of the server. */
function createOrderSearch(source: OrderSource) {
  const pages: Record<OrderKind, (search: string, page: number) => Promise<Result<FoundRows<OrderSnapshot>>>> = {
    order: async (...asked) => mapRows(await source.orders(...asked), (row) => toOrderSnapshot('order', row)),
    guestOrder: async (...asked) => mapRows(await source.guestOrders(...asked), (row) => toOrderSnapshot('guestOrder', row)),
  };

  /** Returns null if the server doesn't show the order, and the failure if that isn't known. */
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

/** Orders in memory, as pages show them and as the server last returned them. */
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
    toOld,
    /** Called for another shop or session, whose orders may have the same IDs. */
    forget: (): void => known.clear(),
  };
}

type KnownOrders = ReturnType<typeof createKnownOrders>;

/** Notes what responses, lists, and the saved orders show. */
function createOrderNotes({ of, put, toHeard, toOld, isFresh }: KnownOrders, monotonic: () => number) {
  return {
    /** Stores rows of any response; an order that isn't in memory yet is only stored if pages show it. */
    note(orders: readonly SeenOrder[], heard: Heard = {}): void {
      for (const order of orders) if (!heard.isUnseen || of({ kind: order.kind, id: order.row.id })) put(toHeard(toSnapshot(order), heard));
    },
    /** Called when a status was changed. */
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
    /** Called when pages show rows of a list that was loaded at `seenAt` (ms). They're loaded again before they're printed. */
    noteListed(orders: readonly SeenOrder[], seenAt: number): void {
      for (const snapshot of orders.map(toSnapshot)) {
        const own = of(snapshot);
        put(own ? { ...own, shown: snapshot } : toOld({ snapshot, seenAt }));
      }
    },
    /** Adds orders saved on this computer; they're loaded again once the server is back. */
    rememberKept(orders: readonly OfflineOrder[]): void {
      for (const order of orders) {
        const own = of(order.snapshot);
        put(!own || own.seenAt < order.seenAt ? toOld(order) : { ...own, shown: order.snapshot });
      }
    },
  };
}

/** Loads orders from the server, or else from the orders saved on this computer. */
function createOrderFetch(source: OrderSource, { of, put, toHeard, toOld }: KnownOrders, monotonic: () => number) {
  const findOne = createOrderSearch(source);

  /** False if the server can't be reached. Loads the order again if another response has crossed this one. */
  async function fetchOne(ref: OrderRef, take: (order: Known) => void, isAgain = false): Promise<boolean> {
    const sentAt = monotonic();
    const result = await findOne(ref);
    if (!result.ok && result.error.code === 'sessionEnded') throw new FailureError(result.error);
    if (!result.ok) return !isServerAway(result.error);
    if (!result.value) return true;
    const own = of(ref);
    // A response with an order in memory was already noted when it arrived.
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
      if (kept) put(toOld(kept));
    }
  }

  return { fetchOne, fetchAll };
}

export type OrderSnapshots = ReturnType<typeof createOrderSnapshots>;

/**
 * Orders as pages show them, so that printing needs no further call: the orders seen or printed last, as many as one request prints. An
 * order's snapshot is never older than any response that had the order, and is loaded again before it's printed once it is a minute old.
 */
export function createOrderSnapshots(source: OrderSource) {
  const { monotonic = monotonicNow } = source;
  const known = createKnownOrders(source);
  const { of, put, isFresh, forget } = known;
  const { fetchOne, fetchAll } = createOrderFetch(source, known, monotonic);

  /** Whether the order has to be loaded: never seen, or not fresh although the server can be reached. */
  function isWanting(ref: OrderRef): boolean {
    const own = of(ref);
    return !own || (!isFresh(own) && !source.isAway());
  }

  return {
    ...createOrderNotes(known, monotonic),
    forget,
    /**
     * Returns the orders in the given order. Rejects with `orderNotAvailable` and the orders' numbers if an order is neither in memory nor
     * can be fetched.
     */
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
        return order ? [toAsOf(order, unread.has(toOrderKey(ref)) || source.isAway())] : [];
      });
    },
    /** Returns the order's current state, otherwise the last known one; null if neither is available. */
    async latest(ref: OrderRef): Promise<OrderSnapshot | null> {
      await fetchOne(ref, put).catch(() => undefined);
      return of(ref)?.snapshot ?? null;
    },
  };
}

function mapRows<Row>(result: Result<FoundRows<Row>>, toSnapshot: (row: Row) => OrderSnapshot): Result<FoundRows<OrderSnapshot>> {
  return result.ok ? { ok: true, value: { ...result.value, rows: result.value.rows.map(toSnapshot) } } : result;
}
