import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { toAccount } from '@main/server/session/account';
import type { Logger } from '@main/system/log/logger';
import { createVault } from '@main/system/secrets/create-vault';
import { createEncryptedFileStore } from '@main/system/secrets/encrypted-file-store';
import { loadKeytar } from '@main/system/secrets/keychain';
import { createKeychainProof } from '@main/system/secrets/keychain-proof';
import { createKeychainStore } from '@main/system/secrets/keychain-store';
import { createMemoryStore } from '@main/system/secrets/memory-store';
import type { SecretStore } from '@main/system/secrets/secret-store';
import type { SecretVault } from '@main/system/secrets/secret-vault';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createFakeMachine, type KeychainMood } from '../../support/main/fake-machine';

beforeAll(() => {
  const hasBus = process.platform !== 'linux' || process.env.DBUS_SESSION_BUS_ADDRESS !== undefined;
  if (!hasBus) throw new Error('The real keychain needs a D-Bus session: run `npm run test:main`.');
});

const machine = createFakeMachine();
const folder = mkdtempSync(join(tmpdir(), 'diwan-tokens-'));
afterAll(() => {
  machine.dispose();
  rmSync(folder, { recursive: true, force: true });
});

/** The tests' own keychain entries, separate from those of an installed app. */
const service = 'com.diwan.backoffice.tests';
/** On Linux the tests run inside a private keyring (see docs/testing.md); elsewhere a fake protects the user's own keychain. */
const loadKeychain = process.platform === 'linux' ? loadKeytar : machine.loadKeychain;

const stores: Record<SecretStore['place'], () => SecretStore> = {
  keychain: () => createKeychainStore({ load: loadKeychain, service, proof: createKeychainProof() }),
  safeStorage: () => createEncryptedFileStore({ secretBox: machine.secretBox, folder }),
  memory: () => createMemoryStore(),
};

describe.each(Object.entries(stores))('a store of secrets: %s', (place, create) => {
  const store = create();
  const account = toAccount('https://api.example/v1', 1);
  const other = toAccount('https://api.example/v1', 12);
  beforeEach(async () => {
    await store.clear(account);
    await store.clear(other);
  });

  it('says which place it is', () => {
    expect(store.place).toBe(place);
  });

  it('gives back what it was given, per account', async () => {
    await store.save(account, 'first');
    await store.save(other, 'رمز ثانٍ 🗝');
    expect([await store.load(account), await store.load(other)]).toEqual(['first', 'رمز ثانٍ 🗝']);
  });

  it('keeps the last one', async () => {
    await store.save(account, 'first');
    await store.save(account, 'second');
    expect(await store.load(account)).toBe('second');
  });

  it('has nothing for an account it does not know, nor for the same admin of another API', async () => {
    await store.save(account, 'first');
    expect(await store.load(toAccount('https://other.example/v1', 1))).toBeNull();
  });

  it('forgets when told, and does not mind being told twice', async () => {
    await store.save(account, 'first');
    await store.save(other, 'second');
    await store.clear(account);
    await store.clear(account);
    expect([await store.load(account), await store.load(other)]).toEqual([null, 'second']);
  });

  it('takes a token of 2000 characters', async () => {
    const long = 'x'.repeat(2000);
    await store.save(account, long);
    expect(await store.load(account)).toBe(long);
  });

  if (place !== 'memory') {
    it('still has it after a restart of the app', async () => {
      await store.save(account, 'kept');
      expect(await create().load(account)).toBe('kept');
    });
  }
});

describe('the encrypted file', () => {
  it('holds nothing readable, and only its owner may read it', async () => {
    const store = stores.safeStorage();
    await store.save('https://api.example#77', 'canary-token');
    for (const name of readdirSync(folder)) {
      expect(readFileSync(join(folder, name), 'latin1')).not.toContain('canary');
      if (process.platform !== 'win32') expect(statSync(join(folder, name)).mode & 0o077).toBe(0);
    }
  });

  it('is refused where the system has no key of its own', async () => {
    const without = createEncryptedFileStore({ secretBox: { ...machine.secretBox, isAvailable: async () => false }, folder });
    await expect(without.save('a', 'b')).rejects.toThrowError('no encryption');
    await expect(without.load('https://api.example#77')).rejects.toThrowError('no encryption');
    expect(await without.load('nobody')).toBeNull();
  });
});

