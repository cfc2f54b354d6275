import { readdirSync } from 'node:fs';
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
const iso = (ms: number): string => new Date(ms).toISOString();
const printed = (): string[] => rig.printed();
/** Adds old orders, so that a list has many pages. */
function fill(count: number): void {
  for (let made = 0; made < count; made++)
    rig.server.place('guestOrder', { createdAt: iso(startMs - 60 * minute - (count - made) * 1000) });
}

it('is read without keeping on the disk what nobody was shown', async () => {
  const kept = (): string[] =>
    readdirSync(rig.app.machine.userData, { recursive: true })
      .map(String)
      .filter((name) => name.endsWith('.kept'));
  await rig.switchOn();
  rig.server.place('order');
  rig.server.place('guestOrder');
  await rig.until('the sheets', () => printed().length > 0);
  await rig.pass(3 * minute);
  expect(kept()).toEqual([]);
  await rig.app.value('guestOrders.list', { query: { page: 1 } });
  await rig.until('what was shown', () => kept().length === 1);
});

describe('an order of the list that cannot be read', () => {
  const told = async () => (await rig.view()).log.filter(({ kind }) => kind === 'unreadable');

  it('is said once, also over a restart, and keeps no other order from the paper', async () => {
    fill(60);
    await rig.switchOn();
    await rig.pass(3 * minute);
    rig.server.requests.length = 0;
    const damaged = rig.server.place('guestOrder', { damage: 'row' });
    const order = rig.server.place('guestOrder');
    const at = iso(Date.now());
    await rig.pass(60_000);
    const line = { kind: 'unreadable', at: expect.any(String), orderKind: 'guestOrder', ids: [damaged.id], unnamed: 0 };
    expect(await told()).toEqual([line]);
    expect((await told())[0]!.at >= at).toBe(true);
    expect((await rig.view()).unseen).toBe(2);
    await rig.pass(3 * minute);
    expect(rig.server.requests.every(({ offset }) => offset === 0)).toBe(true);
    expect((await rig.view()).unseen).toBe(2);
    const [first] = await told();
    rig = await rig.restart();
    await rig.pass(3 * minute);
    expect(await told()).toEqual([first]);
    expect((await rig.view()).unseen).toBe(0);
    expect(printed()).toEqual([codeOf(order)]);
  });

  it('is printed once it can be read, and is not spoken of any more', async () => {
    await rig.switchOn();
    await rig.pass(3 * minute);
    const order = rig.server.place('order', { damage: 'row' });
    await rig.pass(minute);
    expect(await told()).toHaveLength(1);
    order.damage = null;
    await rig.pass(minute);
    expect(await told()).toEqual([]);
    expect(printed()).toEqual([codeOf(order)]);
  });

  it('is said of those without a number too, as often as there are more of them', async () => {
    await rig.switchOn();
    await rig.pass(3 * minute);
    rig.server.place('order', { damage: 'number' });
    await rig.pass(2 * minute);
    rig.server.place('order', { damage: 'number' });
    await rig.pass(2 * minute);
    expect(await told()).toMatchObject([
      { ids: [], unnamed: 1 },
      { ids: [], unnamed: 1 },
    ]);
  });

  it('was nobody’s to print when it was there before, or falls to another station', async () => {
    rig.server.place('guestOrder', { damage: 'row' });
    rig.server.place('order', { damage: 'number' });
    await rig.switchOn({ sharing: { kind: 'number', number: 1, of: 2 } });
    await rig.pass(3 * minute);
    expect(await told()).toEqual([]);
    const ids = Array.from({ length: 4 }, () => rig.server.place('order', { damage: 'row' }).id);
    await rig.pass(minute);
    expect(await told()).toMatchObject([{ ids: ids.filter((id) => id % 2 === 0).toReversed() }]);
  });
});

