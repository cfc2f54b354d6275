import { FailureError } from '@shared/contract/result';
import type { Logger } from '../diagnostics/logger';
import { createSealKey, openText, sealText } from '../secrets/sealed-text';
import type { SecretVault } from '../secrets/secret-vault';
import { withinLimit } from '../time/time-limit';
import type { SheetSeal } from './journal/sheet-seal';

/** The key under which sheets lie in the journal. It is had late or never where the keychain is; meanwhile nothing is thrown away. */
export interface SheetKey {
  /** What the journal writes and reads sheets with. */
  seal: SheetSeal;
  /** Asks for the key in the background, again and again until it is there. */
  request(): void;
  /** Rejects with `sheetKeyUnavailable` when the key cannot be had soon. */
  demand(): Promise<void>;
  stop(): void;
}

export interface SheetKeyDeps {
  vault: SecretVault;
  /** Something lies there that only the old key opens, so that no new one may take its place. */
  isOldKeyNeeded(): boolean;
  log: Logger;
  onFound(): void;
  /** Called each time that it cannot be had now. */
  onUnavailable(): void;
}

const account = 'sheets';
const retryMs = 30_000;
/** So long a person who prints waits for a keychain that does not answer at once. */
const patienceMs = 10_000;

export function createSheetKey({ vault, isOldKeyNeeded, log, onFound, onUnavailable }: SheetKeyDeps): SheetKey {
  let key: string | null = null;
  let isInMemory = false;
  let isStopped = false;
  let running: Promise<void> | null = null;
  let timer: NodeJS.Timeout | undefined;
  const arrival = Promise.withResolvers<void>();

  function take(found: string): void {
    key = found;
    arrival.resolve();
    if (!isStopped) onFound();
  }

  async function ask(): Promise<void> {
    const found = await vault.load(account);
    if (isStopped) return;
    if (found.state === 'found') return take(found.secret);
    if (found.state === 'unavailable' && isOldKeyNeeded()) throw new FailureError({ code: 'sheetKeyUnavailable' });
    const fresh = createSealKey();
    isInMemory = (await vault.save(account, fresh)) === 'memory';
    take(fresh);
  }

  function request(): void {
    if (key !== null || isStopped || running) return;
    clearTimeout(timer);
    running = ask()
      .catch((error: unknown) => {
        if (isStopped) return;
        log.warn('printing.keyUnavailable', { error });
        timer = setTimeout(request, retryMs);
        onUnavailable();
      })
      .finally(() => {
        running = null;
      });
  }

  /** A key that only memory holds would be lost with the program, and with it every sheet that waits. */
  async function keepBetter(): Promise<void> {
    if (key !== null && isInMemory) isInMemory = (await vault.save(account, key)) === 'memory';
  }

  vault.onAnswered(() => {
    if (key === null) request();
    else keepBetter().catch((error: unknown) => log.warn('printing.keyNotKept', { error }));
  });

  const demandNow = (): string => {
    if (key === null) throw new FailureError({ code: 'sheetKeyUnavailable' });
    return key;
  };

  return {
    seal: {
      hasKey: () => key !== null,
      seal: (context, text, options) => sealText(demandNow(), context, text, options),
      open: (context, bytes) => openText(demandNow(), context, bytes),
    },
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
