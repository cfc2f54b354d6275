import { seedAdmins } from '@sample-shop/seed/admins';
import { fallsTo } from '@shared/domain/printing/station-sharing';
import type { PolicyValues } from '@shared/policy/policy-schema';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { codeOf, createStationRig, type RigOptions, type StationRig, useStillTime } from '../../support/station/station-rig';

let rig: StationRig;
const minute = 60_000;
const path = '/etc/diwan/policy.json';
const printRoutes: PolicyValues['printRoutes'] = [{ document: 'packingSlip', printer: 'Office', language: 'ar' }];
const written = (enforced: PolicyValues, defaults: PolicyValues = {}) => ({ machineFile: { enforced, defaults } });

async function start(enforced: PolicyValues, options: RigOptions = {}): Promise<StationRig> {
  rig = await createStationRig({ policy: written(enforced), ...options });
  return rig;
}

beforeEach(useStillTime);
afterEach(async () => {
  await rig.dispose();
  vi.useRealTimers();
});

describe('a computer on which IT allows no station', () => {
  it('refuses to become one, and says where that is written', async () => {
    await start({ printStation: 'off' });
    const { settings } = await rig.view();
    const answer = await rig.app.call('station.saveSettings', { ...settings, isOn: true });
    expect(answer).toMatchObject({ ok: false, error: { code: 'managed', message: path } });
    expect(await rig.view()).toMatchObject({ state: 'off', settings: { isOn: false } });
  });

  it('switches off the one that runs, prints nothing of what comes meanwhile, and leaves it off when it is allowed again', async () => {
    await start({});
    await rig.switchOn();
    await rig.app.changePolicy(written({ printStation: 'off' }));
    const meanwhile = rig.server.place('guestOrder');
    await rig.pass(minute);
    expect(await rig.view()).toMatchObject({ state: 'off', isRinging: false });
    await rig.app.changePolicy(written({}));
    await rig.pass(minute);
    expect((await rig.view()).state).toBe('off');
    await rig.switchOn();
    const later = rig.server.place('guestOrder');
    await rig.pass(minute);
    expect(rig.printed()).toEqual([codeOf(later)]);
    expect(rig.printed()).not.toContain(codeOf(meanwhile));
  });
});

describe('a computer that IT makes a station', () => {
  const required: PolicyValues = { printStation: 'required', printRoutes };

  it('by policy alone prints from the first sign-in on, goes on without its window and starts with the computer', async () => {
    await start(required, { isSignedIn: false });
    const before = rig.server.place('guestOrder');
    await rig.pass(minute);
    expect(await rig.view()).toMatchObject({
      state: 'stopped',
      reason: { kind: 'awaitsAccount', account: null, where: path },
      settings: { isOn: true, keepsRunning: true, startsWithSystem: true },
      isRinging: false,
    });
    expect(rig.app.observed.loginItems.at(-1)).toBe(true);
    await rig.app.signIn('order');
    await rig.pass(minute);
    const order = rig.server.place('guestOrder');
    await rig.pass(minute);
    expect(await rig.view()).toMatchObject({ state: 'running' });
    expect(rig.printed()).toEqual([codeOf(order)]);
    expect(rig.printed()).not.toContain(codeOf(before));
  });

  it('is not switched off by anybody, and keeps what a person chooses of the rest', async () => {
    await start(required);
    await rig.pass(minute);
    const saved = await rig.save({ isOn: false, keepsRunning: false, startsWithSystem: false, name: 'Table' });
    expect(saved.settings).toMatchObject({ isOn: true, keepsRunning: true, startsWithSystem: true, name: 'Table' });
    rig = await rig.restart({ policy: written(required) });
    await rig.app.changePolicy(written({}));
    expect((await rig.view()).settings).toMatchObject({ isOn: true, keepsRunning: true, startsWithSystem: false, name: 'Table' });
  });

  it('waits for an account that may print', async () => {
    await start(required, { isSignedIn: false });
    await rig.app.signIn('none');
    await rig.pass(minute);
    expect(await rig.view()).toMatchObject({ state: 'stopped', reason: { kind: 'awaitsAccount', account: null } });
  });

  it('prints in the name of IT’s account alone, whatever the letters’ case, and rings while another one is signed in', async () => {
    const stationAccount = seedAdmins.all.email.toUpperCase();
    await start({ ...required, stationAccount });
    await rig.pass(minute);
    rig.server.place('guestOrder');
    await rig.pass(minute);
    expect(await rig.view()).toMatchObject({ state: 'stopped', reason: { kind: 'awaitsAccount', account: stationAccount, where: path } });
    await rig.app.signIn('all');
    await rig.pass(minute);
    const order = rig.server.place('guestOrder');
    await rig.pass(minute);
    expect(rig.printed()).toEqual([codeOf(order)]);
    await rig.app.signIn('order');
    rig.server.place('guestOrder');
    await rig.pass(minute);
    expect(await rig.view()).toMatchObject({ state: 'stopped', reason: { kind: 'awaitsAccount' }, isRinging: true });
    expect(rig.printed()).toHaveLength(1);
  });
});

describe('documents, share and hours', () => {
  const decided: PolicyValues = { stationDocuments: ['invoice', 'packingSlip'], stationShare: '2 of 3', stationHours: '08:00-22:00' };
  const asSettings = {
    documents: ['invoice', 'packingSlip'],
    sharing: { kind: 'number', number: 2, of: 3 },
    hours: { from: '08:00', to: '22:00' },
  };

  it('are locked where IT decides them, and again what the person had where it does not', async () => {
    await start({});
    await rig.save({ documents: ['addressLabel'] });
    await rig.app.changePolicy(written(decided));
    expect((await rig.view()).settings).toMatchObject(asSettings);
    const saved = await rig.save({ documents: ['invoice'], sharing: { kind: 'all' }, hours: null, name: 'Table' });
    expect(saved.settings).toMatchObject({ ...asSettings, name: 'Table' });
    await rig.app.changePolicy(written({}));
    expect((await rig.view()).settings).toMatchObject({
      documents: ['addressLabel'],
      sharing: { kind: 'all' },
      hours: null,
      name: 'Table',
    });
  });

  it('are where a person starts from where IT proposes them', async () => {
    await start({}, { policy: written({}, { ...decided, stationHours: 'all' }) });
    expect((await rig.view()).settings).toMatchObject({ ...asSettings, hours: null });
    const saved = await rig.save({ documents: ['invoice'] });
    expect(saved.settings).toMatchObject({ ...asSettings, hours: null, documents: ['invoice'] });
  });

  it('a share that IT changes prints nothing that fell to another station before, over a restart too', async () => {
    await start({ printRoutes, stationShare: '1 of 2' });
    await rig.switchOn();
    await rig.pass(minute);
    const before = Array.from({ length: 6 }, () => rig.server.place('guestOrder'));
    await rig.pass(minute);
    const own = before.filter((order) => fallsTo(order, 2) === 1).map(codeOf);
    expect(rig.printed().toSorted()).toEqual(own.toSorted());
    rig = await rig.restart({ policy: written({ printRoutes, stationShare: 'all' }) });
    await rig.pass(2 * minute);
    expect(rig.printed().toSorted()).toEqual(own.toSorted());
    const later = [rig.server.place('guestOrder'), rig.server.place('guestOrder')].map(codeOf);
    await rig.pass(minute);
    expect(rig.printed().toSorted()).toEqual([...own, ...later].toSorted());
  });
});
