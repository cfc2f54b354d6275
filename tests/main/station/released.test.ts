import { seedAdmins } from '@sample-shop/seed/admins';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ScriptedOrder } from '../../support/station/scripted-shop';
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
const place = (count: number, kind: ScriptedOrder['kind'] = 'guestOrder'): ScriptedOrder[] =>
  Array.from({ length: count }, () => rig.server.place(kind));
const leftOut = async () => (await rig.view()).log.filter(({ kind }) => kind === 'leftOut');

type Hold = () => Promise<() => Promise<unknown>>;
/** Reasons why orders aren't printed. Each sets one and returns the function that ends it. */
const holds: [string, Hold][] = [
  [
    'a pause',
    async () => {
      await rig.app.value('station.pause');
      return () => rig.app.value('station.resume');
    },
  ],
  [
    'a printer that was gone',
    async () => {
      rig.spooler.printers.delete('Office');
      return async () => rig.spooler.printers.set('Office', 'ok');
    },
  ],
  [
    'a question',
    async () => {
      await rig.save({ askAbove: 2 });
      return () => rig.app.value('station.answer', { kind: 'all' });
    },
  ],
];

describe('an order that waited', () => {
  it.each(holds)('for %s and was called off meanwhile is left out, and the log says so', async (_what, hold) => {
    await rig.switchOn({ askAbove: 1000 });
    await rig.pass(minute);
    const letGo = await hold();
    const [first, ...others] = place(26);
    await rig.pass(minute);
    first!.status = 'canceled';
    await rig.pass(minute);
    await letGo();
    await rig.until('the others are printed', () => rig.printed().length >= 25);
    await rig.pass(2 * minute);
    expect(rig.printed()).toEqual(others.map(codeOf));
    expect(await leftOut()).toMatchObject([
      { order: { id: first!.id }, customer: `Guest ${first!.id}`, why: 'status', status: 'canceled', at: expect.any(String) },
    ]);
  });

  it('comes out with the address of now', async () => {
    await rig.switchOn({ askAbove: 1000, intervalSeconds: 600 });
    await rig.pass(minute);
    await rig.app.value('station.pause');
    const [first] = place(26);
    await rig.pass(5 * hour, 10 * minute);
    first!.governorate = 'Jahra';
    await rig.app.value('station.resume');
    await rig.until('they are printed', () => rig.printed().length >= 26);
    expect(rig.printed()[0]).toBe(codeOf(first!));
    expect(rig.spooler.sheets[0]?.html).toContain('Jahra');
  });

  it('for days is still read again while it waits, so that the number waiting is true', async () => {
    await rig.switchOn({ askAbove: 1000, intervalSeconds: 600 });
    await rig.pass(minute);
    await rig.app.value('station.pause');
    const [first] = place(1);
    await rig.pass(50 * hour, 30 * minute);
    place(45);
    await rig.app.value('station.checkNow');
    await rig.pass(minute);
    expect((await rig.view()).waiting?.orders).toBe(46);
    first!.status = 'delivered';
    await rig.app.value('station.checkNow');
    await rig.pass(minute);
    expect((await rig.view()).waiting?.orders).toBe(45);
  });

  it('and is not listed any more is looked for by its number, and left out', async () => {
    await rig.switchOn({ askAbove: 1000 });
    await rig.pass(minute);
    await rig.app.value('station.pause');
    const [first, second] = place(2);
    await rig.pass(minute);
    rig.server.orders.splice(rig.server.orders.indexOf(first!), 1);
    await rig.app.value('station.resume');
    await rig.pass(2 * minute);
    expect(rig.printed()).toEqual([codeOf(second!)]);
    expect(await leftOut()).toMatchObject([{ order: { id: first!.id }, why: 'gone' }]);
    expect((await rig.view()).waiting?.orders).toBe(0);
  });

  it('and cannot be read any more keeps nothing else from paper, and comes out once it can', async () => {
    await rig.switchOn({ askAbove: 1000 });
    await rig.pass(minute);
    await rig.app.value('station.pause');
    const [first, second] = place(2);
    await rig.pass(minute);
    first!.damage = 'row';
    await rig.app.value('station.resume');
    await rig.pass(2 * minute);
    expect(rig.printed()).toEqual([codeOf(second!)]);
    expect((await rig.view()).log.filter(({ kind }) => kind === 'unreadable')).toMatchObject([{ ids: [first!.id] }]);
    first!.damage = null;
    await rig.pass(minute);
    expect(rig.printed()).toEqual([second!, first!].map(codeOf));
  });

  it('costs a bounded number of looks when many are not listed any more', async () => {
    await rig.switchOn({ askAbove: 1000 });
    await rig.pass(minute);
    await rig.app.value('station.pause');
    const gone = place(120);
    const rest = place(3, 'order');
    await rig.pass(minute);
    rig.server.orders.splice(0, rig.server.orders.length, ...rig.server.orders.filter((order) => !gone.includes(order)));
    rig.server.requests.length = 0;
    await rig.app.value('station.resume');
    await rig.pass(10_000);
    expect(rig.server.requests.filter(({ search }) => search !== '').length).toBeLessThanOrEqual(20);
    await rig.until('the others are printed', () => rig.printed().length >= rest.length);
    await rig.pass(2 * minute);
    expect(rig.printed()).toEqual(rest.map(codeOf));
  });

  it('whose kind of list gives no answer is not printed as it was before', async () => {
    await rig.switchOn();
    await rig.pass(minute);
    await rig.app.value('station.pause');
    const [guest] = place(1);
    const [registered] = place(1, 'order');
    await rig.pass(minute);
    guest!.status = 'canceled';
    rig.server.onPage = ({ kind }) => (kind === 'guestOrder' ? new Response('{}', { status: 500 }) : undefined);
    await rig.app.value('station.resume');
    await rig.pass(3 * minute);
    rig.server.onPage = () => undefined;
    await rig.pass(5 * minute);
    expect(rig.printed()).toEqual([codeOf(registered!)]);
  });
});

