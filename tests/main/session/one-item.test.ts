import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createVault } from '@main/system/secrets/create-vault';
import { createRootKey } from '@main/system/secrets/root-key';
import { rootKeyService, secretNames } from '@main/system/secrets/secret-names';
import { startSampleShop } from '@sample-shop/server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type AppUnderTest, type ShopUnderTest, startApp } from '../../support/main/app-under-test';
import { createFakeMachine, type FakeMachine } from '../../support/main/fake-machine';

/** Counts the items for which macOS prompts after an update by another publisher: existing items that are read. */
function countAsked(machine: FakeMachine): Set<string> {
  const asked = new Set<string>();
  const { loadKeychain } = machine;
  machine.loadKeychain = async () => {
    const keychain = await loadKeychain();
    return {
      ...keychain,
      getPassword(service, account) {
        if (machine.passwords.has(`${service} ${account}`)) asked.add(service);
        return keychain.getPassword(service, account);
      },
    };
  };
  return asked;
}

describe('the items of the keychain', () => {
  let shop: ShopUnderTest;
  let app: AppUnderTest;
  beforeEach(async () => {
    shop = await startSampleShop();
    app = await startApp({ apiRoot: shop.apiRoot });
  });
  afterEach(async () => {
    await app.stop();
    app.machine.dispose();
    await shop.stop();
  });
  const draft = { screen: 'admins.edit', record: '7', title: 'x', path: '/admins', values: '{"f_name":"نورة"}' };

  it('are two, however many kinds of secrets there are: the token, and the key of the rest', async () => {
    await app.signIn();
    await app.value('drafts.save', draft);
    await app.value('guestOrders.list', { query: { page: 1 } });
    await expect.poll(() => readdirSync(join(app.machine.userData, 'offline-keys')).length).toBeGreaterThan(0);
    await app.stop();
    const asked = countAsked(app.machine);
    app = await startApp({ machine: app.machine });
    expect(await app.value('drafts.read', { screen: 'admins.edit', record: '7' })).toMatchObject({ values: draft.values });
    expect((await app.value('offline.orders', { kind: 'guestOrder', page: 1 })).keptItems).toBeGreaterThan(0);
    expect([...asked].toSorted()).toEqual([secretNames.session, rootKeyService]);
  });
});

describe('the keys of drafts and the like', () => {
  const log = { info() {}, warn() {}, error: () => 'ref', hide: () => () => undefined };
  let machine: FakeMachine;
  beforeEach(() => {
    machine = createFakeMachine();
  });
  afterEach(() => machine.dispose());
  const open = () => {
    const { loadKeychain, secretBox, userData } = machine;
    return createVault({
      platform: { loadKeychain, secretBox, host: { platform: 'darwin', userData } },
      service: secretNames['draft-keys'],
      folderName: 'draft-keys',
      rootKey: createRootKey({ load: loadKeychain, proof: null }),
      keychainProof: async () => undefined,
      log,
      keychainTimeLimitMs: 200,
    });
  };

  it('are taken over from the items of an earlier version, which go', async () => {
    machine.passwords.set(`${secretNames['draft-keys']} account`, 'key');
    expect(await open().load('account')).toEqual({ state: 'found', secret: 'key', place: 'keychain' });
    expect([...machine.passwords.keys()]).toEqual([`${rootKeyService} root`]);
    expect(await open().load('account')).toEqual({ state: 'found', secret: 'key', place: 'keychain' });
  });

  it('lie on disk unreadable, each for its own account, and are gone without the keychain’s key', async () => {
    await open().save('account', 'canary-key');
    await open().save('other', 'second');
    const folder = join(machine.userData, 'draft-keys');
    for (const name of readdirSync(folder)) expect(readFileSync(join(folder, name), 'latin1')).not.toContain('canary');
    expect([await open().load('account'), await open().load('other')]).toMatchObject([{ secret: 'canary-key' }, { secret: 'second' }]);
    machine.passwords.clear();
    expect(await open().load('account')).toEqual({ state: 'absent' });
  });

  it('get one root key, also where several are asked for at once', async () => {
    const [one, other] = [open(), open()];
    await Promise.all([one.save('a', '1'), one.save('b', '2')]);
    expect(await other.load('a')).toMatchObject({ secret: '1' });
    expect(await other.load('b')).toMatchObject({ secret: '2' });
    expect(machine.passwords.size).toBe(1);
  });

  it('can’t be had from a keychain that is locked, and nothing is made anew meanwhile', async () => {
    await open().save('account', 'key');
    machine.keychain = 'locked';
    expect(await open().load('account')).toEqual({ state: 'unavailable' });
    machine.keychain = 'works';
    expect(await open().load('account')).toMatchObject({ secret: 'key' });
  });

  it('go with a wipe although the keychain is locked', async () => {
    await open().save('account', 'key');
    machine.keychain = 'locked';
    await open().wipe('account');
    machine.keychain = 'works';
    expect(await open().load('account')).toEqual({ state: 'absent' });
  });
});
