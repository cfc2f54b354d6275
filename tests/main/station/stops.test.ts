import { seedAdmins } from '@sample-shop/seed/admins';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { unreachable } from '../../support/station/scripted-shop';
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

const minute = 60_000;
const hour = 60 * minute;
const chimes = (kind: string): unknown[] => rig.app.events('station.chimed').filter((chime) => chime.kind === kind);
const adminOf = (who: keyof typeof seedAdmins) =>
  rig.server.shop.store.tables.admins.all().find(({ email }) => email === seedAdmins[who].email)!;

describe('a station that a person has paused', () => {
  it('goes on hearing of new orders, prints none of them, also after a restart, and all of them once it goes on', async () => {
    await rig.switchOn();
    await rig.app.value('station.pause');
    const orders = [rig.server.place('order'), rig.server.place('guestOrder')];
    await rig.pass(minute);
    expect(await rig.view()).toMatchObject({
      state: 'paused',
      reason: { kind: 'pausedByPerson', by: expect.stringMatching(/./) },
      stateSince: '2026-11-20T08:00:00.000Z',
      waiting: { orders: 2, sheets: 2 },
      log: [{ sheets: [{ phase: 'waiting' }] }, { sheets: [{ phase: 'waiting' }] }],
    });
    rig = await rig.restart();
    await rig.pass(minute);
    expect(await rig.view()).toMatchObject({ state: 'paused', stateSince: '2026-11-20T08:00:00.000Z', waiting: { orders: 2 } });
    expect(rig.printed()).toEqual([]);
    await rig.app.value('station.resume');
    await rig.pass(minute);
    expect(rig.printed()).toEqual(orders.map(codeOf));
  });

  it('prints nothing of an answer that comes after the pause', async () => {
    await rig.switchOn();
    await rig.pass(minute);
    const answer = Promise.withResolvers<undefined>();
    rig.server.place('guestOrder');
    rig.server.onPage = () => answer.promise;
    await rig.pass(21_000);
    await rig.app.value('station.pause');
    rig.server.onPage = () => undefined;
    answer.resolve(undefined);
    await rig.pass(2 * minute);
    expect(rig.printed()).toEqual([]);
    expect((await rig.view()).waiting?.orders).toBe(1);
  });
});

describe('hours', () => {
  it('keep the orders of the night for the morning, oldest first, and ask the server nothing meanwhile', async () => {
    // The test's time is 11:00 in Kuwait.
    await rig.switchOn({ hours: { from: '08:00', to: '12:00' } });
    await rig.pass(hour, 2000);
    rig.server.requests.length = 0;
    const night = [rig.server.place('guestOrder'), rig.server.place('order')];
    await rig.pass(19 * hour, minute);
    expect(rig.server.requests).toEqual([]);
    expect(await rig.view()).toMatchObject({
      state: 'waiting',
      reason: { kind: 'outsideHours', until: '2026-11-21T05:00:00.000Z' },
      waiting: null,
    });
    night.push(rig.server.place('guestOrder'));
    await rig.pass(hour + minute, 2000);
    expect(rig.printed()).toEqual(night.map(codeOf));
    expect((await rig.view()).hours).toEqual([{ hour: 8, orders: 3, ofNight: 3 }]);
  });
});

