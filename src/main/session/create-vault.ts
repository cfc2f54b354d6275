import { join } from 'node:path';
import type { Logger } from '../diagnostics/logger';
import type { Platform } from '../platform/platform';
import { createEncryptedFileStore } from './encrypted-file-store';
import { createKeychainStore } from './keychain-store';
import { createMemoryStore } from './memory-store';
import { createTokenVault, type TokenVault } from './token-vault';

/** A keychain that asks the person gets this long; then the next place is taken. */
const keychainTimeLimitMs = 5000;

export interface VaultDeps {
  platform: Pick<Platform, 'host' | 'loadKeychain' | 'secretBox'>;
  /** Under which the keychain lists the entries. */
  service: string;
  /** Of the encrypted files, inside the data folder. */
  folderName: string;
  log: Logger;
  timeLimitMs?: number;
}

/** Keychain, else a file encrypted with a key of the system, else memory (OP-26). */
export function createVault({ platform, service, folderName, log, timeLimitMs = keychainTimeLimitMs }: VaultDeps): TokenVault {
  return createTokenVault({
    stores: [
      createKeychainStore({ load: platform.loadKeychain, service, timeLimitMs }),
      createEncryptedFileStore({ secretBox: platform.secretBox, folder: join(platform.host.userData, folderName) }),
      createMemoryStore(),
    ],
    log,
  });
}
