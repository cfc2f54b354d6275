import { seedAdmins } from '@sample-shop/seed/admins';
import { startSampleShop } from '@sample-shop/server';
import type { SessionEndReason } from '@shared/contract/desktop/session';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type AppOptions, type AppUnderTest, type ShopUnderTest, startApp } from '../../support/main/app-under-test';

const { all: owner, none } = seedAdmins;
const locked = { ok: false, error: { code: 'locked' } };
const aPage = { query: { page: 1 } };
const draft = { screen: 'admins.form', record: null, title: 'Add admin', path: '/admins/add-admins', values: '{"f_name":"مريم"}' };
const idle: AppOptions = { policy: { machineFile: { enforced: { idleLockMinutes: 10 } } } };

let shop: ShopUnderTest;
let app: AppUnderTest;
/** Ends of the session that the main process has heard of. */
let ends: SessionEndReason[];

async function start(options: AppOptions = {}): Promise<void> {
  app = await startApp({ apiRoot: shop.apiRoot, ...options });
  ends = [];
  app.main.session.onEnded((reason) => ends.push(reason));
}

async function restart(): Promise<void> {
  await app.stop();
  await start({ machine: app.machine });
}

const token = (): string | undefined => app.main.session.state().auth?.idToken;
const loggedOut = (): boolean => shop.shop.requests.some(({ call }) => call === 'session.logout');

beforeEach(async () => {
  shop = await startSampleShop();
});
afterEach(async () => {
  await app.stop();
  app.machine.dispose();
  await shop.stop();
});

