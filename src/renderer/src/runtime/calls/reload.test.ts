// @vitest-environment happy-dom
import { ok } from '@shared/contract/result';
import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createFakeBridge, type FakeBridge } from '../../../../../tests/support/page/fake-bridge';
import { request } from './bridge';
import { createQueryClient } from './query-client';
import { readKey } from './reads';
import { reloadScreen } from './reload';

let bridge: FakeBridge;
const client = createQueryClient();
const stops: (() => void)[] = [];

beforeEach(() => {
  bridge = createFakeBridge({ 'fullLists.read': () => ok(undefined), 'sales.read': () => ok(undefined) });
  vi.stubGlobal('diwan', bridge);
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  client.clear();
  vi.unstubAllGlobals();
});

/** Subscribes to a read like a screen that shows its data. */
function show(name: Parameters<typeof readKey>[0], input: unknown, data?: unknown): void {
  const queryKey = readKey(name, input as never);
  if (data !== undefined) client.setQueryData(queryKey, data);
  stops.push(new QueryObserver(client, { queryKey, queryFn: () => request(name as never, input as never) }).subscribe(() => undefined));
}

it('reads full lists and sums that are on screen from the server, each list once, and begins no other reading', () => {
  const scope = { list: 'guestOrders.list', startDate: '2026-11-19', endDate: '2026-11-19' } as const;
  const question = { ...scope, language: 'en', filters: {}, sort: null, page: 1 };
  show('fullLists.view', question, {});
  show('fullLists.count', { ...scope, filters: [] }, { all: 3, each: [] });
  show('fullLists.count', { list: 'orders.list', filters: [] }, null);
  show('sales.view', { period: { from: '2026-11-19', to: '2026-11-19' }, before: null, kinds: ['order'] }, {});
  client.setQueryData(readKey('fullLists.view', { ...question, list: 'products.list' } as never), {});
  reloadScreen(client);
  expect(bridge.requestsOf('fullLists.read')).toEqual([{ ...scope, isAnew: true }]);
  expect(bridge.requestsOf('sales.read')).toEqual([{ kinds: ['order'], isAnew: true }]);
});
