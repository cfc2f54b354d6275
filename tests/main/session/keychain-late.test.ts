import { rootKeyService } from '@main/system/secrets/secret-names';
import { seedAdmins } from '@sample-shop/seed/admins';
import { startSampleShop } from '@sample-shop/server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type AppUnderTest, type ShopUnderTest, startApp } from '../../support/main/app-under-test';

let shop: ShopUnderTest;
let app: AppUnderTest;
const { all: owner } = seedAdmins;
/** Milliseconds; enough for the disk of a busy computer. */
const keychainTimeLimitMs = 150;
const edit = { screen: 'admins.edit', record: '7' };
const typed = { ...edit, title: 'تعديل مشرف', path: '/admins', values: '{"f_name":"نورة"}' };
const keychainUnavailable = { ok: false, error: { code: 'keychainUnavailable' } };

const restart = async (): Promise<void> => {
  await app.stop();
  app = await startApp({ machine: app.machine, keychainTimeLimitMs });
};

beforeEach(async () => {
  shop = await startSampleShop();
  app = await startApp({ apiRoot: shop.apiRoot });
  await app.signIn();
  await app.value('drafts.save', typed);
});
afterEach(async () => {
  await app.stop();
  app.machine.dispose();
  await shop.stop();
});

/** Unlocks the keychain, whatever happened before: session and draft of the first run must be there. */
async function expectAllThere(): Promise<void> {
  app.machine.unlockKeychain();
  await restart();
  expect(await app.value('session.read')).toMatchObject({ auth: { admin: { id: owner.id } }, tokenKeptIn: 'keychain' });
  expect((await app.value('admins.list', { query: { page: 1 } })).rows).toHaveLength(20);
  expect(await app.value('drafts.read', edit)).toMatchObject({ values: typed.values });
}

describe.each(['asking', 'silent', 'locked', 'missing', 'dismissed'] as const)('a keychain that is %s at the start', (mood) => {
  beforeEach(async () => {
    app.machine.keychain = mood;
    await restart();
  });

  it('costs no session: it is held back, said so, and there again', async () => {
    expect(await app.value('session.read')).toBeNull();
    expect(await app.value('session.isHeldBack')).toBe(true);
    expect(app.machine.settings()).toHaveProperty('userDetails');
    await expectAllThere();
    expect(await app.value('session.isHeldBack')).toBe(false);
  });

  it('costs no draft when the person signs in meanwhile and goes on typing', async () => {
    await app.signIn();
    expect(await app.value('session.isHeldBack')).toBe(false);
    expect(await app.call('drafts.read', edit)).toMatchObject(keychainUnavailable);
    expect(await app.call('drafts.list')).toMatchObject(keychainUnavailable);
    expect(await app.call('drafts.save', { ...typed, values: '{"f_name":"other"}' })).toMatchObject(keychainUnavailable);
    app.machine.unlockKeychain();
    await restart();
    expect(await app.value('drafts.read', edit)).toMatchObject({ values: typed.values });
  });
});

describe('a keychain that answers late', () => {
  beforeEach(async () => {
    app.machine.keychain = 'asking';
    await restart();
  });

  it('opens the session as soon as it answers', async () => {
    expect(await app.value('session.isHeldBack')).toBe(true);
    app.machine.unlockKeychain();
    await expect.poll(() => app.events('session.changed').at(-1)?.auth.admin.id).toBe(owner.id);
    expect(app.events('session.heldBackChanged').at(-1)).toEqual({ isHeldBack: false });
    expect((await app.value('admins.list', { query: { page: 1 } })).rows).toHaveLength(20);
  });

  it('opens the drafts as soon as it answers, and tells pages', async () => {
    await app.signIn();
    expect(await app.call('drafts.read', edit)).toMatchObject(keychainUnavailable);
    app.machine.unlockKeychain();
    await expect.poll(() => app.events('drafts.becameReadable').length).toBe(1);
    expect(await app.value('drafts.read', edit)).toMatchObject({ values: typed.values });
  });

  it('does not bring back a token that was saved and signed out meanwhile', async () => {
    await app.signIn();
    await app.value('session.signOut');
    app.machine.unlockKeychain();
    await restart();
    expect(await app.value('session.read')).toBeNull();
    expect([...app.machine.passwords.keys()].filter((name) => !name.startsWith(`${rootKeyService} `))).toEqual([]);
  });

  it('does not replace the session of whoever signed in meanwhile', async () => {
    const second = await app.signIn('none');
    app.machine.unlockKeychain();
    await restart();
    expect((await app.value('session.read'))?.auth.admin.id).toBe(second.auth.admin.id);
  });
});

it('a locked keychain is asked again when the person says so', async () => {
  app.machine.keychain = 'locked';
  await restart();
  expect(await app.value('session.restoreAgain')).toBe(true);
  app.machine.keychain = 'works';
  expect(await app.value('session.restoreAgain')).toBe(false);
  expect(app.events('session.changed').at(-1)?.auth.admin.id).toBe(owner.id);
});
