import { createSettings } from '@main/system/settings/settings';
import { failed, ok } from '@shared/contract/result';
import type { NewOrders } from '@shared/contract/shop/new-orders';
import type { InputOf } from '@shared/contract/tables/bridge';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { anOrder } from '../../../../tests/support/samples/order-rows';
import { createNewOrderPoller, type NewOrderPoller, type NewOrderPollerDeps } from './new-orders';

type Listener = (value: { rows: unknown[] }, input: unknown) => void;
type Query = NonNullable<InputOf<'orders.list'>>['query'];

let content: Record<string, unknown>;
let newest: number;
let asked: string[];
let told: NewOrders[];
let watch: NewOrderPoller;
let apiOfTest: { call: unknown; onAnswer: unknown };
let listeners: Map<string, Listener[]>;

/** Simulates a loaded list, for the page, the station, or the poller itself. */
function read(list: string, query: Query = { page: 1 }, from = newest): void {
  const rows = [from, from - 1, from - 2].map((id) => anOrder(id));
  for (const listener of listeners.get(list) ?? []) listener({ rows }, { query });
}

beforeEach(() => {
  vi.useFakeTimers();
  [content, newest, asked, told, listeners] = [{}, 50, [], [], new Map()];
  apiOfTest = {
    async call(list: string, { query }: { query: Query }) {
      asked.push(list);
      read(list, query);
      return ok(null);
    },
    onAnswer: (list: string, listener: Listener) => void listeners.set(list, [...(listeners.get(list) ?? []), listener]),
  };
  watch = createNewOrderPoller({
    api: apiOfTest as unknown as NewOrderPollerDeps['api'],
    settings: createSettings({
      file: {
        path: '',
        read: () => content,
        write: (next) => {
          content = next;
        },
      },
      onUnreadable: () => undefined,
      lastGood: () => undefined,
    }),
    log: { warn: vi.fn() } as unknown as NewOrderPollerDeps['log'],
    monotonic: () => Date.now(),
  });
  watch.onArrived((arrivals) => told.push(arrivals));
});
afterEach(() => {
  watch.stop();
  vi.useRealTimers();
});

const passSeconds = (seconds: number): Promise<unknown> => vi.advanceTimersByTimeAsync(seconds * 1000);
const ids = (): number[][] => told.map(({ orders }) => orders.map(({ id }) => id));

describe('new orders', () => {
  it('are told once each, those of the first look not', async () => {
    watch.handlers['newOrders.watch']({ kind: 'order' });
    await passSeconds(61);
    expect([asked, told]).toEqual([['orders.list'], []]);
    newest = 52;
    await passSeconds(60);
    await passSeconds(60);
    expect(ids()).toEqual([[52, 51]]);
    expect(told[0]?.kind).toBe('order');
  });

  it('are looked for no more often than somebody else does: in an hour with the station none of its own', async () => {
    watch.handlers['newOrders.watch']({ kind: 'guestOrder' });
    for (let second = 0; second < 3600; second += 20) {
      await passSeconds(20);
      read('guestOrders.list');
    }
    expect(asked).toEqual([]);
    for (let minute = 0; minute < 60; minute++) await passSeconds(60);
    expect(asked.length).toBeGreaterThanOrEqual(58);
    expect(asked.length).toBeLessThanOrEqual(60);
  });

  it('are looked for as often as one wants, at once when the window comes back, and never without a list', async () => {
    watch.handlers['newOrders.saveSettings']({ everySeconds: 10, sound: true, notification: false, badge: false });
    await passSeconds(100);
    watch.handlers['newOrders.check'](undefined);
    expect(asked).toEqual([]);
    watch.handlers['newOrders.watch']({ kind: 'order' });
    await passSeconds(101);
    expect(asked).toHaveLength(10);
    await passSeconds(4);
    watch.handlers['newOrders.check'](undefined);
    watch.handlers['newOrders.check'](undefined);
    expect(asked).toHaveLength(11);
    watch.handlers['newOrders.saveSettings']({ everySeconds: 0, sound: true, notification: false, badge: false });
    await passSeconds(1000);
    expect(asked).toHaveLength(11);
    expect(watch.handlers['newOrders.readSettings'](undefined)).toMatchObject({ everySeconds: 0, sound: true });
  });

  it('are looked for again when the person is back over the same list, and not while there is no session', async () => {
    watch.handlers['newOrders.watch']({ kind: 'order' });
    await passSeconds(61);
    expect(asked).toHaveLength(1);
    watch.pause(true);
    watch.handlers['newOrders.check'](undefined);
    await passSeconds(600);
    expect(asked).toHaveLength(1);
    newest = 52;
    watch.pause(false);
    await passSeconds(61);
    expect([asked.length, ids()]).toEqual([2, [[52, 51]]]);
  });

  it('are not those of a search, of a later page or of days gone by, and end with the session', async () => {
    read('orders.list');
    for (const query of [{ page: 2 }, { page: 1, search: '9' }, { page: 1, startDate: '2020-01-01', endDate: '2020-01-02' }]) {
      read('orders.list', query, 90);
    }
    expect(told).toEqual([]);
    read('orders.list', { page: 1, endDate: '2999-01-01' }, 51);
    expect(ids()).toEqual([[51]]);
    watch.clear();
    read('orders.list', { page: 1 }, 80);
    expect(ids()).toEqual([[51]]);
  });

  it('are told to the last one, however many came between two looks', async () => {
    const page = (number: number, newest: number) => Array.from({ length: 20 }, (_, at) => anOrder(newest - (number - 1) * 20 - at));
    let [newestOrder, refused] = [100, 0];
    const api = {
      async call(_list: string, { query }: { query: Query }) {
        if (query?.page === 3 && refused-- > 0) return failed('unreachable');
        const value = { rows: page(query?.page ?? 1, newestOrder) };
        for (const listener of listeners.get('orders.list') ?? []) listener(value, { query });
        return ok(value);
      },
    };
    Object.assign(apiOfTest, api);
    watch.handlers['newOrders.watch']({ kind: 'order' });
    await passSeconds(61);
    newestOrder = 145;
    refused = 1;
    await passSeconds(60);
    expect(told).toEqual([]);
    await passSeconds(60);
    expect(ids().map((all) => [all.length, all[0], all.at(-1)])).toEqual([[45, 145, 101]]);
  });
});
