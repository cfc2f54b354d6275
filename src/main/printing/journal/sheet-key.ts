import { FailureError } from '@shared/contract/result';
import type { Logger } from '../../log/logger';
import { createSealKey, openText, sealText } from '../../secrets/sealed-text';
import type { SecretVault } from '../../secrets/secret-vault';
import { withinLimit } from '../../time/time-limit';
import type { SheetSeal } from './sheet-seal';

/**
 * The key under which sheets lie in the journal. It is had late or never where the keychain is; meanwhile nothing is thrown away: another
 * key takes its place beside it, never over it, so that the history opens again once the first one is had (docs/adr/0046).
 */
export interface SheetKey {
  /** What the journal writes and reads sheets with. */
  seal: SheetSeal;
  /** True while what an earlier run has sealed may not be readable. */
  isWaiting(): boolean;
  /** Asks for the key in the background, again and again until sheets can be kept. */
  request(): void;
  /** Rejects with `sheetKeyUnavailable` when sheets cannot be kept soon. */
  demand(): Promise<void>;
  stop(): void;
}

export interface SheetKeyDeps {
  vault: SecretVault;
  /** Something is still to be printed that none of the keys opens that are there. */
  isOldKeyNeeded(): boolean;
  log: Logger;
  onFound(): void;
  /** Called each time that it cannot be had now. */
  onUnavailable(): void;
}

const account = 'sheets';
/** Of the key that is used while the other one cannot be had. */
const spareAccount = 'sheets-spare';
const retryMs = 30_000;
/** So long a person who prints waits for a keychain that does not answer at once. */
const patienceMs = 10_000;

interface KeptKey {
  key: string;
  account: string;
  isInMemory: boolean;
}

export function createSheetKey({ vault, isOldKeyNeeded, log, onFound, onUnavailable }: SheetKeyDeps): SheetKey {
  let main: KeptKey | null = null;
  let spare: KeptKey | null = null;
  /** What is to be printed can be read, and what is new be sealed. */
  let isReady = false;
  let isStopped = false;
  let running: Promise<void> | null = null;
  let timer: NodeJS.Timeout | undefined;
  const arrival = Promise.withResolvers<void>();

  function noteFound(): void {
    isReady = true;
    arrival.resolve();
    if (!isStopped) onFound();
  }

  async function make(name: string, key = createSealKey()): Promise<KeptKey> {
    return { key, account: name, isInMemory: (await vault.save(name, key)) === 'memory' };
  }

  async function loadSpare(): Promise<void> {
    if (spare) return;
    const found = await vault.load(spareAccount);
    if (found.state === 'found') spare = { key: found.secret, account: spareAccount, isInMemory: false };
  }

  async function ask(): Promise<void> {
    const found = await vault.load(account);
    await loadSpare();
    if (isStopped) return;
    if (found.state === 'found') main = { key: found.secret, account, isInMemory: false };
    // Where there was none, what is used already takes its place.
    else if (found.state === 'absent') main = await make(account, spare?.key);
    else {
      if (isOldKeyNeeded()) throw unavailable();
      spare ??= await make(spareAccount);
    }
    noteFound();
  }

  function request(): void {
    if (main !== null || isStopped || running) return;
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

  /** A key that only memory holds would be lost with the program, and with it every sheet that it has sealed. */
  async function keepBetter(): Promise<void> {
    for (const kept of [main, spare]) {
      if (kept?.isInMemory) kept.isInMemory = (await vault.save(kept.account, kept.key)) === 'memory';
    }
  }

  vault.onAnswered(() => {
    request();
    keepBetter().catch((error: unknown) => log.warn('printing.keyNotKept', { error }));
  });

  const keys = (): string[] => [main, spare].flatMap((kept) => kept?.key ?? []);
  const unavailable = (): FailureError => new FailureError({ code: 'sheetKeyUnavailable' });
  const demandNow = (): string => {
    const [key] = keys();
    if (!isReady || key === undefined) throw unavailable();
    return key;
  };

  function open(context: string, bytes: Uint8Array): string {
    let failure: unknown;
    for (const key of keys()) {
      try {
        return openText(key, context, bytes);
      } catch (error) {
        failure = error;
      }
    }
    throw main === null ? unavailable() : failure;
  }

  return {
    seal: {
      hasKey: () => isReady,
      seal: (context, text, options) => sealText(demandNow(), context, text, options),
      open,
    },
    isWaiting: () => main === null,
    request,
    async demand() {
      request();
      await withinLimit(arrival.promise, patienceMs).catch(demandNow);
    },
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
