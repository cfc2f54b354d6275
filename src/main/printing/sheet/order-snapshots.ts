import { maxOrdersAtOnce } from '@shared/contract/printing/print-requests';
import { FailureError, type Result } from '@shared/contract/result';
import { isServerAway } from '@shared/contract/server-away';
import { type OrderSnapshot, toOrderSnapshot } from '@shared/contract/shop/order-snapshot';
import type { GuestOrder, Order } from '@shared/contract/shop/orders';
import { toOrderKey } from '@shared/domain/orders/order-key';
import type { OrderKind, OrderRef } from '@shared/domain/orders/order-ref';
import { toPageCount } from '@shared/domain/server/paging';
import { LRUCache } from 'lru-cache';
import type { KeptOrder, SeenOrder } from '../../offline/kept-orders';
import { monotonicNow } from '../../time/elapsed';

interface FoundRows<Row> {
  rows: Row[];
  totalItems: number;
}

/** The two list calls that carry whole orders. */
export interface OrderSource {
  orders(search: string, page: number): Promise<Result<FoundRows<Order>>>;
  guestOrders(search: string, page: number): Promise<Result<FoundRows<GuestOrder>>>;
  /** As the server last showed it, for when it cannot be reached; null when it is not kept. */
  kept(ref: OrderRef): Promise<KeptOrder | null>;
  /** What was asked of the server last did not reach it. */
  isAway(): boolean;
  now(): Date;
  /** Of a clock that nobody sets, in milliseconds. */
  monotonic?(): number;
}

/** An order as it goes on paper. */
export interface SnapshotAsOf {
  snapshot: OrderSnapshot;
  /** When the server showed it, ISO, where it could not be read again; null for what counts as fresh. */
  asOf: string | null;
  /** Pages show something else of it. */
  isChanged: boolean;
}

/** How rows came from the server. */
export interface Heard {
  /** No page shows them. */
  isUnseen?: boolean | undefined;
  /** When they were asked for, by the monotonic clock. */
  sentAt?: number | undefined;
}

/**
 * Orders as pages show them, so that printing needs no further call: of those seen or printed last, as many as one request prints. What is
 * held of an order is never older than any answer that had it, and is read again before it goes on paper once it is a minute old.
 */
export interface OrderSnapshots {
  /** Rows of any answer: of orders that are not held yet only what pages show is taken. */
  note(orders: readonly SeenOrder[], heard?: Heard): void;
  /** A change of the status went through. */
  noteStatus(ref: OrderRef, status: string): void;
  /** Pages show rows of a list that was read before, as of that time in ms. They are read again before they go on paper. */
  noteListed(orders: readonly SeenOrder[], seenAt: number): void;
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
/** As old as the head of a list on screen may get. */
const freshForMs = 60_000;
/** A short number is found in phones and longer numbers too; no further than this is looked. */
const mostPages = 10;

interface Known extends KeptOrder {
  /** It came out of what is kept, or out of a list that was read some time ago. */
  isOld: boolean;
  /** Two answers crossed on their way, so that neither is known to be the newer one. */
  isDoubtful: boolean;
  /** When it was heard, by the monotonic clock. */
  heardAt: number;
  /** As pages show it; null where none does. */
  shown: OrderSnapshot | null;
}

const toSnapshot = (seen: SeenOrder): OrderSnapshot =>
  seen.kind === 'order' ? toOrderSnapshot('order', seen.row) : toOrderSnapshot('guestOrder', seen.row);

const isSame = (one: OrderSnapshot, other: OrderSnapshot): boolean => JSON.stringify(one) === JSON.stringify(other);

export function createOrderSnapshots(source: OrderSource): OrderSnapshots {
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

  const toOld = ({ snapshot, seenAt }: KeptOrder): Known => ({
    snapshot,
    seenAt,
    heardAt: monotonic(),
    isOld: true,
    isDoubtful: false,
    shown: snapshot,
  });

  const isFresh = ({ isOld, isDoubtful, heardAt }: Known): boolean => !isOld && !isDoubtful && monotonic() - heardAt < freshForMs;

  /** It has to be asked for: never seen, or not known to be as the server has it now although the server is there. */
  function isWanting(ref: OrderRef): boolean {
    const own = of(ref);
    return !own || (!isFresh(own) && !source.isAway());
  }

  const pages: Record<OrderKind, (search: string, page: number) => Promise<Result<FoundRows<OrderSnapshot>>>> = {
    order: async (...asked) => mapRows(await source.orders(...asked), (row) => toOrderSnapshot('order', row)),
    guestOrder: async (...asked) => mapRows(await source.guestOrders(...asked), (row) => toOrderSnapshot('guestOrder', row)),
  };

  /** Null where the server does not show it; its failure where that is not known. */
  async function findOne({ kind, id }: OrderRef): Promise<Result<OrderSnapshot | null>> {
    for (let page = 1; page <= mostPages; page += 1) {
      const result = await pages[kind](String(id), page);
      if (!result.ok) return result;
      const found = result.value.rows.find((row) => row.id === id);
      if (found) return { ok: true, value: found };
      if (page >= toPageCount(result.value.totalItems)) break;
    }
    return { ok: true, value: null };
  }

  /** False when the server cannot be reached. Asks once more where another answer has crossed this one. */
  async function fetchOne(ref: OrderRef, take: (order: Known) => void, isAgain = false): Promise<boolean> {
    const sentAt = monotonic();
    const result = await findOne(ref);
    if (!result.ok && result.error.code === 'sessionEnded') throw new FailureError(result.error);
    if (!result.ok) return !isServerAway(result.error);
    if (!result.value) return true;
    const own = of(ref);
    // The answer itself was noted already where the order is held.
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

  return {
    note(orders, heard = {}) {
      for (const order of orders) if (!heard.isUnseen || of({ kind: order.kind, id: order.row.id })) put(toHeard(toSnapshot(order), heard));
    },
    noteStatus(ref, status) {
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
    noteListed(orders, seenAt) {
      for (const snapshot of orders.map(toSnapshot)) {
        const own = of(snapshot);
        put(own ? { ...own, shown: snapshot } : toOld({ snapshot, seenAt }));
      }
    },
    rememberKept(orders) {
      for (const order of orders) {
        const own = of(order.snapshot);
        put(!own || own.seenAt < order.seenAt ? toOld(order) : { ...own, shown: order.snapshot });
      }
    },
    async get(refs) {
      // What others are shown meanwhile may push out what was found for these.
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
    async latest(ref) {
      await fetchOne(ref, put).catch(() => undefined);
      return of(ref)?.snapshot ?? null;
    },
    forget: () => known.clear(),
  };
}

function mapRows<Row>(result: Result<FoundRows<Row>>, toSnapshot: (row: Row) => OrderSnapshot): Result<FoundRows<OrderSnapshot>> {
  return result.ok ? { ok: true, value: { ...result.value, rows: result.value.rows.map(toSnapshot) } } : result;
}
