import { toAccount } from '@main/server/session/account';
import { loadKeytar } from '@main/system/secrets/keychain';
import { seedAdmins } from '@sample-shop/seed/admins';
import { startSampleShop } from '@sample-shop/server';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type AppUnderTest, type ShopUnderTest, startApp } from '../../support/main/app-under-test';
import { createFakeMachine } from '../../support/main/fake-machine';
import { type OwnKeyring, startOwnKeyring } from '../../support/main/own-keyring';

// Secret Service exists on Linux only. Other systems report a dismissed keychain.
describe.runIf(process.platform === 'linux')('a real keyring that is locked, with nobody to unlock it', () => {
  let keyring: OwnKeyring;
  let shop: ShopUnderTest;
  let app: AppUnderTest;
  const edit = { screen: 'admins.edit', record: '7' };
  const typed = { ...edit, title: 'تعديل مشرف', path: '/admins', values: '{"f_name":"نورة"}' };
  const keychainUnavailable = { ok: false, error: { code: 'keychainUnavailable' } };
  const restart = async (): Promise<void> => {
    await app.stop();
    app = await startApp({ machine: app.machine });
  };

  beforeAll(async () => {
    keyring = await startOwnKeyring();
  });
  afterAll(() => keyring.stop());
  beforeEach(async () => {
    shop = await startSampleShop();
    app = await startApp({ apiRoot: shop.apiRoot, machine: Object.assign(createFakeMachine(), { loadKeychain: loadKeytar }) });
    await app.signIn();
    await app.value('drafts.save', typed);
    await app.stop();
    keyring.lock();
    app = await startApp({ machine: app.machine });
  });
  afterEach(async () => {
    await keyring.unlock();
    await app.value('session.signOut');
    await app.stop();
    app.machine.dispose();
    await shop.stop();
  });

  it('holds the session back, says so, and goes on with it when the person asks again', async () => {
    expect(await app.value('session.read')).toBeNull();
    expect(await app.value('session.isHeldBack')).toBe(true);
    expect(app.machine.settings()).toHaveProperty('userDetails');
    expect(await app.value('session.restoreAgain')).toBe(true);
    await keyring.unlock();
    expect(await app.value('session.restoreAgain')).toBe(false);
    expect(await app.value('session.read')).toMatchObject({ auth: { admin: { id: seedAdmins.all.id } }, tokenKeptIn: 'keychain' });
  });

  it('loses no draft: nothing is written over it, and it opens again', async () => {
    await app.signIn();
    expect(await app.call('drafts.read', edit)).toMatchObject(keychainUnavailable);
    expect(await app.call('drafts.save', { ...typed, values: '{"f_name":"other"}' })).toMatchObject(keychainUnavailable);
    await keyring.unlock();
    await restart();
    expect(await app.value('drafts.read', edit)).toMatchObject({ values: typed.values });
  });

  it('a token that was signed out of goes as soon as it is open, and is never used before', async () => {
    const token = async (): Promise<string | null> =>
      (await loadKeytar()).getPassword('com.diwan.backoffice', toAccount(shop.apiRoot, seedAdmins.all.id));
    await app.signIn();
    await app.value('session.signOut');
    await keyring.unlock();
    expect(await token()).not.toBeNull();
    await restart();
    await expect.poll(token).toBeNull();
  });

  it('is asked for one that never was there only until it is open: then work begins as on a new computer', async () => {
    await app.value('session.isHeldBack');
    await keyring.unlock();
    await app.signIn('none');
    expect(await app.call('drafts.save', typed)).toMatchObject({ ok: true });
    await restart();
    expect(await app.value('drafts.read', edit)).toMatchObject({ values: typed.values });
  });
});
