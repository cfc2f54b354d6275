import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Journal } from '@main/printing/journal/journal';
import { openJournal } from '@main/printing/journal/open-journal';
import { seedAdmins } from '@sample-shop/seed/admins';
import type { StationView } from '@shared/contract/printing/station';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFakeMachine } from '../../support/main/fake-machine';
import { createScriptedShop, unreachable } from '../../support/station/scripted-shop';
import {
  codeOf,
  createStationRig,
  moveClock,
  type RigOptions,
  type StationRig,
  startMs,
  useStillTime,
} from '../../support/station/station-rig';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const iso = (ms: number): string => new Date(ms).toISOString();

let rig: StationRig;
beforeEach(useStillTime);
afterEach(async () => {
  await rig.dispose();
  vi.useRealTimers();
});

function away(): void {
  rig.server.onPage = unreachable;
}
function back(): void {
  rig.server.onPage = () => undefined;
}
const placeBefore = (ageMs: number) => rig.server.place('guestOrder', { createdAt: iso(rig.server.now() - ageMs) });

/** Starts the program with this computer's clock ahead of the server's by this time. */
async function startAt(aheadMs: number): Promise<void> {
  const server = createScriptedShop();
  moveClock(aheadMs);
  rig = await createStationRig({ server });
}

describe('a wrong clock of this computer', () => {
  it('that starts years ago without the server, and is put right, prints nothing of before', async () => {
    rig = await createStationRig();
    for (let nth = 1; nth <= 40; nth++) placeBefore(nth * 6 * hour);
    await rig.switchOn();
    await rig.pass(minute);
    await rig.stop();
    moveClock(-6 * 365 * day);
    away();
    rig = await rig.restart();
    await rig.pass(2 * minute);
    moveClock(6 * 365 * day);
    back();
    await rig.pass(10 * minute, 2000);
    expect(rig.printed()).toEqual([]);
    const order = rig.server.place('guestOrder');
    await rig.pass(minute);
    expect(rig.printed()).toEqual([codeOf(order)]);
  });

  it('that was hours ahead when the station was switched on, and is put right, prints nothing of before', async () => {
    await startAt(3 * hour);
    placeBefore(hour);
    await rig.switchOn();
    await rig.pass(minute);
    moveClock(-3 * hour);
    await rig.pass(5 * minute, 2000);
    expect(rig.printed()).toEqual([]);
  });

  it('that is put right while the station is closed does not keep it closed', async () => {
    await startAt(3 * hour);
    // The test's time is 11:00 in Kuwait.
    await rig.switchOn({ hours: { from: '12:00', to: '22:00' } });
    await rig.pass(55 * minute, 5000);
    moveClock(-3 * hour);
    const order = rig.server.place('guestOrder');
    await rig.pass(12 * minute, 5000);
    expect(rig.printed()).toEqual([codeOf(order)]);
  });

  it('that is weeks ahead counts what was printed today, and lists it after what happened before', async () => {
    await startAt(40 * day);
    await rig.switchOn();
    rig.server.place('guestOrder');
    await rig.pass(minute);
    await signInAgain();
    await rig.pass(minute);
    const { today, log } = await rig.view();
    expect(today).toEqual({ orders: 1, sheets: 1 });
    expect(log.map(({ kind }) => kind)).toEqual(['sessionEnded', 'order']);
  });

  it('that is weeks behind makes nothing be forgotten too early', async () => {
    await startAt(-40 * day);
    await rig.switchOn({ intervalSeconds: 600 });
    const order = rig.server.place('guestOrder');
    await rig.pass(26 * hour, 10 * minute);
    expect(rig.printed()).toEqual([codeOf(order)]);
  });

  it('that goes back hides neither a printer that goes nor a right that is taken', async () => {
    rig = await createStationRig();
    await rig.switchOn();
    await rig.pass(minute);
    moveClock(-6 * 365 * day);
    rig.spooler.printers.delete('Office');
    rig.server.place('guestOrder');
    await rig.pass(2 * minute);
    expect((await rig.view()).reason).toMatchObject({ kind: 'printer', trouble: 'printerNotFound' });
    const { admins } = rig.server.shop.store.tables;
    for (const { id } of admins.all()) admins.update(id, { roles: [] });
    await rig.pass(17 * minute, 2000);
    expect((await rig.view()).state).toBe('stopped');
  });
});

interface Situation {
  state: StationView['state'];
  /** Options of the rig. */
  rig?(): RigOptions;
  /** Options of each restart. */
  run?: RigOptions;
  enter(): Promise<unknown> | unknown;
  leave(): Promise<unknown> | unknown;
}

const forbidden = { machineFile: { enforced: { silentPrinting: false } } };

