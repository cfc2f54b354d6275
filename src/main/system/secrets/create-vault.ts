import { join } from 'node:path';
import type { Logger } from '../log/logger';
import type { AppHost } from '../ports/app-host';
import { createEncryptedFileStore, type SecretBox } from './encrypted-file-store';
import type { Keychain } from './keychain';
import type { KeychainProof } from './keychain-proof';
import { createKeychainStore } from './keychain-store';
import { createMemoryStore } from './memory-store';
import { createRevokedSecrets } from './revoked-secrets';
import type { RootKey } from './root-key';
import { createSealedFileStore } from './sealed-file-store';
import { createSecretVault, type SecretVault } from './secret-vault';
import { createTimedStore } from './timed-store';

/** A keychain that asks the person gets this long; then the next place is taken. */
export const keychainTimeLimitMs = 5000;
/** The disk and the system's encryption ask nobody; when even they hang, memory is left. */
const encryptionTimeLimitMs = 10_000;

/** Where a system keeps secrets. */
export interface SecretSystem {
  loadKeychain: () => Promise<Keychain>;
  secretBox: SecretBox;
}

export interface VaultDeps {
  platform: SecretSystem & { host: Pick<AppHost, 'platform' | 'userData'> };
  /** Under which the keychain lists the entries. */
  service: string;
  /** Of the encrypted files, inside the data folder. */
  folderName: string;
  /** Set where the secrets lie in the folder too, sealed with this key of the keychain; null where each is an item of the keychain. */
  rootKey: RootKey | null;
  /** One for all vaults of the app; used on Linux alone. */
  keychainProof: KeychainProof;
  log: Logger;
  keychainTimeLimitMs: number;
}

/** Keychain, else a file encrypted with a key of the system, else memory (OP-26). */
export function createVault({ platform, service, folderName, rootKey, keychainProof, log, ...limits }: VaultDeps): SecretVault {
  const proof = platform.host.platform === 'linux' ? keychainProof : null;
  const items = createKeychainStore({ load: platform.loadKeychain, service, proof });
  const folder = join(platform.host.userData, folderName);
  const keychain = rootKey ? createSealedFileStore({ rootKey, folder, service, earlier: items }) : items;
  const file = createEncryptedFileStore({ secretBox: platform.secretBox, folder });
  return createSecretVault({
    stores: [createTimedStore(keychain, limits.keychainTimeLimitMs), createTimedStore(file, encryptionTimeLimitMs), createMemoryStore()],
    revoked: createRevokedSecrets({ path: join(folder, 'revoked.json'), log }),
    log,
  });
}