describe('the right to print', () => {
  const admin = () => rig.server.shop.store.tables.admins.all().find(({ email }) => email === seedAdmins.order.email);

  it('that another admin took away keeps the orders of that very turn from paper', async () => {
    await rig.switchOn();
    await rig.pass(minute);
    rig.server.shop.store.tables.admins.update(admin()!.id, { roles: [] });
    place(2);
    await rig.pass(minute);
    expect(await rig.view()).toMatchObject({ state: 'stopped', reason: { kind: 'rightTaken' } });
    expect(rig.printed()).toEqual([]);
  });
});

const refusal = (): Response => new Response('{"message":"forbidden"}', { status: 403 });

describe('a server that refuses the lists', () => {
  it('stops the station at once, with a word of its own, until a person tries again', async () => {
    await rig.switchOn();
    await rig.pass(minute);
    rig.server.onPage = refusal;
    await rig.pass(30_000);
    expect(await rig.view()).toMatchObject({
      state: 'stopped',
      reason: { kind: 'refused', admin: expect.stringMatching(/./) },
      isRinging: true,
    });
    expect((await rig.view()).log.some(({ kind }) => kind === 'serverAway')).toBe(false);
    rig.server.requests.length = 0;
    await rig.pass(hour, minute);
    expect(rig.server.requests).toEqual([]);
    rig.server.onPage = () => undefined;
    const [order] = place(1);
    await rig.app.value('station.checkNow');
    await rig.pass(minute);
    expect(await rig.view()).toMatchObject({ state: 'running', isRinging: false });
    expect(rig.printed()).toEqual([codeOf(order!)]);
  });

  it('because the right is gone says that the right is gone', async () => {
    await rig.switchOn();
    await rig.pass(minute);
    const admins = rig.server.shop.store.tables.admins;
    admins.update(admins.all().find(({ email }) => email === seedAdmins.order.email)!.id, { roles: [] });
    rig.server.onPage = refusal;
    await rig.pass(30_000);
    expect(await rig.view()).toMatchObject({ state: 'stopped', reason: { kind: 'rightTaken' } });
  });
});

describe('the lists', () => {
  it('are asked for a range with both its ends, whatever the clock says', async () => {
    await rig.switchOn();
    await rig.pass(minute);
    rig.server.behindMs = -6 * 365 * 24 * hour;
    vi.setSystemTime(Date.now() + rig.server.behindMs);
    const order = rig.server.place('guestOrder', { createdAt: new Date(startMs + 2 * minute).toISOString() });
    await rig.pass(minute);
    expect(rig.server.requests.length).toBeGreaterThan(2);
    expect(rig.printed()).toEqual([codeOf(order)]);
  });
});
