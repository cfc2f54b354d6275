import pLimit from 'p-limit';
import { createEncryptionKey } from './encrypted-text';
import type { Keychain } from './keychain';
import type { KeychainProof } from './keychain-proof';
import { createKeychainStore } from './keychain-store';
import { rootKeyService } from './secret-names';

/**
 * The only item of the keychain that protects the keys of drafts, offline orders, sheets, and undo data. macOS prompts for each separate
 * item after an update that another publisher has signed.
 */
export interface RootKey {
  /** Resolves to null if the keychain has no root key; rejects if the keychain isn't available. */
  find(): Promise<string | null>;
  /** Resolves to the root key, or to a new one if there is none. */
  demand(): Promise<string>;
}

const account = 'root';

export interface RootKeyDeps {
  load: () => Promise<Keychain>;
  proof: KeychainProof | null;
}

export function createRootKey({ load, proof }: RootKeyDeps): RootKey {
  const item = createKeychainStore({ load, service: rootKeyService, proof });
  let known: string | null = null;
  const oneByOne = pLimit(1);

  /** Runs one step at a time, so that two calls never create a key each. */
  function inTurn(step: () => Promise<string | null>): Promise<string | null> {
    return oneByOne(async () => {
      known ??= await step();
      return known;
    });
  }

  async function make(): Promise<string> {
    const found = await item.load(account);
    if (found !== null) return found;
    const made = createEncryptionKey();
    await item.save(account, made);
    return made;
  }

  return {
    find: () => inTurn(() => item.load(account)),
    async demand() {
      const key = await inTurn(make);
      if (key === null) throw new Error('the keychain has no key');
      return key;
    },
  };
}