describe('the vault', () => {
  const silent: Logger = { info() {}, warn() {}, error: () => 'ref', hide: () => () => undefined };
  let clock = 0;
  const vaultOn = (mood: KeychainMood) => {
    const own = createFakeMachine();
    own.keychain = mood;
    const open = (): SecretVault => {
      const { loadKeychain, secretBox, userData } = own;
      return createVault({
        platform: { loadKeychain, secretBox, host: { platform: 'linux', userData } },
        service,
        folderName: 'session',
        rootKey: null,
        keychainProof: createKeychainProof(() => clock),
        log: silent,
        keychainTimeLimitMs: 40,
      });
    };
    return { own, open, vault: open() };
  };

  it.each([
    ['works', 'keychain'],
    ['missing', 'safeStorage'],
    ['locked', 'safeStorage'],
    ['silent', 'safeStorage'],
    ['asking', 'safeStorage'],
    ['forgetful', 'safeStorage'],
    ['dismissed', 'safeStorage'],
  ] as const)('with a keychain that is %s keeps the secret in %s', async (mood, place) => {
    const { own, vault } = vaultOn(mood);
    expect(await vault.save('account', 'token')).toBe(place);
    expect(await vault.load('account')).toEqual({ state: 'found', secret: 'token', place });
    await vault.wipe('account');
    expect(await vault.load('account')).not.toHaveProperty('secret');
    own.dispose();
  });

  it.each(['missing', 'locked', 'silent', 'asking', 'dismissed'] as const)(
    'does not take a keychain that is %s for an empty one',
    async (mood) => {
      const { own, vault } = vaultOn(mood);
      expect(await vault.load('account')).toEqual({ state: 'unavailable' });
      own.keychain = 'works';
      expect(await vaultOn('works').vault.load('account')).toEqual({ state: 'absent' });
      own.dispose();
    },
  );

  it('asks a keyring that was dismissed for no second proof at once, and believes it later', async () => {
    const { own, vault } = vaultOn('dismissed');
    const refused = { state: 'unavailable' };
    expect(await vault.load('account')).toEqual(refused);
    own.keychain = 'works';
    expect(await vault.load('account')).toEqual(refused);
    clock += 30_000;
    expect(await vault.load('account')).toEqual({ state: 'absent' });
    expect(own.passwords.size).toBe(0);
    own.dispose();
  });

  it('finds what a keyring holds at once when the person has unlocked it after all', async () => {
    const { own, vault } = vaultOn('dismissed');
    own.passwords.set(`${service} account`, 'token');
    expect(await vault.load('account')).toEqual({ state: 'unavailable' });
    own.keychain = 'works';
    expect(await vault.load('account')).toEqual({ state: 'found', secret: 'token', place: 'keychain' });
    own.dispose();
  });

  it('does not take a file that cannot be opened now for none', async () => {
    const { own, open, vault } = vaultOn('locked');
    await vault.save('account', 'token');
    Object.assign(own, { keychain: 'works', hasSecretBox: false });
    expect(await open().load('account')).toEqual({ state: 'unavailable' });
    own.hasSecretBox = true;
    expect(await open().load('account')).toEqual({ state: 'found', secret: 'token', place: 'safeStorage' });
    own.dispose();
  });

  it('wipes every place, also one that has come back meanwhile', async () => {
    const { own, vault } = vaultOn('works');
    await vault.save('account', 'older');
    own.keychain = 'locked';
    await vault.save('account', 'newer');
    own.keychain = 'works';
    await vault.wipe('account');
    expect(await vault.load('account')).toEqual({ state: 'absent' });
    expect(own.passwords.size).toBe(0);
    own.dispose();
  });

  it.each(['locked', 'dismissed'] as const)(
    'never gives out again what it could not take from a keychain that was %s, and takes it when it can',
    async (mood) => {
      const { own, open, vault } = vaultOn('works');
      await vault.save('account', 'older');
      own.keychain = mood;
      await vault.wipe('account');
      expect(own.passwords.size).toBe(1);
      own.keychain = 'works';
      clock += 30_000;
      const later = open();
      expect(await later.load('account')).toEqual({ state: 'absent' });
      await later.sweep();
      expect(own.passwords.size).toBe(0);
      await later.save('account', 'next');
      expect(await open().load('account')).toEqual({ state: 'found', secret: 'next', place: 'keychain' });
      own.dispose();
    },
  );

  it('takes nothing that was kept after the wipe', async () => {
    const { own, open, vault } = vaultOn('works');
    await vault.save('account', 'older');
    own.keychain = 'dismissed';
    await vault.wipe('account');
    expect(await vault.save('account', 'newer')).toBe('safeStorage');
    own.keychain = 'works';
    clock += 30_000;
    const later = open();
    await later.sweep();
    expect(own.passwords.size).toBe(0);
    expect(await later.load('account')).toEqual({ state: 'found', secret: 'newer', place: 'safeStorage' });
    own.dispose();
  });

  it('gives the newest one, wherever it had to be kept', async () => {
    const { own, open, vault } = vaultOn('works');
    await vault.save('account', 'first');
    own.keychain = 'locked';
    await vault.save('account', 'second');
    own.keychain = 'works';
    expect(await open().load('account')).toMatchObject({ secret: 'second' });
    await vault.save('account', 'third');
    expect(await open().load('account')).toEqual({ state: 'found', secret: 'third', place: 'keychain' });
    own.dispose();
  });

  it('says when a keychain has answered that was given up', async () => {
    const { own, vault } = vaultOn('asking');
    own.passwords.set(`${service} account`, 'token');
    const answered = new Promise<void>((resolve) => vault.onAnswered(resolve));
    expect(await vault.load('account')).toEqual({ state: 'unavailable' });
    own.unlockKeychain();
    await answered;
    expect(await vault.load('account')).toEqual({ state: 'found', secret: 'token', place: 'keychain' });
    own.dispose();
  });

  it('keeps the order of saving and wiping when the keychain answers late', async () => {
    const { own, vault } = vaultOn('asking');
    const answered = new Promise<void>((resolve) => vault.onAnswered(resolve));
    await vault.save('account', 'token');
    await vault.wipe('account');
    own.unlockKeychain();
    await answered;
    expect(own.passwords.size).toBe(0);
    own.dispose();
  });
});
