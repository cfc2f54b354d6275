import type { OrderKind } from '@shared/domain/orders/order-ref';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createStationRig, type StationRig, useStillTime } from '../../support/station/station-rig';

let rig: StationRig;
beforeEach(async () => {
  useStillTime();
  rig = await createStationRig();
});
afterEach(async () => {
  await rig.dispose();
  vi.useRealTimers();
});

const hour = 60 * 60_000;
/** Counts the reads of the list's first page within an hour of the test's clock, with a new order every ten minutes. */
async function countHeads(kind: OrderKind): Promise<number> {
  rig.server.requests.length = 0;
  for (let order = 0; order < 6; order += 1) {
    rig.server.place(kind);
    await rig.pass(hour / 6, 10_000);
  }
  return rig.server.requests.filter((request) => request.kind === kind && request.offset === 0 && request.search === '').length;
}
const arrived = (): number[] =>
  rig.app.events('newOrders.arrived').flatMap((arrivals) => (arrivals as { orders: { id: number }[] }).orders.map(({ id }) => id));

it('a list watched for an hour is read once a minute; beside a running station it is read no more often than the station reads it', async () => {
  await rig.app.value('newOrders.watch', { kind: 'guestOrder' });
  const alone = await countHeads('guestOrder');
  expect(alone).toBeGreaterThanOrEqual(58);
  expect(alone).toBeLessThanOrEqual(61);
  expect(rig.server.requests.filter(({ kind }) => kind === 'order')).toEqual([]);

  await rig.app.value('newOrders.watch', { kind: null });
  await rig.switchOn();
  const station = await countHeads('guestOrder');
  expect(station).toBeGreaterThan(0);
  const before = arrived().length;
  await rig.app.value('newOrders.watch', { kind: 'guestOrder' });
  expect(await countHeads('guestOrder')).toBeLessThanOrEqual(station + 1);
  // Orders that the station has read are also reported to the list, each once.
  const told = arrived().slice(before);
  expect([told.length, new Set(told).size]).toEqual([6, 6]);
});

it('orders that came are counted on the icon until they were seen, or until their person has left', async () => {
  const came = async (): Promise<number> => {
    rig.server.place('guestOrder');
    await rig.pass(2 * 60_000, 10_000);
    return rig.app.observed.badge;
  };
  await rig.app.value('newOrders.saveSettings', { everySeconds: 60, sound: false, notification: false, badge: true });
  await rig.app.value('newOrders.watch', { kind: 'guestOrder' });
  await rig.pass(2 * 60_000, 10_000);
  expect(await came()).toBe(1);
  await rig.app.value('newOrders.markSeen');
  expect(rig.app.observed.badge).toBe(0);
  expect(await came()).toBe(1);
  await rig.app.value('session.signOut');
  expect(rig.app.observed.badge).toBe(0);
});
