import { readdirSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { startSampleShop } from '@sample-shop/server';
import type { PolicyValues } from '@shared/policy/policy-schema';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type AppOptions, type AppUnderTest, type ShopUnderTest, startApp } from '../../support/main/app-under-test';

const where = '/etc/diwan/policy.json';
const managed = { ok: false, error: { code: 'managed', message: where } };
const enforce = (enforced: PolicyValues): AppOptions => ({ policy: { machineFile: { enforced } } });
const startFrom = (defaults: PolicyValues): AppOptions => ({ policy: { machineFile: { defaults } } });

let app: AppUnderTest;
let shop: ShopUnderTest;
const start = async (options: AppOptions): Promise<AppUnderTest> => {
  app = await startApp({ apiRoot: shop.apiRoot, ...options });
  return app;
};
const restart = async (options: AppOptions): Promise<AppUnderTest> => {
  await app.stop();
  return start({ machine: app.machine, ...options });
};

beforeEach(async () => {
  shop = await startSampleShop();
});
afterEach(async () => {
  await app.stop();
  app.machine.dispose();
  await shop.stop();
});

describe('how the app looks, where IT decides', () => {
  const decided = { language: 'en', appearance: 'dark', digits: 'arab' } as const;
  const other = { language: 'ar', appearance: 'light', digits: 'latn' } as const;
  const keys = ['language', 'appearance', 'digits'] as const;

  it.each(keys)('%s holds over what the person had chosen, and cannot be changed', async (key) => {
    await start({});
    await app.value('preferences.update', { [key]: other[key] });
    await restart(enforce({ [key]: decided[key] }));
    expect(await app.value('preferences.read')).toMatchObject({ [key]: decided[key] });
    expect(await app.call('preferences.update', { [key]: other[key] })).toEqual(managed);
    expect(await app.value('preferences.read')).toMatchObject({ [key]: decided[key] });
    expect(await app.call('preferences.update', { [key]: decided[key] })).toMatchObject({ ok: true });
    await restart({});
    expect(await app.value('preferences.read')).toMatchObject({ [key]: other[key] });
  });

  it.each(keys)('%s can be a start value, which a choice of one’s own replaces', async (key) => {
    await start(startFrom({ [key]: decided[key] }));
    expect(await app.value('preferences.read')).toMatchObject({ [key]: decided[key] });
    await app.value('preferences.update', { [key]: other[key] });
    expect(await app.value('preferences.read')).toMatchObject({ [key]: other[key] });
  });

  it('a choice of one of them makes no choice of the others', async () => {
    await start(startFrom({ digits: 'arab' }));
    await app.value('preferences.update', { appearance: 'dark' });
    expect(await app.value('preferences.read')).toMatchObject({ appearance: 'dark', digits: 'arab' });
  });

  it('a decision while the app runs is told to pages, native menu and theme at once', async () => {
    await start({});
    await app.changePolicy({ machineFile: { enforced: { language: 'en', appearance: 'dark' } } });
    expect(app.events('preferences.changed').at(-1)).toMatchObject({ language: 'en', appearance: 'dark' });
    expect(app.observed.appearance).toBe('dark');
    expect(app.observed.menu[0]?.label).toBe('File');
    expect(() => app.observed.chooseMenu('language.ar')).toThrowError();
    expect(() => app.observed.chooseMenu('appearance.light')).toThrowError();
    await app.changePolicy({});
    app.observed.chooseMenu('appearance.light');
    expect(await app.value('preferences.read')).toMatchObject({ language: 'ar', appearance: 'light' });
  });
});

