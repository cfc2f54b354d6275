import type { Api } from '@main/server/api/api-client';
import type { Logger } from '@main/system/log/logger';
import type { Handlers } from '@main/system/ports/handlers';
import type { Settings } from '@main/system/settings/settings';
import { monotonicNow } from '@main/system/time/elapsed';
import { type ArrivedOrder, type NewOrderSettings, type NewOrders, newOrderSettings } from '@shared/contract/shop/new-orders';
import { toKuwaitDay } from '@shared/domain/dates';
import { defaultNewOrderSettings } from '@shared/domain/orders/new-orders';
import type { OrderKind } from '@shared/domain/orders/order-ref';
import { pageSize } from '@shared/domain/server/paging';
import { createNanoEvents } from 'nanoevents';

type Names = 'newOrders.readSettings' | 'newOrders.saveSettings' | 'newOrders.watch' | 'newOrders.check' | 'newOrders.markSeen';

export interface NewOrderPollerDeps {
  api: Pick<Api, 'call' | 'onAnswer'>;
  settings: Settings;
  log: Logger;
  /** Milliseconds of a clock that can't be set. */
  monotonic?: () => number;
}

interface Head {
  /** The highest order number so far. */
  newest: number;
  readAt: number;
  /** Whether the pages after the first one are being loaded. */
  isGathering?: boolean;
}

const lists = { order: 'orders.list', guestOrder: 'guestOrders.list' } as const;
/** At most this many pages are loaded for the orders between two checks: a day's orders of a large shop. */
const mostPages = 50;
const isAllNew = (orders: readonly ArrivedOrder[], newest: number): boolean =>
  orders.length >= pageSize && orders.every(({ id }) => id > newest);
/** A check this soon after another one is skipped. */
const justNowMs = 3000;

/**
 * Loads the pages after the first one until a page has a known order. `newest` returns null once the result is no longer needed. Null then,
 * or if a page can't be loaded.
 */
async function readUntilKnown(
  api: Pick<Api, 'call'>,
  kind: OrderKind,
  first: readonly ArrivedOrder[],
  newest: () => number | null,
): Promise<ArrivedOrder[] | null> {
  const found = new Map(first.map((order) => [order.id, order]));
  let last = first;
  for (let page = 2; page <= mostPages; page += 1) {
    const known = newest();
    if (known === null) return null;
    if (!isAllNew(last, known)) break;
    const answer = await api.call(lists[kind] as 'orders.list', { query: { page } }, { isUnseen: true });
    if (!answer.ok || newest() === null) return null;
    last = answer.value.rows;
    for (const { id, createdAt } of last) found.set(id, { id, createdAt });
  }
  return [...found.values()];
}

