import { type ArrivalSettings, type Arrivals, type ArrivedOrder, arrivalSettings } from '@shared/contract/shop/arrivals';
import { toKuwaitDay } from '@shared/domain/dates';
import { defaultArrivalSettings } from '@shared/domain/orders/arrivals';
import type { OrderKind } from '@shared/domain/orders/order-ref';
import type { Api } from '../api/api-client';
import type { Handlers } from '../host/handlers';
import type { Logger } from '../log/logger';
import type { Settings } from '../settings/settings';
import { monotonicNow } from '../time/elapsed';

type Names = 'arrivals.readSettings' | 'arrivals.saveSettings' | 'arrivals.watch' | 'arrivals.look';

/** Notices new orders of the list that is on screen, whoever has read its head: a page, the print station or, when nobody has, itself. */
export interface ArrivalWatch {
  handlers: Handlers<Names>;
  /** Each order that comes after the first look at its list, once. */
  onArrived(listener: (arrivals: Arrivals) => void): void;
  /** Somebody has come back to the list, or to the window. */
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
}

const lists = { order: 'orders.list', guestOrder: 'guestOrders.list' } as const;
/** A look this soon after another one tells nothing new. */
const justNowMs = 3000;

export function createArrivalWatch({ api, settings, log, monotonic = monotonicNow }: ArrivalWatchDeps): ArrivalWatch {
  const slot = settings.slot('arrivals', arrivalSettings, { ...defaultArrivalSettings });
  const heads = new Map<OrderKind, Head>();
  const listeners: ((arrivals: Arrivals) => void)[] = [];
  const lookListeners: (() => void)[] = [];
  let shown: OrderKind | null = null;
  let timer: NodeJS.Timeout | undefined;
  let era = 0;
  let isPaused = false;

  function note(kind: OrderKind, orders: readonly ArrivedOrder[]): void {
    const readAt = monotonic();
    const highest = Math.max(0, ...orders.map(({ id }) => id));
    const head = heads.get(kind);
    if (!head) {
      // What is there at the first look is not new to anybody.
      heads.set(kind, { newest: highest, readAt });
      return;
    }
    head.readAt = readAt;
    const fresh = orders.filter(({ id }) => id > head.newest).sort((a, b) => b.id - a.id);
    if (fresh.length === 0) return;
    head.newest = highest;
    for (const listener of listeners) listener({ kind, orders: fresh });
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
    if (shown && !isPaused) void look(shown, sinceMs).catch((error: unknown) => log.warn('arrivals.notRead', { error }));
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
        for (const listener of lookListeners) listener();
        plan();
      },
      'arrivals.look'() {
        for (const listener of lookListeners) listener();
        lookNow(justNowMs);
      },
    },
    onArrived: (listener) => void listeners.push(listener),
    onLooked: (listener) => void lookListeners.push(listener),
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