describe('the session of a station', () => {
  it('when it ends, stops it with a sound every minute until that is muted, and says whose it was', async () => {
    await rig.switchOn();
    await rig.pass(minute);
    rig.server.shop.control.expireTokens();
    rig.server.place('guestOrder');
    await rig.pass(minute);
    const { f_name, l_name } = adminOf('order');
    const admin = `${f_name} ${l_name}`;
    expect(await rig.view()).toMatchObject({
      state: 'stopped',
      reason: { kind: 'sessionEnded', admin },
      admin: null,
      waiting: null,
      isRinging: true,
      nextCheckAt: null,
    });
    expect(rig.printed()).toEqual([]);
    const rung = chimes('stopped').length;
    await rig.pass(3 * minute);
    expect(chimes('stopped')).toHaveLength(rung + 3);
    await rig.app.value('station.mute');
    await rig.pass(3 * minute);
    expect(chimes('stopped')).toHaveLength(rung + 3);
    expect((await rig.view()).isRinging).toBe(false);
    await rig.app.signIn('order');
    await rig.pass(minute);
    expect(rig.printed()).toHaveLength(1);
    const { log } = await rig.view();
    expect(log.some((entry) => entry.kind === 'sessionEnded' && entry.admin === admin)).toBe(true);
  });

  it('that ends in the middle of the pages prints what it should once it is back, and nothing twice', async () => {
    await rig.switchOn({ askAbove: 1000 });
    await rig.pass(minute);
    const orders = Array.from({ length: 50 }, () => rig.server.place('guestOrder'));
    rig.server.onPage = ({ offset }) => {
      if (offset === 20) rig.server.shop.control.expireTokens();
      return undefined;
    };
    await rig.pass(minute);
    rig.server.onPage = () => undefined;
    await rig.app.signIn('order');
    await rig.until('all are printed', () => rig.printed().length >= 50);
    await rig.pass(minute);
    expect(rig.printed()).toEqual(orders.map(codeOf));
  });

  it('of another admin prints nothing before a word, and keeps that word', async () => {
    await rig.switchOn();
    await rig.pass(minute);
    await rig.app.value('session.signOut');
    const order = rig.server.place('guestOrder');
    await rig.app.signIn('all');
    await rig.pass(minute);
    const { f_name, l_name } = adminOf('order');
    expect(await rig.view()).toMatchObject({ state: 'asks', reason: { kind: 'otherAdmin', before: `${f_name} ${l_name}`, orders: 1 } });
    expect(rig.printed()).toEqual([]);
    rig = await rig.restart();
    await rig.pass(minute);
    expect(rig.printed()).toEqual([]);
    await rig.app.value('station.answer', { kind: 'all' });
    await rig.pass(minute);
    expect(rig.printed()).toEqual([codeOf(order)]);
    rig = await rig.restart();
    await rig.pass(minute);
    expect((await rig.view()).state).toBe('running');
  });

  it('whose right another admin has taken away stops and says so', async () => {
    await rig.switchOn();
    await rig.pass(minute);
    const admin = adminOf('order');
    rig.server.shop.store.tables.admins.update(admin.id, { roles: [] });
    await rig.pass(16 * minute, 2000);
    rig.server.place('guestOrder');
    await rig.pass(minute);
    expect(await rig.view()).toMatchObject({ state: 'stopped', reason: { kind: 'rightTaken', admin: `${admin.f_name} ${admin.l_name}` } });
    expect(rig.printed()).toEqual([]);
  });

  it('without the right to print may read the state without names, and change nothing', async () => {
    await rig.switchOn();
    rig.server.place('guestOrder');
    await rig.pass(minute);
    await rig.app.value('session.signOut');
    await rig.app.signIn('some');
    expect(await rig.view()).toMatchObject({ state: 'stopped', log: [], lastFinished: null });
    for (const name of ['station.pause', 'station.resume', 'station.checkNow', 'station.asked', 'station.markSeen'] as const)
      expect(await rig.app.call(name)).toMatchObject({ ok: false, error: { code: 'forbidden' } });
    const { settings } = await rig.view();
    expect(await rig.app.call('station.saveSettings', { ...settings, isOn: false })).toMatchObject({ error: { code: 'forbidden' } });
    expect(await rig.app.call('station.answer', { kind: 'all' })).toMatchObject({ error: { code: 'forbidden' } });
    expect(await rig.app.call('station.last', { count: 1 })).toMatchObject({ error: { code: 'forbidden' } });
    const wish = { orders: [{ kind: 'order', id: 1 }], documents: ['invoice'] } as const;
    expect(await rig.app.call('station.printLast', { orders: [...wish.orders], documents: [...wish.documents] })).toMatchObject({
      error: { code: 'forbidden' },
    });
  });
});

describe('a server that does not answer', () => {
  it('is asked less and less often, and what came meanwhile is printed oldest first', async () => {
    await rig.switchOn();
    await rig.pass(minute);
    rig.server.onPage = unreachable;
    await rig.pass(30_000);
    expect(await rig.view()).toMatchObject({
      state: 'waiting',
      reason: { kind: 'serverAway', lastAnswerAt: expect.any(String) },
      waiting: null,
    });
    const orders = [rig.server.place('order'), rig.server.place('guestOrder')];
    await rig.pass(hour, 2000);
    const asked = new Set(rig.server.requests.map(({ at }) => Math.floor(at / 2000))).size;
    expect(asked).toBeLessThan(30);
    rig.server.onPage = () => undefined;
    await rig.pass(5 * minute);
    expect(rig.printed()).toEqual(orders.map(codeOf));
    const { log, state } = await rig.view();
    expect(state).toBe('running');
    expect(log.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['serverAway', 'serverBack']));
  });

  it('is asked at once when a person wants that', async () => {
    await rig.switchOn();
    await rig.pass(minute);
    rig.server.onPage = unreachable;
    await rig.pass(10 * minute, 2000);
    rig.server.onPage = () => undefined;
    const order = rig.server.place('guestOrder');
    await rig.app.value('station.checkNow');
    await rig.pass(2000);
    expect(rig.printed()).toEqual([codeOf(order)]);
  });
});

