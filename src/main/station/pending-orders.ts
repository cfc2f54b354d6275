import type { StationSettings } from '@shared/contract/printing/station';
import { toOrderKey } from '@shared/domain/orders/order-key';
import type { OrderKind, OrderRef } from '@shared/domain/orders/order-ref';
import type { ListMark } from './lists/list-reader';
import { byAge, type ListedOrder } from './lists/listed-order';
import { matchesStation, type OrderChoice } from './station-filter';
import type { EarlierChoice, StationQuestion } from './station-memory';

/** How far the clocks of the server's parts may differ, so an order's time may be this much too early. */
export const clockMarginMs = 30_000;
/** Older orders are forgotten, which only means that they are checked again. */
const maxSeen = 50_000;

export interface PendingOrderFacts {
  settings: StationSettings;
  /** Orders placed before this time (ms) are no longer new. */
  floor: number;
  earlier: readonly EarlierChoice[];
  isDecided(order: OrderRef): boolean;
}

interface Taken {
  /** Orders that weren't seen before. */
  fresh: ListedOrder[];
  /** Orders that waited and are no longer to be printed, without a decision about them. */
  dropped: ListedOrder[];
}

/** New orders that wait to be printed. */
export interface PendingOrders {
  /** Adds a list's new orders and removes those that no longer match. */
  take(orders: readonly ListedOrder[], facts: PendingOrderFacts): Taken;
  /** Returns the waiting orders, oldest first. */
  waiting(): ListedOrder[];
  size(): number;
  /** Returns the earliest time (ms) at which the oldest waiting order of this kind was placed; `MAX_SAFE_INTEGER` if none waits. */
  oldest(kind: OrderKind): number;
  has(order: OrderRef): boolean;
  drop(orders: readonly OrderRef[]): void;
  /** Removes orders that no longer match the station's settings. */
  sift(facts: PendingOrderFacts): void;
  noteSeen(order: OrderRef): void;
  /** `mark` is from an earlier run, which saw all orders up to it. */
  wasSeen(order: OrderRef, mark: ListMark | null): boolean;
  /** Resets everything: all orders are unknown again. */
  forget(): void;
}

/** Whether the order is to be printed here: placed since the station is on, and matching both the current settings and those of that time. */
export function isNew(order: ListedOrder, { settings, floor, earlier, isDecided }: PendingOrderFacts): boolean {
  const { since } = settings;
  if (since === null || order.placed.to < Math.max(Date.parse(since) - clockMarginMs, floor)) return false;
  if (!settings.statuses.some((status) => status === order.snapshot.status.trim())) return false;
  const choices: OrderChoice[] = [
    settings,
    ...earlier.filter(({ until }) => until === null || order.placed.to < until).map(({ choice }) => choice),
  ];
  return choices.every((choice) => matchesStation(order, choice)) && !isDecided(order);
}

export function createPendingOrders(): PendingOrders {
  const waiting = new Map<string, ListedOrder>();
  const seen = new Set<string>();

  function noteSeen(order: OrderRef): void {
    seen.add(toOrderKey(order));
    if (seen.size <= maxSeen) return;
    const [oldest] = seen;
    if (oldest !== undefined) seen.delete(oldest);
  }

  return {
    take(orders, facts) {
      const fresh: ListedOrder[] = [];
      const dropped: ListedOrder[] = [];
      for (const order of orders) {
        noteSeen(order);
        const key = toOrderKey(order);
        if (!isNew(order, facts)) {
          if (waiting.delete(key) && !facts.isDecided(order)) dropped.push(order);
        } else {
          if (!waiting.has(key)) fresh.push(order);
          waiting.set(key, order);
        }
      }
      return { fresh, dropped };
    },
    waiting: () => [...waiting.values()].sort(byAge),
    size: () => waiting.size,
    oldest: (kind) =>
      [...waiting.values()].reduce((at, order) => (order.kind === kind ? Math.min(at, order.placed.from) : at), Number.MAX_SAFE_INTEGER),
    has: (order) => waiting.has(toOrderKey(order)),
    drop(orders) {
      for (const order of orders) waiting.delete(toOrderKey(order));
    },
    sift(facts) {
      for (const [key, order] of waiting) if (!isNew(order, facts)) waiting.delete(key);
    },
    noteSeen,
    wasSeen: (order, mark) => seen.has(toOrderKey(order)) || (mark !== null && order.id <= mark.highestId),
    forget() {
      waiting.clear();
      seen.clear();
    },
  };
}

/** Returns the waiting orders that the open question is about: those that may have existed before, otherwise all of them. */
export function ordersToConfirm(waiting: readonly ListedOrder[], question: StationQuestion | null): readonly ListedOrder[] {
  if (question?.kind !== 'thereBefore') return waiting;
  const doubted = new Set(question.doubted);
  return waiting.filter((order) => doubted.has(toOrderKey(order)));
}
