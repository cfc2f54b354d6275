import { type ArrivalSettings, type Arrivals, type ArrivedOrder, arrivalSettings } from '@shared/contract/shop/arrivals';
import { toKuwaitDay } from '@shared/domain/dates';
import { defaultArrivalSettings } from '@shared/domain/orders/arrivals';
import type { OrderKind } from '@shared/domain/orders/order-ref';
import { pageSize } from '@shared/domain/server/paging';
import { createNanoEvents } from 'nanoevents';
import type { Api } from '../api/api-client';
import type { Handlers } from '../host/handlers';
import type { Logger } from '../log/logger';
import type { Settings } from '../settings/settings';
import { monotonicNow } from '../time/elapsed';

type Names = 'arrivals.readSettings' | 'arrivals.saveSettings' | 'arrivals.watch' | 'arrivals.look' | 'arrivals.seen';

/** Notices new orders of the list that is on screen, whoever has read its head: a page, the print station or, when nobody has, itself. */
export interface ArrivalWatch {
  handlers: Handlers<Names>;
  /** Each order that comes after the first look at its list, once. */
  onArrived(listener: (arrivals: Arrivals) => void): void;
  /** Somebody has come back to the list or to the window, or has seen what came. */
  onLooked(listener: () => void): void;
  settings(): ArrivalSettings;
  /** The person has left. */
  clear(): void;
  /** Without a session nothing is looked at; the list that is on screen stays so for its person. */
  pause(isPaused: boolean): void;
  stop(): void;
}

export interface ArrivalWatchDeps {
  api: Pick<Api, 'call' | 'onAnswer'>;
  settings: Settings;
  log: Logger;
  /** Milliseconds of a clock that nobody sets. */
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
/** So many pages are read for what came between two looks; a day's orders of a large shop. */
const mostPages = 50;
const isAllNew = (orders: readonly ArrivedOrder[], newest: number): boolean =>
  orders.length >= pageSize && orders.every(({ id }) => id > newest);
/** A look this soon after another one tells nothing new. */
const justNowMs = 3000;

export function createArrivalWatch({ api, settings, log, monotonic = monotonicNow }: ArrivalWatchDeps): ArrivalWatch {
  const slot = settings.slot('arrivals', arrivalSettings, { ...defaultArrivalSettings });
  const heads = new Map<OrderKind, Head>();
  const events = createNanoEvents<{ arrived(arrivals: Arrivals): void; looked(): void }>();
  let shown: OrderKind | null = null;
  let timer: NodeJS.Timeout | undefined;
  let era = 0;
  let isPaused = false;
  const warn = (error: unknown): void => log.warn('arrivals.notRead', { error });

  function note(kind: OrderKind, orders: readonly ArrivedOrder[]): void {
    const readAt = monotonic();
    const head = heads.get(kind);
    if (!head) {
      // What is there at the first look is not new to anybody.
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
    events.emit('arrived', { kind, orders: fresh });
  }

  /** A page of nothing but new orders: the pages after it are read too. Where one cannot be read, all are told after the next look. */
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
    // A name and its answer belong together; both lists answer with rows that have a number and a date.
    api.onAnswer(lists[kind] as 'orders.list', ({ rows }, { query }) => {
      const { page = 1, search, endDate } = query ?? {};
      // The head of another day's orders says nothing of today's.
      if (page === 1 && !search && (endDate === undefined || endDate >= toKuwaitDay(new Date())))
        note(
          kind,
          rows.map(({ id, createdAt }) => ({ id, createdAt })),
        );
    });
  }

  async function look(kind: OrderKind, sinceMs: number): Promise<void> {
    const head = heads.get(kind);
    if (head && monotonic() - head.readAt < sinceMs) return;
    await api.call(lists[kind] as 'orders.list', { query: { page: 1 } }, { isUnseen: true });
  }

  const lookNow = (sinceMs: number): void => {
    if (shown && !isPaused) void look(shown, sinceMs).catch(warn);
  };

  function plan(): void {
    clearTimeout(timer);
    timer = undefined;
    const { everySeconds } = slot.read();
    if (!shown || everySeconds === 0 || isPaused) return;
    const started = era;
    timer = setTimeout(() => {
      if (era !== started) return;
      // Somebody else's look counts as one; the timer itself is never quite on time.
      lookNow(everySeconds * 1000 * 0.9);
      plan();
    }, everySeconds * 1000);
    timer.unref();
  }

  return {
    handlers: {
      'arrivals.readSettings': () => slot.read(),
      'arrivals.saveSettings'(changed) {
        slot.write(changed);
        plan();
      },
      'arrivals.watch'({ kind }) {
        shown = kind;
        events.emit('looked');
        plan();
      },
      'arrivals.seen'() {
        events.emit('looked');
      },
      'arrivals.look'() {
        events.emit('looked');
        lookNow(justNowMs);
      },
    },
    onArrived: (listener) => void events.on('arrived', listener),
    onLooked: (listener) => void events.on('looked', listener),
    settings: () => slot.read(),
    clear() {
      era += 1;
      heads.clear();
      shown = null;
      plan();
    },
    pause(isPausedNow) {
      isPaused = isPausedNow;
      plan();
    },
    stop: () => clearTimeout(timer),
  };
}
