import type { Logger } from '@main/system/log/logger';
import { monotonicNow } from '@main/system/time/elapsed';
import { TimeLimitError, withinLimit } from '@main/system/time/time-limit';
import type { PrinterInfo } from '@shared/contract/printing/printing';
import { createNanoEvents } from 'nanoevents';
import type { OsPrinter, OsQueue } from '../os-queue/os-queue';
import { printerListLimitMs } from '../sheet/limits';
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
  /**
   * Asks the system; answers with what is known after `limitMs` at the latest while the question goes on. Who finds one on its way waits for
   * it only as much longer than others have waited for it in vain. How a printer does is asked of those that are new or in use; `ofAll` asks it
   * of every one.
   */
  refresh(limitMs: number, wish?: { ofAll?: boolean }): Promise<readonly KnownPrinter[]>;
  /** The system lists nothing although the printers of before are not known to be gone: its print service restarts. */
  isAway(): boolean;
  /** The system has answered within the last `ageMs`. */
  isFresh(ageMs: number): boolean;
  onChanged(listener: () => void): void;
}

export interface PrintersDeps {
  lister: PrinterLister;
  osQueue: OsQueue;
  allows: PrintPolicy['allows'];
  /** System names of the printers that documents go to, there or not. */
  used(): readonly string[];
  log: Logger;
}

interface Question {
  answer: Promise<void>;
  /** So long somebody has waited for it in vain. */
  waitedMs: number;
  isOfAll: boolean;
}

const osLimitMs = 5000;

export function createPrinters({ lister, osQueue, allows, used, log }: PrintersDeps): Printers {
  let present: readonly KnownPrinter[] = [];
  let listedAt = Number.NEGATIVE_INFINITY;
  let isAway = false;
  /** The print queue has ever been asked with success: where it can't be, its silence says nothing. */
  let hasAnswered = false;
  let running: Question | null = null;
  const events = createNanoEvents<{ changed(): void }>();

  const known = (): readonly KnownPrinter[] => present.filter(allows);

  /** One in use that is gone may be there under another name: then any may be it. */
  function toAsked(listed: readonly ListedPrinter[], isOfAll: boolean): string[] {
    const names = listed.map(({ name }) => name);
    const needed = used();
    if (isOfAll || needed.some((name) => !names.includes(name))) return names;
    return names.filter((name) => needed.includes(name) || !present.some((known) => known.name === name));
  }

  async function ask(isOfAll: boolean): Promise<void> {
    const listed = await withinLimit(lister.list(), printerListLimitMs);
    const isEmptied = listed.length === 0 && present.length > 0;
    const asked = isEmptied ? present.map(({ name }) => name) : toAsked(listed, isOfAll);
    const fromSystem = await askSystem(asked);
    hasAnswered ||= fromSystem.size > 0;
    setAway(isEmptied && hasAnswered && asked.some((name) => fromSystem.get(name) !== null));
    if (isAway) return;
    const next = listed.map((printer) => {
      const before = present.find(({ name }) => name === printer.name) ?? null;
      if (before && !asked.includes(printer.name)) return { ...before, ...toFacts(printer) };
      return toKnownPrinter(printer, fromSystem.get(printer.name) ?? null, before);
    });
    listedAt = monotonicNow();
    adopt(next);
  }

  function adopt(next: readonly KnownPrinter[]): void {
    const isNew = JSON.stringify(next) !== JSON.stringify(present);
    present = next;
    if (isNew) events.emit('changed');
  }

  /** The list doesn't wait for a system that is slow to start; what it answers later is put in. */
  async function askSystem(names: readonly string[]): Promise<ReadonlyMap<string, OsPrinter | null>> {
    const answers = osQueue.printers(names);
    try {
      return await withinLimit(answers, osLimitMs);
    } catch (error) {
      if (error instanceof TimeLimitError)
        void answers.then(
          (late) => adopt(present.map((printer) => withAnswer(printer, late.get(printer.name)))),
          () => undefined,
        );
      return new Map();
    }
  }

  function setAway(next: boolean): void {
    if (next === isAway) return;
    isAway = next;
    log.info('printing.listEmptied', { isAway });
    events.emit('changed');
  }

  function begin(isOfAll: boolean): Question {
    const answer = ask(isOfAll)
      .catch((error: unknown) => log.warn('printing.listFailed', { error }))
      .finally(() => {
        if (running === question) running = null;
      });
    const question: Question = { answer, waitedMs: 0, isOfAll };
    return question;
  }

  return {
    known,
    find: (name) => known().find((printer) => printer.name === name) ?? null,
    isRefused: (name) => !allows(present.find((printer) => printer.name === name) ?? { name, displayName: name }),
    async refresh(limitMs, { ofAll = false } = {}) {
      const question = running && (running.isOfAll || !ofAll) ? running : begin(ofAll);
      running = question;
      const restMs = limitMs - question.waitedMs;
      if (restMs > 0) {
        await withinLimit(question.answer, restMs).catch(() => {
          question.waitedMs = Math.max(question.waitedMs, limitMs);
        });
      }
      return known();
    },
    isAway: () => isAway,
    isFresh: (ageMs) => monotonicNow() - listedAt < ageMs,
    onChanged: (listener) => void events.on('changed', listener),
  };
}

export type PrinterNames = Pick<Printers, 'find'>;

/** What people call the printer, as long as the system has it. */
export function toPrinterName(printers: PrinterNames, printer: string): string {
  return printers.find(printer)?.displayName ?? printer;
}

const toFacts = ({ name, displayName, description, location }: ListedPrinter): Omit<ListedPrinter, 'fingerprint'> => ({
  name,
  displayName,
  description,
  location,
});

/** Without an answer of the system the state isn't known; what the port says of the printer stays as it was before. */
function toKnownPrinter(listed: ListedPrinter, fromSystem: OsPrinter | null, before: KnownPrinter | null): KnownPrinter {
  const keptSilence = before?.silence === 'asksForFile' ? before.silence : 'systemAway';
  const keptFingerprint = fromSystem ? '' : (before?.fingerprint ?? '');
  return {
    ...toFacts(listed),
    state: fromSystem?.state ?? 'unknown',
    stateMessage: fromSystem?.message ?? '',
    reasons: fromSystem?.reasons ?? [],
    silence: fromSystem ? (fromSystem.silence ?? null) : keptSilence,
    fingerprint: fromSystem?.fingerprint || listed.fingerprint || keptFingerprint,
  };
}

const withAnswer = (printer: KnownPrinter, late: OsPrinter | null | undefined): KnownPrinter =>
  late ? toKnownPrinter(printer, late, printer) : printer;