/** Remembers the newest order of each list, and reports newer ones from any response. */
function createHeads({ api, log, monotonic = monotonicNow }: NewOrderPollerDeps, onArrived: (arrivals: NewOrders) => void) {
  const heads = new Map<OrderKind, Head>();
  const warn = (error: unknown): void => log.warn('arrivals.notRead', { error });

  function note(kind: OrderKind, orders: readonly ArrivedOrder[]): void {
    const readAt = monotonic();
    const head = heads.get(kind);
    if (!head) {
      // Orders of the first response aren't new.
      heads.set(kind, { newest: Math.max(0, ...orders.map(({ id }) => id)), readAt });
      return;
    }
    head.readAt = readAt;
    if (head.isGathering) return;
    if (isAllNew(orders, head.newest)) void noteAll(kind, head, orders).catch(warn);
    else tell(kind, head, orders);
  }

  function tell(kind: OrderKind, head: Head, orders: readonly ArrivedOrder[]): void {
    const fresh = orders.filter(({ id }) => id > head.newest).sort((a, b) => b.id - a.id);
    const [newest] = fresh;
    if (!newest) return;
    head.newest = newest.id;
    onArrived({ kind, orders: fresh });
  }

  /** Loads the next pages too if a page has only new orders. If that fails, the next check reports all of them. */
  async function noteAll(kind: OrderKind, head: Head, orders: readonly ArrivedOrder[]): Promise<void> {
    head.isGathering = true;
    const found = await readUntilKnown(api, kind, orders, () => (heads.get(kind) === head ? head.newest : null)).finally(() => {
      head.isGathering = false;
    });
    if (found) tell(kind, head, found);
  }

  for (const kind of ['order', 'guestOrder'] as const) {
    // Rows of both lists have an ID and a date, so the type of one fits both.
    api.onAnswer(lists[kind] as 'orders.list', ({ rows }, { query }) => {
      const { page = 1, search, endDate } = query ?? {};
      // The first page of another day's orders doesn't show today's.
      if (page === 1 && !search && (endDate === undefined || endDate >= toKuwaitDay(new Date())))
        note(
          kind,
          rows.map(({ id, createdAt }) => ({ id, createdAt })),
        );
    });
  }

  return {
    /** Loads the list's first page, unless that was done less than `sinceMs` ago. */
    look(kind: OrderKind, sinceMs: number): void {
      const head = heads.get(kind);
      if (head && monotonic() - head.readAt < sinceMs) return;
      void api.call(lists[kind] as 'orders.list', { query: { page: 1 } }, { isUnseen: true }).catch(warn);
    },
    clear: (): void => heads.clear(),
  };
}

/** Calls `onDue` once per plan, with the planned interval. */
function createPollTimer(onDue: (everyMs: number) => void) {
  let timer: NodeJS.Timeout | undefined;
  return {
    /** Replaces the current plan; 0 plans no check. */
    plan(everyMs: number): void {
      clearTimeout(timer);
      timer = everyMs > 0 ? setTimeout(onDue, everyMs, everyMs) : undefined;
      timer?.unref();
    },
    stop: (): void => clearTimeout(timer),
  };
}

export type NewOrderPoller = ReturnType<typeof createNewOrderPoller>;

/** Notices new orders of the list on screen, from responses to a page, to the print station, or to its own polls. */
export function createNewOrderPoller(deps: NewOrderPollerDeps) {
  const slot = deps.settings.slot('arrivals', newOrderSettings, { ...defaultNewOrderSettings });
  const events = createNanoEvents<{ arrived(arrivals: NewOrders): void; looked(): void }>();
  const heads = createHeads(deps, (arrivals) => events.emit('arrived', arrivals));
  let shown: OrderKind | null = null;
  let isPaused = false;

  const lookNow = (sinceMs: number): void => {
    if (shown && !isPaused) heads.look(shown, sinceMs);
  };
  const timer = createPollTimer((everyMs) => {
    // A response to another request counts too; timers are slightly early or late, hence 0.9.
    lookNow(everyMs * 0.9);
    plan();
  });

  function plan(): void {
    timer.plan(shown && !isPaused ? slot.read().everySeconds * 1000 : 0);
  }

  const handlers: Handlers<Names> = {
    'newOrders.readSettings': () => slot.read(),
    'newOrders.saveSettings'(changed) {
      slot.write(changed);
      plan();
    },
    'newOrders.watch'({ kind }) {
      shown = kind;
      events.emit('looked');
      plan();
    },
    'newOrders.markSeen': () => events.emit('looked'),
    'newOrders.check'() {
      events.emit('looked');
      lookNow(justNowMs);
    },
  };

  return {
    handlers,
    /** Called once for each order that arrives after the list's first response. */
    onArrived: (listener: (arrivals: NewOrders) => void): void => void events.on('arrived', listener),
    /** Called when the user has come back to the list or the window, or has seen the new orders. */
    onLooked: (listener: () => void): void => void events.on('looked', listener),
    settings: (): NewOrderSettings => slot.read(),
    /** Called when the session ends. */
    clear(): void {
      heads.clear();
      shown = null;
      plan();
    },
    /** Stops polling while there is no session. */
    pause(isPausedNow: boolean): void {
      isPaused = isPausedNow;
      plan();
    },
    stop: timer.stop,
  };
}