describe('an app that its user has locked', () => {
  it('goes on in the main process, and refuses the pages', async () => {
    await start();
    await app.signIn();
    const before = token();
    await app.value('session.lock');
    expect(app.events('session.locked')).toHaveLength(1);
    expect(ends).toEqual([]);
    expect(loggedOut()).toBe(false);
    expect(token()).toBe(before);
    expect(await app.main.api.call('admins.list', aPage)).toMatchObject({ ok: true });
    const refused = await Promise.all([
      app.call('admins.list', aPage),
      app.call('printing.queue'),
      app.call('station.read'),
      app.call('station.last', { count: 5 }),
      app.call('drafts.list'),
      app.call('app.notices'),
      app.call('windows.records'),
      app.call('session.lastScreen'),
      app.call('connection.forget'),
      app.call('diagnostics.export'),
    ]);
    expect(refused).toEqual(refused.map(() => locked));
    expect(await app.value('session.read')).toBeNull();
    // Its user has typed it; the computer may be switched off before the unlock.
    expect(await app.call('drafts.save', draft)).toMatchObject({ ok: true });
  });

  it('shows its pages nothing of a change in the session meanwhile, and all of it afterwards', async () => {
    await start();
    await app.signIn();
    await app.value('session.lock');
    app.observed.events.length = 0;
    app.main.session.mergeAdmin({ f_name: 'Noor' });
    app.main.session.replaceRoles(['order']);
    expect(app.events('session.changed')).toEqual([]);
    expect(app.machine.settings()).not.toHaveProperty('userDetails');
    await app.signIn();
    expect(app.events('session.changed')).toMatchObject([{ roles: owner.roles }]);
    expect(app.events('app.noticesChanged')).toHaveLength(1);
    expect(await app.call('admins.list', aPage)).toMatchObject({ ok: true });
  });

  it('needs a full sign-in after a restart, and none after an unlock', async () => {
    await start();
    await app.signIn();
    await app.value('session.lock');
    expect(app.machine.passwords.size).toBe(0);
    expect(app.machine.settings()).not.toHaveProperty('userDetails');
    await restart();
    expect(await app.value('session.read')).toBeNull();
    expect(await app.call('admins.list', aPage)).toMatchObject({ ok: false, error: { code: 'sessionEnded' } });
    await app.signIn();
    await app.value('session.lock');
    expect(await app.signIn()).toMatchObject({ tokenKeptIn: 'keychain' });
    await restart();
    expect(await app.value('session.read')).toMatchObject({ auth: { admin: { id: owner.id } } });
  });

  it('is locked at once while the keychain does not respond, and even if the stored session cannot be removed', async () => {
    await start({ keychainTimeLimitMs: 100 });
    await app.signIn();
    app.machine.keychain = 'silent';
    const locking = app.value('session.lock');
    await expect.poll(() => app.events('session.locked')).toHaveLength(1);
    expect(await app.call('admins.list', aPage)).toEqual(locked);
    expect(app.machine.settings()).not.toHaveProperty('userDetails');
    await locking;
    expect(await app.call('admins.list', aPage)).toEqual(locked);
  });

  it('opens for the same admin only with the password, with a fresh token and without signing out', async () => {
    await start();
    await app.signIn();
    const before = token();
    await app.value('session.lock');
    const wrong = await app.call('session.signIn', { email: owner.email, password: 'wrong' });
    expect(wrong).toMatchObject({ ok: false });
    expect(await app.call('admins.list', aPage)).toEqual(locked);
    await app.signIn();
    expect(token()).not.toBe(before);
    expect(await app.call('admins.list', aPage)).toMatchObject({ ok: true });
    expect(ends).toEqual([]);
    expect(loggedOut()).toBe(false);
  });

  it('loses no request of its own that the server refuses because of the fresh token', async () => {
    await start();
    await app.signIn();
    await app.value('session.lock');
    const early = Promise.withResolvers<void>();
    const late = Promise.withResolvers<void>();
    const signingIn = Promise.withResolvers<void>();
    const old = { status: 401, message: 'not_authorized_old_Token' };
    const count = (call: string): number => shop.shop.requests.filter((request) => request.call === call).length;
    shop.shop.control.failNext('admins.list', { until: early.promise, ...old });
    const first = app.main.api.call('admins.list', aPage);
    await expect.poll(() => count('admins.list')).toBe(1);
    shop.shop.control.failNext('users.list', { until: late.promise, ...old });
    const second = app.main.api.call('users.list', aPage);
    await expect.poll(() => count('users.list')).toBe(1);
    shop.shop.control.failNext('session.login', { until: signingIn.promise });
    const unlocking = app.signIn();
    await expect.poll(() => count('session.login')).toBe(2);
    early.resolve();
    signingIn.resolve();
    await unlocking;
    late.resolve();
    expect(await first).toMatchObject({ ok: true });
    expect(await second).toMatchObject({ ok: true });
    expect(ends).toEqual([]);
  });

  it.each(['session.signOut', 'session.signIn'] as const)('ends as by signing out before someone else begins, by %s', async (way) => {
    await start();
    await app.signIn();
    await app.value('session.lock');
    app.observed.events.length = 0;
    if (way === 'session.signOut') await app.value('session.signOut');
    await app.signIn('none');
    expect(ends).toEqual(['signedOut']);
    expect(app.observed.events.map(({ name }) => name).filter((name) => name.startsWith('session.'))).toEqual([
      'session.ended',
      'session.changed',
    ]);
    await expect.poll(loggedOut).toBe(true);
    expect((await app.value('session.read'))?.auth.admin.id).toBe(none.id);
    expect([...app.machine.passwords.keys()]).toEqual([`com.diwan.backoffice ${shop.apiRoot}#${none.id}`]);
  });

  it('ends, still covered, where IT’s idle lock is due, and where the server ends the session', async () => {
    await start(idle);
    await app.signIn();
    await app.value('session.lock');
    app.observed.happen.left();
    await expect.poll(() => app.events('session.ended')).toEqual([{ reason: 'locked' }]);
    await expect.poll(loggedOut).toBe(true);
    expect(token()).toBeUndefined();
    await app.signIn();
    await app.value('session.lock');
    shop.shop.control.expireTokens();
    await app.main.api.call('admins.list', aPage);
    expect(app.events('session.ended')).toEqual([{ reason: 'locked' }, { reason: 'notAuthorized' }]);
  });

  it('does nothing a second time, and without a session', async () => {
    await start();
    await app.value('session.lock');
    expect(app.events('session.locked')).toEqual([]);
    await app.signIn();
    await Promise.all([app.value('session.lock'), app.value('session.lock')]);
    expect(app.events('session.locked')).toHaveLength(1);
    await app.signIn();
    await Promise.all([app.value('session.signOut'), app.value('session.lock')]);
    expect(app.events('session.locked')).toHaveLength(1);
    expect(app.main.session.isLocked()).toBe(false);
  });

  it('can be locked from the native menu, which then offers nothing that needs the screens', async () => {
    await start();
    expect(() => app.observed.chooseMenu('lock')).toThrowError();
    await app.signIn();
    app.observed.chooseMenu('lock');
    await expect.poll(() => app.events('session.locked')).toHaveLength(1);
    for (const entry of ['lock', 'signOut', 'print', 'openPrintQueue', 'refresh'])
      expect(() => app.observed.chooseMenu(entry)).toThrowError();
    await app.signIn();
    app.observed.chooseMenu('refresh');
  });
});
