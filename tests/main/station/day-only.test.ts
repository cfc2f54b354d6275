import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { unreachable } from '../../support/station/scripted-shop';
import { codeOf, createStationRig, type StationRig, startMs, useStillTime } from '../../support/station/station-rig';

let rig: StationRig;
beforeEach(async () => {
  useStillTime();
  rig = await createStationRig();
});
afterEach(async () => {
  await rig.dispose();
  vi.useRealTimers();
});

const minute = 60_000;
const hour = 60 * minute;
const today = new Date(startMs).toISOString().slice(0, 10);
const placeToday = (changes = {}) => rig.server.place('order', { createdAt: today, ...changes });
const placeMany = (count: number) => Array.from({ length: count }, () => placeToday());
const ref = ({ kind, id }: ReturnType<typeof placeToday>) => ({ kind, id });

describe('an order whose list names only its day', () => {
  it('is not printed in the morning when the station was switched on in the evening, unless it came after that', async () => {
    placeMany(25);
    // The test's time is 11:00 in Kuwait.
    await rig.switchOn({ hours: { from: '20:00', to: '22:00' } });
    await rig.pass(2 * hour, minute);
    const order = placeToday();
    expect(rig.printed()).toEqual([]);
    await rig.pass(8 * hour, minute);
    expect(rig.printed()).toEqual([codeOf(order)]);
  });

  it('is asked about when the server was away as the station was switched on, over a restart too, and never printed by itself', async () => {
    const [first, second] = placeMany(2);
    rig.server.onPage = unreachable;
    await rig.switchOn();
    await rig.pass(5 * minute, 2000);
    const sure = rig.server.place('guestOrder');
    rig.server.onPage = () => undefined;
    await rig.pass(6 * minute, 2000);
    rig = await rig.restart();
    await rig.pass(minute);
    expect(rig.printed()).toEqual([]);
    const { state, reason } = await rig.view();
    expect({ state, reason }).toEqual({ state: 'asks', reason: { kind: 'thereBefore', orders: 2 } });
    const asked = await rig.app.value('station.asked');
    expect(asked.map(({ order, isChosen }) => [order, isChosen])).toEqual([
      [ref(first!), false],
      [ref(second!), false],
    ]);
    await rig.app.value('station.answer', { kind: 'chosen', orders: [ref(second!)] });
    const later = placeToday();
    await rig.pass(minute);
    expect(rig.printed()).toEqual([second!, later, sure].map(codeOf));
    rig = await rig.restart();
    await rig.pass(minute);
    expect(rig.printed()).toHaveLength(3);
    expect((await rig.view()).state).toBe('running');
  });

  it('is left when a person wants only what is sure to be new', async () => {
    placeToday();
    rig.server.onPage = unreachable;
    await rig.switchOn();
    await rig.pass(5 * minute, 2000);
    rig.server.onPage = () => undefined;
    const sure = rig.server.place('guestOrder');
    await rig.pass(6 * minute, 2000);
    await rig.app.value('station.answer', { kind: 'fromNow' });
    await rig.pass(minute);
    expect(rig.printed()).toEqual([codeOf(sure)]);
  });

  it('is asked about no more once it was called off', async () => {
    const order = placeToday();
    rig.server.onPage = unreachable;
    await rig.switchOn();
    await rig.pass(5 * minute, 2000);
    rig.server.onPage = () => undefined;
    await rig.pass(6 * minute, 2000);
    order.status = 'canceled';
    await rig.pass(minute);
    expect((await rig.view()).state).toBe('running');
  });

  it('is asked about when a person names a moment of that day', async () => {
    const order = placeToday();
    await rig.switchOn({ since: new Date(startMs - hour).toISOString() });
    await rig.pass(minute);
    expect((await rig.view()).reason).toMatchObject({ kind: 'thereBefore', orders: 1 });
    await rig.app.value('station.answer', { kind: 'all' });
    await rig.pass(minute);
    expect(rig.printed()).toEqual([codeOf(order)]);
  });

  it('or not even that is printed no second time weeks later', async () => {
    await rig.switchOn();
    await rig.pass(minute);
    const order = placeToday({ createdAt: 'soon' });
    const other = placeToday();
    await rig.pass(minute);
    rig.server.behindMs = -40 * 24 * hour;
    await rig.pass(5 * minute);
    expect(rig.printed()).toEqual([order, other].map(codeOf));
  });

  it('and was passed over is not printed because the choice was widened', async () => {
    await rig.switchOn({ paymentTypes: ['cash'] });
    placeToday({ payment: 'knet' });
    for (let made = 0; made < 25; made++) placeToday({ payment: 'visa' });
    placeToday({ payment: 'knet' });
    await rig.pass(5 * minute);
    await rig.save({ paymentTypes: ['knet', 'cash'] });
    await rig.pass(minute);
    const order = placeToday({ payment: 'knet' });
    await rig.pass(62 * minute, 5000);
    expect(rig.printed()).toEqual([codeOf(order)]);
  });
});

describe('the sample shop, when its orders name no time', () => {
  const label = (id: number): string => `PACK-${id}`;
  const placeBoth = (): string[] => {
    const { orders, guestOrders } = rig.server.shop.store.tables;
    const placed = { createdAt: new Date(rig.server.now()).toISOString(), status: 'ordered' } as const;
    const order = orders.insert({ ...orders.all().at(-1)!, ...placed, day: today });
    const guestOrder = guestOrders.insert({ ...guestOrders.all().at(-1)!, ...placed });
    return [order, guestOrder].map(({ id }) => label(id));
  };
  beforeEach(() => {
    rig.server.isShopItself = true;
    rig.server.shop.control.isOrderTimeLeftOut = true;
  });

  it('has nothing of before printed, over a restart too, and everything that comes after it once', async () => {
    placeBoth();
    await rig.switchOn();
    await rig.pass(3 * minute);
    expect(rig.printed()).toEqual([]);
    const first = placeBoth();
    await rig.pass(minute);
    rig = await rig.restart();
    const then = placeBoth();
    await rig.pass(minute);
    expect(rig.printed().toSorted()).toEqual([...first, ...then].toSorted());
    expect((await rig.view()).state).toBe('running');
  });

  it('has a person asked about what was listed too late to tell', async () => {
    rig.server.onPage = unreachable;
    await rig.switchOn();
    placeBoth();
    await rig.pass(5 * minute, 2000);
    rig.server.onPage = () => undefined;
    await rig.pass(6 * minute, 2000);
    expect(rig.printed()).toEqual([]);
    expect((await rig.view()).reason).toMatchObject({ kind: 'thereBefore' });
    await rig.app.value('station.answer', { kind: 'fromNow' });
    const after = placeBoth();
    await rig.pass(minute);
    expect(rig.printed().toSorted()).toEqual(after.toSorted());
  });
});
