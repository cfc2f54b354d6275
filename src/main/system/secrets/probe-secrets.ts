import { randomBytes } from 'node:crypto';
import { TimeLimitError, withinLimit } from '../time/time-limit';
import type { SecretSystem } from './create-vault';
import type { SecretBox } from './encrypted-file-store';
import type { Keychain } from './keychain';
import { askKeychain, tryKeychain } from './keychain-proof';

/** `missing`: its library can't be loaded. `silent`: it hasn't responded in time, perhaps because it prompts the user. */
type KeychainState = 'works' | 'refuses' | 'silent' | 'missing';

export interface SecretsState {
  keychain: KeychainState;
  /** Encryption with a key of the system, for machines without a keychain. */
  safeStorage: 'works' | 'unavailable';
}

async function toState(load: () => Promise<Keychain>, ask: (keychain: Keychain) => Promise<void>, limitMs: number): Promise<KeychainState> {
  const keychain = await load().catch(() => null);
  if (keychain === null) return 'missing';
  return withinLimit(ask(keychain), limitMs).then(
    () => 'works' as const,
    (error: unknown) => (error instanceof TimeLimitError ? 'silent' : 'refuses'),
  );
}

async function opens(box: SecretBox): Promise<boolean> {
  if (!(await box.isAvailable())) return false;
  const text = randomBytes(16).toString('hex');
  return (await box.decrypt(await box.encrypt(text))) === text;
}

export interface ProbeOptions {
  /** True writes an entry and removes it again; false only requests one that doesn't exist. */
  isWriting: boolean;
  limitMs: number;
}

/** Checks whether this machine can store secrets. Never rejects. */
export async function probeSecrets({ loadKeychain, secretBox }: SecretSystem, { isWriting, limitMs }: ProbeOptions): Promise<SecretsState> {
  const [keychain, box] = await Promise.all([
    toState(loadKeychain, isWriting ? tryKeychain : askKeychain, limitMs),
    withinLimit(opens(secretBox), limitMs).catch(() => false),
  ]);
  return { keychain, safeStorage: box ? 'works' : 'unavailable' };
}