describe('the sample shop, where IT does not want it', () => {
  let starts = 0;
  const counted = {
    startShop: () => {
      starts += 1;
      return startSampleShop();
    },
  };
  beforeEach(() => {
    starts = 0;
  });

  it('is refused', async () => {
    await start({ ...enforce({ sampleShop: false }), ...counted });
    expect(await app.call('connection.useSampleShop')).toEqual(managed);
    expect(starts).toBe(0);
  });

  it('is left at the next start by whoever had chosen it, also for later', async () => {
    await start({ apiRoot: null });
    await app.value('connection.useSampleShop');
    await restart({ apiRoot: null, ...enforce({ sampleShop: false }), ...counted });
    expect(await app.value('connection.read')).toMatchObject({ apiRoot: null, source: null });
    await restart({ apiRoot: null, ...counted });
    expect(await app.value('connection.read')).toMatchObject({ apiRoot: null, source: null });
    expect(starts).toBe(0);
  });

  it('is left while it runs', async () => {
    await start({ apiRoot: null });
    const { apiRoot } = await app.value('connection.useSampleShop');
    await app.signIn();
    await app.changePolicy({ machineFile: { enforced: { sampleShop: false } } });
    await expect.poll(async () => (await app.value('connection.read')).source).toBeNull();
    expect(app.events('session.ended')).toEqual([{ reason: 'connectionChanged' }]);
    await expect.poll(() => fetch(`${apiRoot}/admin/admin`).then(Boolean, () => false)).toBe(false);
  });
});

describe('a sign-in that IT does not let outlive the app', () => {
  const forgetful = enforce({ rememberSignIn: false });

  it('is kept nowhere, and nothing is said of it', async () => {
    await start(forgetful);
    expect(await app.signIn()).toMatchObject({ tokenKeptIn: 'memory' });
    const { idToken } = app.main.session.state().auth ?? {};
    expect(app.machine.passwords.size).toBe(0);
    expect(app.machine.diskText()).not.toContain(String(idToken));
    expect(app.machine.settings()).not.toHaveProperty('userDetails');
    expect(app.machine.settings()).not.toHaveProperty('lastEmail');
    expect(await app.value('app.notices')).toEqual([]);
    await restart(forgetful);
    expect(await app.value('session.read')).toBeNull();
  });

  it('is removed at the next start when it was kept before', async () => {
    await start({});
    await app.signIn();
    expect(app.machine.passwords.size).toBe(1);
    await restart(forgetful);
    expect(await app.value('session.read')).toBeNull();
    expect(app.machine.passwords.size).toBe(0);
    expect(app.machine.settings()).not.toHaveProperty('userDetails');
  });

  it('leaves no e-mail of an earlier sign-in either', async () => {
    await start({});
    await app.signIn();
    expect(app.machine.settings()).toHaveProperty('lastEmail');
    await restart(forgetful);
    expect(await app.value('session.lastEmail')).toBeNull();
    expect(app.machine.settings()).not.toHaveProperty('lastEmail');
  });

  it('is removed while it runs, and the session goes on', async () => {
    await start({});
    await app.signIn();
    await app.changePolicy({ machineFile: { enforced: { rememberSignIn: false } } });
    await expect.poll(() => app.events('session.changed').at(-1)).toMatchObject({ tokenKeptIn: 'memory' });
    expect(app.machine.passwords.size).toBe(0);
    expect(app.machine.settings()).not.toHaveProperty('lastEmail');
    expect(await app.call('admins.list', { query: { page: 1 } })).toMatchObject({ ok: true });
    await restart({});
    expect(await app.value('session.read')).toBeNull();
  });
});

describe('a session that waits for its password store, where IT does not let it be kept any more', () => {
  it('is not waited for any longer', async () => {
    await start({});
    await app.signIn();
    app.machine.keychain = 'silent';
    await restart({ keychainTimeLimitMs: 150 });
    expect(await app.value('session.isHeldBack')).toBe(true);
    await app.changePolicy({ machineFile: { enforced: { rememberSignIn: false } } });
    await expect.poll(() => app.value('session.isHeldBack')).toBe(false);
    expect(app.events('session.heldBackChanged').at(-1)).toEqual({ isHeldBack: false });
    expect(app.machine.settings()).not.toHaveProperty('userDetails');
    app.machine.unlockKeychain();
  });
});

