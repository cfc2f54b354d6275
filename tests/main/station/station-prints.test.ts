import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { codeOf, createStationRig, type StationRig, useStillTime } from '../../support/station/station-rig';

let rig: StationRig;
beforeEach(async () => {
  useStillTime();
  rig = await createStationRig();
});
afterEach(async () => {
  await rig.dispose();
  vi.useRealTimers();
});

describe('a station', () => {
  it('prints an order of each kind that comes after it was switched on, once, and none from before', async () => {
    rig.server.place('order');
    await rig.pass(60_000);
    await rig.switchOn();
    const orders = [rig.server.place('order'), rig.server.place('guestOrder')];
    await rig.pass(60_000);
    expect(rig.printed()).toEqual(orders.map(codeOf));
    await rig.pass(600_000);
    expect(rig.printed()).toHaveLength(2);
    expect(await rig.view()).toMatchObject({ state: 'running', today: { orders: 2, sheets: 2 } });
  });
});
