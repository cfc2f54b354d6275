import type { PrinterInfo } from '@shared/contract/printing';
import type { Logger } from '../diagnostics/logger';
import { withinLimit } from '../time/time-limit';
import type { OsPrinter, OsQueue } from './os-queue/os-queue';
import type { PrintPolicy } from './print-policy';

/** What the windowing system says about a printer. */
export interface ListedPrinter {
  name: string;
  displayName: string;
  description: string;
  location: string;
  /** Identifies the device behind the name; '' when the system cannot tell. */
  fingerprint: string;
}

export interface PrinterLister {
  list(): Promise<ListedPrinter[]>;
}

export interface KnownPrinter extends PrinterInfo {
  fingerprint: string;
}

/** The printers of this machine that IT allows, from memory: listing them can take long where one of them is not reachable. */
export interface Printers {
  known(): readonly KnownPrinter[];
  find(name: string): KnownPrinter | null;
  /** IT does not allow it; it is not among the known ones, whether it is there or not. */
  isRefused(name: string): boolean;
  /** Asks the system; answers with what is known after `limitMs` at the latest while the question goes on. */
  refresh(limitMs: number): Promise<readonly KnownPrinter[]>;
  /** The system has answered within the last `ageMs`. */
  isFresh(ageMs: number): boolean;
  onChanged(listener: () => void): void;
}

export interface PrintersDeps {
  lister: PrinterLister;
  osQueue: OsQueue;
  allows: PrintPolicy['allows'];
  log: Logger;
}

const osLimitMs = 5000;

export function createPrinters({ lister, osQueue, allows, log }: PrintersDeps): Printers {
  let present: readonly KnownPrinter[] = [];
  let listedAt = Number.NEGATIVE_INFINITY;
  let running: Promise<void> | null = null;
  const listeners = new Set<() => void>();

  const known = (): readonly KnownPrinter[] => present.filter(allows);

  async function ask(): Promise<void> {
    const [listed, fromSystem] = await Promise.all([lister.list(), withinLimit(osQueue.printers(), osLimitMs).catch(() => null)]);
    const next = listed.map((printer) => toKnownPrinter(printer, fromSystem?.find((one) => one.name === printer.name) ?? null));
    listedAt = Date.now();
    const isNew = JSON.stringify(next) !== JSON.stringify(present);
    present = next;
    if (isNew) for (const listener of listeners) listener();
  }

  return {
    known,
    find: (name) => known().find((printer) => printer.name === name) ?? null,
    isRefused: (name) => !allows(present.find((printer) => printer.name === name) ?? { name, displayName: name }),
    async refresh(limitMs) {
      running ??= ask()
        .catch((error: unknown) => log.warn('printing.listFailed', { error }))
        .finally(() => {
          running = null;
        });
      await withinLimit(running, limitMs).catch(() => undefined);
      return known();
    },
    isFresh: (ageMs) => Date.now() - listedAt < ageMs,
    onChanged(listener) {
      listeners.add(listener);
    },
  };
}

function toKnownPrinter(listed: ListedPrinter, fromSystem: OsPrinter | null): KnownPrinter {
  return {
    name: listed.name,
    displayName: listed.displayName,
    description: listed.description,
    location: listed.location,
    state: fromSystem?.state ?? 'unknown',
    stateMessage: fromSystem?.message ?? '',
    reasons: fromSystem?.reasons ?? [],
    silence: fromSystem ? (fromSystem.silence ?? null) : 'systemAway',
    fingerprint: fromSystem?.fingerprint || listed.fingerprint,
  };
}
