import type { StationSettings } from '@shared/contract/printing/station';
import { toOrderKey } from '@shared/domain/orders/order-key';
import type { OrderKind, OrderRef } from '@shared/domain/orders/order-ref';
import type { ListMark } from './lists/list-reader';
import { byAge, type ListedOrder } from './lists/listed-order';
import { matchesStation, type OrderChoice } from './station-filter';
import type { EarlierChoice } from './station-memory';

/** How far apart the clocks of the server's parts may be: so much earlier an order may seem to have been placed than it was. */
export const clockMarginMs = 30_000;
/** More are not remembered: what was forgotten is only looked at once more. */
const maxSeen = 50_000;

export interface PendingOrderFacts {
  settings: StationSettings;
  /** What was placed before is not new any more. */
  floor: number;
  earlier: readonly EarlierChoice[];
  isDecided(order: OrderRef): boolean;
}

interface Taken {
  /** New here, and not known to be. */
  fresh: ListedOrder[];
  /** They waited, nobody has decided about them, and they are not to be printed as they are now. */
  dropped: ListedOrder[];
}

/** New orders between the lists and the paper. */
export interface PendingOrders {
  /** Takes up rows of a list. */
  take(orders: readonly ListedOrder[], facts: PendingOrderFacts): Taken;
  /** Waiting for paper, oldest first. */
  waiting(): ListedOrder[];
  size(): number;
  /** When the oldest of this kind that waits was placed, at the earliest; `MAX_SAFE_INTEGER` when none waits. */
  oldest(kind: OrderKind): number;
  has(order: OrderRef): boolean;
  drop(orders: readonly OrderRef[]): void;
  /** Those that do not fit the settings any more go. */
  sift(facts: PendingOrderFacts): void;
  noteSeen(order: OrderRef): void;
  /** `mark` is that of an earlier run: what stood in the list then was seen then. */
  wasSeen(order: OrderRef, mark: ListMark | null): boolean;
  /** Everything is unknown again. */
  forget(): void;
}

/** Whether the order is to be printed here: placed since the station is on, of those that it prints now and that it printed then. */
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
