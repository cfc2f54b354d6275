import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { MachineFacts } from '@main/support/diagnostics/report/machine';
import type { SecretBox } from '@main/system/secrets/encrypted-file-store';
import type { Keychain } from '@main/system/secrets/keychain';
import type { SettingsFile } from '@main/system/settings/settings';
import Conf from 'conf';

/**
 * `asking`: the keychain waits for the user, and responds after `unlockKeychain`. `dismissed`: a Linux keyring whose password prompt was
 * canceled or couldn't be shown. It acts as if it were empty, and only rejects writes.
 */
export type KeychainMood = 'works' | 'missing' | 'locked' | 'silent' | 'forgetful' | 'asking' | 'dismissed';

/** A computer that outlives the app: its disk, its keychain, its encryption key. */
export interface FakeMachine {
  readonly userData: string;
  /** Distinguishes this computer from another one. */
  id: string;
  /** Time at which its system was started. */
  startedAt: Date;
  /** Passwords by `service account`. */
  readonly passwords: Map<string, string>;
  keychain: KeychainMood;
  /** Unlocks the keychain as the user does: it works from now on, and responds to the waiting requests in order. */
  unlockKeychain(): void;
  hasSecretBox: boolean;
  facts: MachineFacts;
  /** Every write of settings fails with this code. */
  diskError: 'ENOSPC' | 'EACCES' | null;
  loadKeychain(): Promise<Keychain>;
  readonly secretBox: SecretBox;
  openSettingsFile(name: string): SettingsFile;
  settings(): Record<string, unknown>;
  /** Returns the content of all files in the data folder, as one text. */
  diskText(): string;
  dispose(): void;
}

function createSecretBox(machine: Pick<FakeMachine, 'hasSecretBox'>): SecretBox {
  const key = randomBytes(32);
  return {
    isAvailable: async () => machine.hasSecretBox,
    async encrypt(text) {
      const iv = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', key, iv);
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), sealed]);
    },
    async decrypt(bytes) {
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12)).setAuthTag(bytes.subarray(12, 28));
      return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8');
    },
  };
}

function createKeychain(machine: Pick<FakeMachine, 'passwords' | 'keychain'>, waiting: (() => void)[]): Keychain {
  const { passwords } = machine;
  const answer = <Value>(value: () => Value): Promise<Value> => {
    if (machine.keychain === 'silent') return new Promise(() => undefined);
    if (machine.keychain === 'asking') return new Promise((resolve) => waiting.push(() => resolve(value())));
    if (machine.keychain === 'locked') return Promise.reject(new Error('The keychain is locked'));
    return new Promise((resolve) => resolve(value()));
  };
  const isDismissed = (): boolean => machine.keychain === 'dismissed';
  return {
    getPassword: (service, account) => answer(() => (isDismissed() ? null : (passwords.get(`${service} ${account}`) ?? null))),
    setPassword: (service, account, password) =>
      answer(() => {
        if (isDismissed()) throw new Error('Cannot create an item in a locked collection');
        if (machine.keychain === 'works') passwords.set(`${service} ${account}`, password);
      }),
    deletePassword: (service, account) => answer(() => !isDismissed() && passwords.delete(`${service} ${account}`)),
  };
}

function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

export function createFakeMachine(): FakeMachine {
  const userData = mkdtempSync(join(tmpdir(), 'diwan-main-'));
  const passwords = new Map<string, string>();
  const waiting: (() => void)[] = [];
  const machine: FakeMachine = {
    userData,
    id: 'this computer',
    startedAt: new Date(Date.now() - 60 * 60 * 1000),
    passwords,
    keychain: 'works',
    unlockKeychain() {
      machine.keychain = 'works';
      for (const answer of waiting.splice(0)) answer();
    },
    hasSecretBox: true,
    facts: {
      system: { kind: 'Linux', version: '#1 SMP', release: '6.1.0', arch: 'x64', uptimeHours: 4 },
      processor: { count: 4, model: 'Test processor' },
      memory: { totalMb: 8000, freeMb: 4000 },
      processes: [{ type: 'Browser', memoryMb: 120, cpuPercent: 1 }],
      displays: [{ width: 1920, height: 1080, scaleFactor: 1 }],
      freeDiskMb: 90_000,
      packageType: 'deb',
      crashDumps: [],
    },
    diskError: null,
    async loadKeychain() {
      if (machine.keychain === 'missing') throw Object.assign(new Error("Cannot find module 'keytar'"), { code: 'MODULE_NOT_FOUND' });
      return createKeychain(machine, waiting);
    },
    get secretBox() {
      return secretBox;
    },
    openSettingsFile(name) {
      // Equivalent to electron-store inside Electron: the same file format, atomic writes, and failures.
      const open = once(() => new Conf<Record<string, unknown>>({ cwd: userData, configName: name, accessPropertiesByDotNotation: false }));
      return {
        path: join(userData, `${name}.json`),
        read: () => ({ ...open().store }),
        write(content) {
          if (machine.diskError) throw Object.assign(new Error('write'), { code: machine.diskError });
          open().store = content;
        },
      };
    },
    settings: () => machine.openSettingsFile('settings').read(),
    diskText: () =>
      readdirSync(userData, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'latin1'))
        .join('\n'),
    dispose() {
      rmSync(userData, { recursive: true, force: true, maxRetries: 5 });
      rmSync(`${userData}-station.json`, { force: true });
    },
  };
  const secretBox = createSecretBox(machine);
  return machine;
}
