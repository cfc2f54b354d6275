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

/** Time limit of a keychain that prompts the user; after that, the next place is used. */
export const keychainTimeLimitMs = 5000;
/** Time limit of the disk and the system's encryption, which don't prompt the user; after that, memory is used. */
const encryptionTimeLimitMs = 10_000;

/** The system's places for secrets. */
export interface SecretSystem {
  loadKeychain: () => Promise<Keychain>;
  secretBox: SecretBox;
}

export interface VaultDeps {
  platform: SecretSystem & { host: Pick<AppHost, 'platform' | 'userData'> };
  /** Service name of the entries in the keychain. */
  service: string;
  /** Name of the folder for encrypted files, inside the data folder. */
  folderName: string;
  /**
   * Set if the secrets are in encrypted files in the folder, with this key in the keychain; null if each secret is an item of the keychain.
   */
  rootKey: RootKey | null;
  /** One proof for all vaults of the app; used on Linux only. */
  keychainProof: KeychainProof;
  log: Logger;
  keychainTimeLimitMs: number;
}

/** Creates a vault from the keychain, then a file encrypted with a key of the system, then memory (OP-26). */
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