describe('drafts that IT does not want to be kept for long', () => {
  const draft = { screen: 'admins.form', record: null, title: 'Add admin', path: '/admins/add-admins', values: '{}' };
  const age = (days: number): void => {
    const folder = join(app.machine.userData, 'drafts');
    const then = new Date(Date.now() - days * 24 * 3_600_000);
    for (const name of readdirSync(folder, { recursive: true }).map(String)) {
      if (name.endsWith('.draft')) utimesSync(join(folder, name), then, then);
    }
  };

  it('are removed at the start, and the person is told', async () => {
    await start({});
    await app.signIn();
    await app.value('drafts.save', draft);
    await app.value('drafts.save', { ...draft, record: '7' });
    age(31);
    await app.value('drafts.save', draft);
    await restart(enforce({ draftDays: 30 }));
    await expect.poll(() => app.events('app.noticesChanged').length).toBe(1);
    expect(await app.value('app.notices')).toEqual([{ kind: 'draftsRemoved', count: 1 }]);
    expect(await app.value('drafts.list')).toMatchObject([{ record: null }]);
  });

  it('are removed when IT says so, and kept where it says nothing', async () => {
    await start({});
    await app.signIn();
    await app.value('drafts.save', draft);
    age(400);
    await restart({});
    expect(await app.value('drafts.list')).toHaveLength(1);
    await app.changePolicy({ machineFile: { enforced: { draftDays: 30 } } });
    await expect.poll(() => app.value('drafts.list')).toEqual([]);
  });
});

describe('an app that nobody uses, where IT wants it to lock', () => {
  it('locks when the machine is left: token and kept session are gone, here and at the server', async () => {
    await start(enforce({ idleLockMinutes: 10 }));
    await app.signIn();
    app.observed.happen.left();
    await expect.poll(() => app.events('session.ended')).toEqual([{ reason: 'locked' }]);
    expect(await app.call('admins.list', { query: { page: 1 } })).toMatchObject({ ok: false, error: { code: 'sessionEnded' } });
    await expect.poll(() => app.machine.passwords.size).toBe(0);
    await expect.poll(() => shop.shop.requests.some(({ path }) => path === '/admin/logout')).toBe(true);
    await restart(enforce({ idleLockMinutes: 10 }));
    expect(await app.value('session.read')).toBeNull();
  });

  it('covers the screens of a session that has ended by itself, once', async () => {
    await start(enforce({ idleLockMinutes: 10 }));
    await app.signIn();
    shop.shop.control.expireTokens();
    await app.call('admins.list', { query: { page: 1 } });
    await expect.poll(() => app.events('session.ended')).toEqual([{ reason: 'notAuthorized' }]);
    app.observed.happen.left();
    app.observed.happen.left();
    await expect.poll(() => app.events('session.ended')).toEqual([{ reason: 'notAuthorized' }, { reason: 'locked' }]);
  });

  it('keeps the drafts of whoever was signed in within reach', async () => {
    await start(enforce({ idleLockMinutes: 10 }));
    await app.signIn();
    app.observed.happen.left();
    await expect.poll(() => app.events('session.ended')).toHaveLength(1);
    const draft = { screen: 'admins.form', record: null, title: 'Add admin', path: '/admins/add-admins', values: '{"f_name":"مريم"}' };
    expect(await app.call('drafts.save', draft)).toMatchObject({ ok: true });
    await app.signIn();
    expect(await app.value('drafts.read', { screen: draft.screen, record: null })).toMatchObject({ values: draft.values });
  });

  it('does nothing where IT has said nothing, or has said never', async () => {
    await start(enforce({ idleLockMinutes: 0 }));
    await app.signIn();
    app.observed.happen.left();
    expect(await app.call('admins.list', { query: { page: 1 } })).toMatchObject({ ok: true });
    expect(app.events('session.ended')).toEqual([]);
  });
});