const situations: Record<string, Situation> = {
  running: { state: 'running', enter: () => undefined, leave: () => undefined },
  paused: { state: 'paused', enter: () => rig.app.value('station.pause'), leave: () => rig.app.value('station.resume') },
  'outside its hours': {
    state: 'waiting',
    // The test's time is about 11:00 in Kuwait, and a little later in later rounds.
    enter: () => rig.save({ hours: { from: '23:00', to: '23:01' } }),
    leave: () => rig.save({ hours: null }),
  },
  'without the server': { state: 'waiting', enter: away, leave: back },
  'without its printer': {
    state: 'attention',
    enter: () => void rig.spooler.printers.delete('Office'),
    leave: () => void rig.spooler.printers.set('Office', 'ok'),
  },
  'without a session': { state: 'stopped', enter: () => rig.app.value('session.signOut'), leave: () => rig.app.signIn('order') },
  'asking because of many': {
    state: 'asks',
    enter: () => rig.save({ askAbove: 1 }),
    async leave() {
      await rig.app.value('station.answer', { kind: 'all' });
      await rig.save({ askAbove: 100 });
    },
  },
  'asking in another admin’s name': {
    state: 'asks',
    enter: async () => {
      await rig.app.value('session.signOut');
      await rig.app.signIn('all');
    },
    async leave() {
      await signInAgain();
    },
  },
  'asking after it was put back': {
    state: 'asks',
    enter: () => rmSync(`${rig.app.machine.userData}-station.json`),
    leave: () => rig.app.value('station.answer', { kind: 'all' }),
  },
  'whose disk refuses': {
    state: 'attention',
    rig: withSmallDisk,
    enter() {
      isFull = true;
    },
    leave() {
      isFull = false;
    },
  },
  'whose right was taken away': {
    state: 'stopped',
    async enter() {
      giveRoles([]);
      await rig.app.value('station.checkNow');
    },
    async leave() {
      giveRoles(seedAdmins.order.roles);
      await signInAgain();
    },
  },
  'that IT lets print nothing': {
    state: 'stopped',
    run: { policy: forbidden },
    enter: () => rig.app.changePolicy(forbidden),
    leave: () => rig.app.changePolicy({}),
  },
};

/** While true, the disk is full for sheets. */
let isFull = false;

function withSmallDisk(): RigOptions {
  const machine = createFakeMachine();
  return {
    machine,
    openJournal(seal) {
      const journal = openJournal({ folder: join(machine.userData, 'printing'), seal });
      const add: Journal['add'] = (...batch) => {
        if (isFull) throw Object.assign(new Error('database or disk is full'), { code: 'ERR_SQLITE_ERROR', errcode: 13 });
        journal.add(...batch);
      };
      return { ...journal, add };
    },
  };
}

function giveRoles(roles: readonly string[]): void {
  const { admins } = rig.server.shop.store.tables;
  for (const { id, email } of admins.all()) if (email === seedAdmins.order.email) admins.update(id, { roles: [...roles] });
}

async function signInAgain(): Promise<void> {
  await rig.app.value('session.signOut');
  await rig.app.signIn('order');
}

const jumps = [-6 * 365 * day, -3 * hour, 3 * hour, 40 * day];
const moments = ['while the program runs', 'between two runs', 'as the program starts'] as const;

async function jump(ms: number, moment: (typeof moments)[number], run: RigOptions = {}): Promise<void> {
  if (moment === 'while the program runs') return moveClock(ms);
  await rig.stop();
  if (moment === 'between two runs') moveClock(ms);
  rig = await rig.restart(run);
  if (moment === 'as the program starts') moveClock(ms);
}

describe.each(Object.keys(situations))('a clock that is moved by years, hours and weeks, of a station %s', (name) => {
  const situation = situations[name]!;

  it.each(moments)('%s: every new order is printed once, and none of before', async (moment) => {
    isFull = false;
    rig = await createStationRig(situation.rig?.());
    for (const age of [minute, hour, 5 * hour, 3 * day]) placeBefore(age);
    await rig.switchOn();
    await rig.pass(minute);
    const orders: string[] = [];
    for (const ms of jumps) {
      await situation.enter();
      await rig.pass(21_000, 3000);
      orders.push(codeOf(rig.server.place('guestOrder')), codeOf(rig.server.place('order')));
      await rig.pass(21_000, 3000);
      expect((await rig.view()).state).toBe(situation.state);
      await jump(ms, moment, situation.run);
      await rig.pass(45_000, 3000);
      orders.push(codeOf(rig.server.place('guestOrder')));
      await rig.pass(21_000, 3000);
      await situation.leave();
      await rig.until('what waited is printed', () => rig.printed().length >= orders.length);
      await rig.pass(21_000, 3000);
      expect(rig.printed()).toEqual(orders);
    }
    expect((await rig.view()).state).toBe('running');
  });
});

describe('a station that is switched on before the server has told the time', () => {
  async function switchOnAway(): Promise<void> {
    rig = await createStationRig();
    await rig.switchOn();
    await rig.save({ isOn: false });
    placeBefore(hour);
    away();
    rig = await rig.restart();
    await rig.save({ isOn: true });
    await rig.pass(minute);
  }

  it('prints what came since then, once it is told', async () => {
    await switchOnAway();
    expect((await rig.view()).settings.since).toBeNull();
    const order = rig.server.place('guestOrder');
    await rig.pass(3 * minute);
    back();
    await rig.pass(3 * minute);
    expect(rig.printed()).toEqual([codeOf(order)]);
    expect(Date.parse((await rig.view()).settings.since ?? '')).toBeCloseTo(startMs + 0, -5);
  });

  it('asks about everything that may have come since, when nobody can say how long ago that was', async () => {
    await switchOnAway();
    const order = rig.server.place('guestOrder');
    rig = await rig.restart();
    moveClock(3 * hour);
    await rig.pass(minute);
    back();
    await rig.pass(3 * minute);
    expect(rig.printed()).toEqual([]);
    expect((await rig.view()).reason).toMatchObject({ kind: 'thereBefore', orders: 2 });
    await rig.app.value('station.answer', { kind: 'chosen', orders: [{ kind: order.kind, id: order.id }] });
    const next = rig.server.place('order');
    await rig.pass(minute);
    expect(rig.printed()).toEqual([order, next].map(codeOf));
  });

  it('goes by this computer’s clock where the server never tells the time', async () => {
    rig = await createStationRig();
    rig.server.isDateless = true;
    rig = await rig.restart();
    placeBefore(hour);
    await rig.switchOn();
    await rig.pass(minute);
    const order = rig.server.place('guestOrder');
    await rig.pass(minute);
    expect(rig.printed()).toEqual([codeOf(order)]);
  });
});
