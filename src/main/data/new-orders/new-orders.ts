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
  /** The highest number that was ever seen. */
  newest: number;
  readAt: number;
  /** The pages after the head are being read. */
  isGathering?: boolean;
}

const lists = { order: 'orders.list', guestOrder: 'guestOrders.list' } as const;
/** So many pages are read for the orders between two looks: a day's orders of a large shop. */
const mostPages = 50;
const isAllNew = (orders: readonly ArrivedOrder[], newest: number): boolean =>
  orders.length >= pageSize && orders.every(({ id }) => id > newest);
/** A look this soon after another one shows nothing new. */
const justNowMs = 3000;

/** The newest order of each list, and the orders that came after it, whichever request has read them. */
function createHeads({ api, log, monotonic = monotonicNow }: NewOrderPollerDeps, onArrived: (arrivals: NewOrders) => void) {
  const heads = new Map<OrderKind, Head>();
  const warn = (error: unknown): void => log.warn('arrivals.notRead', { error });

  function note(kind: OrderKind, orders: readonly ArrivedOrder[]): void {
    const readAt = monotonic();
    const head = heads.get(kind);
    if (!head) {
      // Orders that are there at the first look aren't new.
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

  /** After a page that has only new orders, the next pages are read too. If one can't be read, all are reported after the next look. */
  async function noteAll(kind: OrderKind, head: Head, orders: readonly ArrivedOrder[]): Promise<void> {
    head.isGathering = true;
    const found = new Map(orders.map((order) => [order.id, order]));
    try {
      let last = orders;
      for (let page = 2; page <= mostPages && isAllNew(last, head.newest); page += 1) {
        const answer = await api.call(lists[kind] as 'orders.list', { query: { page } }, { isUnseen: true });
        if (!answer.ok || heads.get(kind) !== head) return;
        last = answer.value.rows;
        for (const { id, createdAt } of last) found.set(id, { id, createdAt });
      }
    } finally {
      head.isGathering = false;
    }
    tell(kind, head, [...found.values()]);
  }

  for (const kind of ['order', 'guestOrder'] as const) {
    // A call and its response belong together; rows of both lists have a number and a date.
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
    /** Reads the list's first page, unless that was done less than `sinceMs` ago. */
    look(kind: OrderKind, sinceMs: number): void {
      const head = heads.get(kind);
      if (head && monotonic() - head.readAt < sinceMs) return;
      void api.call(lists[kind] as 'orders.list', { query: { page: 1 } }, { isUnseen: true }).catch(warn);
    },
    clear: (): void => heads.clear(),
  };
}

export type NewOrderPoller = ReturnType<typeof createNewOrderPoller>;

/** Notices new orders of the list on screen, whether a page, the print station, or, if they don't, this watch has read its first page. */
export function createNewOrderPoller(deps: NewOrderPollerDeps) {
  const slot = deps.settings.slot('arrivals', newOrderSettings, { ...defaultNewOrderSettings });
  const events = createNanoEvents<{ arrived(arrivals: NewOrders): void; looked(): void }>();
  const heads = createHeads(deps, (arrivals) => events.emit('arrived', arrivals));
  let shown: OrderKind | null = null;
  let timer: NodeJS.Timeout | undefined;
  let era = 0;
  let isPaused = false;

  const lookNow = (sinceMs: number): void => {
    if (shown && !isPaused) heads.look(shown, sinceMs);
  };

  function plan(): void {
    clearTimeout(timer);
    timer = undefined;
    const { everySeconds } = slot.read();
    if (!shown || everySeconds === 0 || isPaused) return;
    const started = era;
    timer = setTimeout(() => {
      if (era !== started) return;
      // Another request's look counts too; the timer itself is never quite on time.
      lookNow(everySeconds * 1000 * 0.9);
      plan();
    }, everySeconds * 1000);
    timer.unref();
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
    'newOrders.markSeen'() {
      events.emit('looked');
    },
    'newOrders.check'() {
      events.emit('looked');
      lookNow(justNowMs);
    },
  };

  return {
    handlers,
    /** Each order that comes after the first look at its list, once. */
    onArrived: (listener: (arrivals: NewOrders) => void): void => void events.on('arrived', listener),
    /** The user has come back to the list or the window, or has seen the new orders. */
    onLooked: (listener: () => void): void => void events.on('looked', listener),
    settings: (): NewOrderSettings => slot.read(),
    /** The user has left. */
    clear(): void {
      era += 1;
      heads.clear();
      shown = null;
      plan();
    },
    /** Nothing is read without a session; the list on screen stays the same for its user. */
    pause(isPausedNow: boolean): void {
      isPaused = isPausedNow;
      plan();
    },
    stop: (): void => clearTimeout(timer),
  };
}