describe('more orders than the ceiling', () => {
  const many = (count = 5) => Array.from({ length: count }, (_none, at) => rig.server.place(at % 2 ? 'order' : 'guestOrder'));

  it('ask first, over a restart too, and all of them come out at that word', async () => {
    await rig.switchOn({ askAbove: 3 });
    const orders = many();
    await rig.pass(minute);
    expect(await rig.view()).toMatchObject({ state: 'asks', reason: { kind: 'many', orders: 5, oldestAt: orders[0]?.createdAt } });
    rig = await rig.restart();
    await rig.pass(minute);
    expect(rig.printed()).toEqual([]);
    expect((await rig.app.value('station.asked')).map(({ order }) => codeOf(order))).toEqual(orders.map(codeOf));
    await rig.app.value('station.answer', { kind: 'all' });
    await rig.pass(minute);
    expect(rig.printed()).toEqual(orders.map(codeOf));
    expect((await rig.view()).state).toBe('running');
  });

  it('are left for good when only what comes from now on is wanted', async () => {
    await rig.switchOn({ askAbove: 3 });
    many();
    await rig.pass(minute);
    await rig.app.value('station.answer', { kind: 'fromNow' });
    const order = rig.server.place('guestOrder');
    await rig.pass(minute);
    rig = await rig.restart();
    await rig.pass(minute);
    expect(rig.printed()).toEqual([codeOf(order)]);
  });

  it('come out as chosen, and one that arrived while somebody chose is not lost', async () => {
    await rig.switchOn({ askAbove: 3 });
    const [first, , third] = many();
    await rig.pass(minute);
    await rig.app.value('station.asked');
    const arrived = rig.server.place('guestOrder');
    await rig.pass(minute);
    await rig.app.value('station.answer', { kind: 'chosen', orders: [third!, first!].map(({ kind, id }) => ({ kind, id })) });
    await rig.pass(minute);
    expect(rig.printed()).toEqual([first, third, arrived].map((order) => codeOf(order!)));
  });

  it('ask no more once they were called off', async () => {
    await rig.switchOn({ askAbove: 3 });
    for (const order of many()) order.status = 'ordered';
    await rig.pass(minute);
    for (const order of rig.server.orders) order.status = 'canceled';
    await rig.pass(minute);
    expect((await rig.view()).state).toBe('running');
  });
});

describe('what keeps sheets from paper', () => {
  it('is said: a printer that is gone, and the orders come out once it is there', async () => {
    await rig.switchOn();
    rig.spooler.printers.delete('Office');
    const order = rig.server.place('guestOrder');
    await rig.pass(2 * minute);
    expect(await rig.view()).toMatchObject({
      state: 'attention',
      reason: { kind: 'printer', printer: 'Office', trouble: 'printerNotFound', documents: ['packingSlip'], waitingSheets: 1 },
    });
    rig.spooler.printers.set('Office', 'ok');
    await rig.pass(2 * minute);
    expect(rig.printed()).toEqual([codeOf(order)]);
    expect((await rig.view()).state).toBe('running');
  });

  it('is said: a document without a printer', async () => {
    await rig.save({ isOn: true, documents: ['invoice'] });
    rig.server.place('guestOrder');
    await rig.pass(minute);
    expect(await rig.view()).toMatchObject({
      state: 'attention',
      reason: { kind: 'noPrinter', documents: ['invoice'] },
      waiting: { orders: 1 },
    });
  });

  it('is said: IT does not want paper without a look', async () => {
    await rig.switchOn();
    await rig.pass(minute);
    await rig.app.changePolicy({ machineFile: { enforced: { silentPrinting: false } } });
    rig.server.place('guestOrder');
    await rig.pass(minute);
    expect(await rig.view()).toMatchObject({ state: 'stopped', reason: { kind: 'printingForbidden', where: expect.any(String) } });
    expect(rig.printed()).toEqual([]);
  });
});

describe('new orders', () => {
  it('sound once each and are counted until somebody looks', async () => {
    await rig.switchOn();
    rig.server.place('guestOrder');
    rig.server.place('order');
    await rig.pass(minute);
    expect(chimes('newOrders')).toEqual([{ kind: 'newOrders', count: 2 }]);
    expect((await rig.view()).unseen).toBe(2);
    await rig.app.value('station.markSeen');
    expect((await rig.view()).unseen).toBe(0);
  });
});

describe('station 5 of 3', () => {
  it('is not taken, and what was set stays', async () => {
    const { settings } = await rig.view();
    const sharing = { kind: 'number', number: 5, of: 3 } as const;
    expect(await rig.app.call('station.saveSettings', { ...settings, sharing })).toMatchObject({ ok: false, error: { code: 'badInput' } });
    expect((await rig.view()).settings).toEqual(settings);
  });
});

describe('the words for what became of sheets', () => {
  it('call sheets of a printer that tells nothing sent, at once, and count them', async () => {
    await rig.switchOn();
    const order = rig.server.place('guestOrder');
    rig.spooler.queue = 'cannotBeAsked';
    await rig.pass(30_000);
    expect(await rig.view()).toMatchObject({
      state: 'running',
      sent: { orders: 1, sheets: 1 },
      lastSent: { order: { id: order.id }, documents: ['packingSlip'] },
      lastFinished: null,
    });
  });

  it('are not those of a station at work while a sheet has failed', async () => {
    await rig.switchOn();
    const order = rig.server.place('guestOrder');
    await rig.until('the sheet is taken', () => rig.printed().length === 1);
    rig.spooler.jobStates.set(rig.spooler.sheets[0]!.token, 'failed');
    await rig.pass(minute);
    expect(await rig.view()).toMatchObject({ state: 'attention', reason: { kind: 'failed', sheets: 1, first: { id: order.id } } });
  });
});