describe('what a station takes for new', () => {
  it('is every order of 137 in one minute, oldest first, however many pages that is', async () => {
    await rig.switchOn({ askAbove: 1000 });
    const orders = Array.from({ length: 137 }, (_none, at) => {
      const createdAt = iso(rig.server.now() + at * 300);
      return rig.server.place(at % 3 === 0 ? 'order' : 'guestOrder', { createdAt });
    });
    await rig.until('all are printed', () => printed().length >= 137);
    await rig.pass(5 * minute, 2000);
    expect(printed()).toEqual(orders.map(codeOf));
  });

  it('is an order that shows up late, below orders that were printed before', async () => {
    fill(60);
    await rig.switchOn();
    await rig.pass(minute);
    const late = rig.server.place('guestOrder');
    rig.server.orders.pop();
    for (let made = 0; made < 45; made++) {
      rig.server.place('guestOrder');
      await rig.pass(5000);
    }
    await rig.until('those are printed', () => printed().length === 45);
    rig.server.orders.push(late);
    await rig.pass(minute);
    expect(printed().at(-1)).toBe(codeOf(late));
    expect(printed()).toHaveLength(46);
  });

  it('is an order that arrives while the pages are read, once, though it pushes another one onto the next page', async () => {
    fill(30);
    await rig.switchOn({ askAbove: 1000 });
    await rig.pass(minute);
    const before = Array.from({ length: 25 }, () => rig.server.place('guestOrder'));
    const during: ReturnType<typeof rig.server.place>[] = [];
    rig.server.onPage = ({ offset }) => {
      if (offset === 20 && during.length === 0) during.push(rig.server.place('guestOrder'));
      return undefined;
    };
    await rig.pass(2 * minute);
    expect(printed()).toEqual([...before, ...during].map(codeOf));
  });

  it('comes out oldest first, though one list was read before an order came that is older than what the other one shows', async () => {
    await rig.switchOn();
    await rig.pass(minute);
    const came: ReturnType<typeof rig.server.place>[] = [];
    rig.server.onPage = async ({ kind }) => {
      if (kind === 'order' || came.length > 0) return undefined;
      // The response with the registered orders has already been sent.
      for (const next of ['order', 'guestOrder', 'order', 'guestOrder'] as const) {
        await new Promise((resolve) => setImmediate(resolve));
        await vi.advanceTimersByTimeAsync(300);
        came.push(rig.server.place(next));
      }
      return undefined;
    };
    await rig.pass(minute);
    expect(printed()).toEqual(came.map(codeOf));
  });

  it('is an order that moved up past the reader when another one went away', async () => {
    fill(30);
    await rig.switchOn({ askAbove: 1000 });
    await rig.pass(minute);
    const orders = Array.from({ length: 45 }, () => rig.server.place('guestOrder'));
    let isGone = false;
    rig.server.onPage = ({ offset }) => {
      if (offset !== 20 || isGone) return undefined;
      isGone = true;
      rig.server.orders.splice(rig.server.orders.indexOf(orders[44]!), 1);
      return undefined;
    };
    await rig.until('they are printed', () => printed().length >= 44);
    expect(printed()).toEqual(expect.arrayContaining(orders.slice(0, 44).map(codeOf)));
  });

  it.each([
    ['ahead', 10],
    ['behind', -10],
  ])('goes by the clock of the server when that of this computer is ten minutes %s', async (_where, minutes) => {
    rig.server.behindMs = minutes * minute;
    await rig.app.value('orders.list', { query: { page: 1 } });
    rig.server.place('guestOrder', { createdAt: iso(Date.now() - rig.server.behindMs - 5 * minute) });
    await rig.switchOn();
    const order = rig.server.place('guestOrder');
    await rig.pass(minute);
    expect(printed()).toEqual([codeOf(order)]);
  });

  it('does not wait for a start that lies ahead because the clock was wrong', async () => {
    await rig.switchOn();
    await rig.stop();
    const file = rig.app.machine.openSettingsFile('settings');
    const content = file.read() as { station: object };
    file.write({ ...content, station: { ...content.station, since: iso(Date.now() + 24 * 60 * minute) } });
    rig = await rig.restart();
    await rig.pass(minute);
    const order = rig.server.place('guestOrder');
    await rig.pass(minute);
    expect(printed()).toEqual([codeOf(order)]);
  });

  it('begins at the moment that a person names, also one that is moved while the station runs', async () => {
    fill(45);
    const [oldest] = rig.server.orders;
    await rig.switchOn({ askAbove: 1000, since: iso(startMs - 30 * minute) });
    await rig.pass(minute);
    expect(printed()).toEqual([]);
    await rig.save({ since: iso(startMs - 120 * minute) });
    await rig.until('all of that day are printed', () => printed().length === 45);
    expect(printed()[0]).toBe(oldest && codeOf(oldest));
    await rig.save({ since: null });
    await rig.save({ isOn: false });
    rig.server.place('guestOrder');
    await rig.pass(minute);
    await rig.switchOn();
    await rig.pass(minute);
    expect(printed()).toHaveLength(45);
  });

  it.each([
    ['ahead', 60 * minute, 0],
    ['further back than decisions are kept', -100 * 24 * 60 * minute, -30 * 24 * 60 * minute],
  ])('begins no moment %s', async (_where, wished, kept) => {
    await rig.switchOn({ since: iso(Date.now() + wished) });
    expect(Date.parse((await rig.view()).settings.since ?? '') - Date.now()).toBeCloseTo(kept, -4);
  });

  it('is an order whose list names only its day, but none that was listed when it was switched on', async () => {
    const day = iso(startMs).slice(0, 10);
    rig.server.place('order', { createdAt: day });
    await rig.switchOn();
    await rig.pass(3 * minute);
    const order = rig.server.place('order', { createdAt: day });
    await rig.pass(minute);
    expect(printed()).toEqual([codeOf(order)]);
  });

  it('is of the kinds, payments, places and statuses that were chosen', async () => {
    const hawalli = { name_en: 'Hawalli', name_ar: 'حولي' };
    await rig.switchOn({ kinds: ['guestOrder'], paymentTypes: ['cash'], governorates: [hawalli], statuses: ['ordered'] });
    rig.server.place('order', { payment: 'cash' });
    rig.server.place('guestOrder', { payment: 'knet' });
    rig.server.place('guestOrder', { payment: 'wallet' });
    rig.server.place('guestOrder', { payment: 'cash', governorate: 'Jahra' });
    rig.server.place('guestOrder', { payment: 'cash', status: 'canceled' });
    const order = rig.server.place('guestOrder', { payment: 'Cash ', governorate: 'حولي' });
    await rig.pass(minute);
    expect(printed()).toEqual([codeOf(order)]);
  });

  it('prints payments without a label where every payment is chosen', async () => {
    await rig.switchOn();
    const order = rig.server.place('guestOrder', { payment: 'wallet' });
    await rig.pass(minute);
    expect(printed()).toEqual([codeOf(order)]);
  });

  it('falls to one of three stations, and the screen names orders of both sides', async () => {
    await rig.switchOn({ sharing: { kind: 'number', number: 2, of: 3 } });
    const orders = Array.from({ length: 9 }, () => rig.server.place('order'));
    await rig.pass(minute);
    const here = orders.filter(({ id }) => id % 3 === 1);
    expect(printed()).toEqual(here.map(codeOf));
    const { examples } = await rig.view();
    expect(examples.here.every(({ id }) => id % 3 === 1)).toBe(true);
    expect(examples.elsewhere.some(({ id }) => id % 3 === 1)).toBe(false);
    expect(examples.elsewhere.length).toBeGreaterThan(0);
  });

  it('is not what was passed over before the choice was widened', async () => {
    await rig.switchOn({ paymentTypes: ['cash'] });
    rig.server.place('guestOrder', { payment: 'knet' });
    await rig.pass(minute);
    await rig.save({ paymentTypes: ['knet', 'visa', 'cash'] });
    const order = rig.server.place('guestOrder', { payment: 'knet' });
    await rig.pass(minute);
    expect(printed()).toEqual([codeOf(order)]);
  });

  it('is an order that gets a status that is printed later on', async () => {
    await rig.switchOn({ statuses: ['process'] });
    const order = rig.server.place('guestOrder');
    for (let made = 0; made < 30; made++) rig.server.place('guestOrder');
    await rig.pass(5 * minute, 2000);
    expect(printed()).toEqual([]);
    order.status = 'process';
    await rig.pass(61 * minute, 5000);
    expect(printed()).toEqual([codeOf(order)]);
  });

  it('asks the server no more often than the interval says, a page of each list at a time', async () => {
    fill(200);
    await rig.switchOn({ intervalSeconds: 20 });
    await rig.pass(1000);
    rig.server.requests.length = 0;
    await rig.pass(30 * minute, 5000);
    // The test's steps of 5 s can delay the start of an interval.
    expect(rig.server.requests.length).toBeLessThanOrEqual(2 * 90);
    expect(rig.server.requests.length).toBeGreaterThan(2 * 60);
    expect(rig.server.requests.every(({ offset }) => offset === 0)).toBe(true);
  });

  it.each([
    ['answers', (): undefined => undefined],
    ['cannot be reached', unreachable],
  ] as const)('is told to pages once each time that it asks a server that %s, while nothing comes', async (_how, onPage) => {
    await rig.switchOn({ intervalSeconds: 20 });
    rig.server.onPage = onPage;
    await rig.pass(5 * minute, 1000);
    // A failed request is sent again within the same turn.
    const turns = (): number => rig.server.requests.filter(({ at }, index, all) => at - (all[index - 1]?.at ?? 0) > 5000).length;
    const told = rig.app.events('station.changed').length;
    const before = turns();
    await rig.pass(30 * minute, 1000);
    expect(turns() - before).toBeGreaterThan(5);
    expect(rig.app.events('station.changed').length - told).toBeLessThanOrEqual(turns() - before);
  });
});
