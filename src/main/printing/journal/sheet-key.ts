import type { Logger } from '@main/system/log/logger';
import { createEncryptionKey, decryptText, encryptText } from '@main/system/secrets/encrypted-text';
import type { SecretVault } from '@main/system/secrets/secret-vault';
import { withinLimit } from '@main/system/time/time-limit';
import { FailureError } from '@shared/contract/result';
import type { SheetCipher } from './sheet-cipher';

export interface SheetKeyDeps {
  vault: SecretVault;
  /** Whether a sheet that is still to be printed can't be decrypted with the available keys. */
  isOldKeyNeeded(): boolean;
  log: Logger;
  onFound(): void;
  /** Called each time the key isn't available. */
  onUnavailable(): void;
}

const account = 'sheets';
/** Account of the key that is used while the main key isn't available. */
const spareAccount = 'sheets-spare';
const retryMs = 30_000;
/** A print request waits this long for a slow keychain. */
const patienceMs = 10_000;

interface KeptKey {
  key: string;
  account: string;
  isInMemory: boolean;
}

const unavailable = (): FailureError => new FailureError({ code: 'sheetKeyUnavailable' });

/** The main key, and the spare key that is used while the main key isn't available. */
function createKeyPair(vault: SecretVault, isOldKeyNeeded: () => boolean) {
  let main: KeptKey | null = null;
  let spare: KeptKey | null = null;

  async function make(name: string, key = createEncryptionKey()): Promise<KeptKey> {
    return { key, account: name, isInMemory: (await vault.save(name, key)) === 'memory' };
  }

  async function loadSpare(): Promise<void> {
    if (spare) return;
    const found = await vault.load(spareAccount);
    if (found.state === 'found') spare = { key: found.secret, account: spareAccount, isInMemory: false };
  }

  const keys = (): string[] => [main, spare].flatMap((kept) => kept?.key ?? []);

  return {
    hasMain: (): boolean => main !== null,
    /** Returns the key for new sheets. */
    first: (): string | undefined => keys()[0],
    /** Loads the keys, or creates those that are missing; false if stopped meanwhile. Throws if a key that old sheets need isn't available. */
    async load(isStopped: () => boolean): Promise<boolean> {
      const found = await vault.load(account);
      await loadSpare();
      if (isStopped()) return false;
      if (found.state === 'found') main = { key: found.secret, account, isInMemory: false };
      // If the keychain has no main key, the key already in use becomes the main key.
      else if (found.state === 'absent') main = await make(account, spare?.key);
      else {
        if (isOldKeyNeeded()) throw unavailable();
        spare ??= await make(spareAccount);
      }
      return true;
    },
    /** Stores keys that exist only in memory: they would be lost with the program, and with them the sheets that they have encrypted. */
    async keepBetter(): Promise<void> {
      for (const kept of [main, spare]) {
        if (kept?.isInMemory) kept.isInMemory = (await vault.save(kept.account, kept.key)) === 'memory';
      }
    },
    open(context: string, bytes: Uint8Array): string {
      let failure: unknown;
      for (const key of keys()) {
        try {
          return decryptText(key, context, bytes);
        } catch (error) {
          failure = error;
        }
      }
      throw main === null ? unavailable() : failure;
    },
  };
}

/** Encrypts with the first key once the keys are ready; decrypts with any of them. */
function createCipher(keys: ReturnType<typeof createKeyPair>, isReady: () => boolean) {
  function demandNow(): string {
    const key = keys.first();
    if (!isReady() || key === undefined) throw unavailable();
    return key;
  }

  const seal: SheetCipher = {
    hasKey: isReady,
    seal: (context, text, options) => encryptText(demandNow(), context, text, options),
    open: keys.open,
  };

  return { seal, demandNow };
}

/**
 * The key that encrypts the journal's sheets. A slow keychain may return it late or never; meanwhile a second key is used and the first
 * one is never overwritten, so that the history can be decrypted once the first key is available (docs/adr/0046).
 */
export function createSheetKey({ vault, isOldKeyNeeded, log, onFound, onUnavailable }: SheetKeyDeps) {
  const keys = createKeyPair(vault, isOldKeyNeeded);
  /** True once waiting sheets can be decrypted and new ones encrypted. */
  let isReady = false;
  let isStopped = false;
  let running: Promise<void> | null = null;
  let timer: NodeJS.Timeout | undefined;
  const arrival = Promise.withResolvers<void>();

  async function ask(): Promise<void> {
    if (!(await keys.load(() => isStopped))) return;
    isReady = true;
    arrival.resolve();
    if (!isStopped) onFound();
  }

  function request(): void {
    if (keys.hasMain() || isStopped || running) return;
    clearTimeout(timer);
    running = ask()
      .catch((error: unknown) => {
        if (isStopped) return;
        log.warn('printing.keyUnavailable', { error });
        onUnavailable();
      })
      .finally(() => {
        running = null;
        if (!isReady && !isStopped) timer = setTimeout(request, retryMs);
      });
  }

  vault.onAnswered(() => {
    request();
    keys.keepBetter().catch((error: unknown) => log.warn('printing.keyNotKept', { error }));
  });

  const { seal, demandNow } = createCipher(keys, () => isReady);

  return {
    /** Encrypts and decrypts the journal's sheets. */
    seal,
    /** True while sheets of an earlier run may be unreadable. */
    isWaiting: (): boolean => !keys.hasMain(),
    /** Requests the key in the background, with retries until sheets can be stored. */
    request,
    /** Rejects with `sheetKeyUnavailable` if sheets can't be stored soon. */
    async demand(): Promise<void> {
      request();
      await withinLimit(arrival.promise, patienceMs).catch(demandNow);
    },
    stop(): void {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
