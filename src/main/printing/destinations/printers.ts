import type { Logger } from '@main/system/log/logger';
import { monotonicNow } from '@main/system/time/elapsed';
import { TimeLimitError, withinLimit } from '@main/system/time/time-limit';
import type { PrinterInfo } from '@shared/contract/printing/printing';
import { createNanoEvents } from 'nanoevents';
import type { OsPrinter, OsQueue } from '../os-queue/os-queue';
import { printerListLimitMs } from '../sheet/limits';
import type { PrintPolicy } from './print-policy';

/** A printer as the windowing system lists it. */
export interface ListedPrinter {
  name: string;
  displayName: string;
  description: string;
  location: string;
  /** Identifies the device behind the name; '' if the system doesn't report it. */
  fingerprint: string;
}

export interface PrinterLister {
  list(): Promise<ListedPrinter[]>;
}

export interface KnownPrinter extends PrinterInfo {
  fingerprint: string;
}

/** This computer's printers that IT allows, cached because listing them is slow if one of them can't be reached. */
export interface Printers {
  known(): readonly KnownPrinter[];
  find(name: string): KnownPrinter | null;
  /** Whether IT doesn't allow this printer; such a printer is never among the known ones. */
  isRefused(name: string): boolean;
  /**
   * Lists the printers again; resolves after `limitMs` at the latest with the known ones, while the request goes on. Callers that join a
   * running request wait only for the time that earlier callers haven't waited yet. Requests the state of printers that are new or in use,
   * and with `ofAll` of every printer.
   */
  refresh(limitMs: number, wish?: { ofAll?: boolean }): Promise<readonly KnownPrinter[]>;
  /** Whether the print service is restarting: the system lists no printers although the known ones aren't reported as removed. */
  isAway(): boolean;
  /** Whether the list was loaded within the last `ageMs`. */
  isFresh(ageMs: number): boolean;
  onChanged(listener: () => void): void;
}

export interface PrintersDeps {
  lister: PrinterLister;
  osQueue: OsQueue;
  allows: PrintPolicy['allows'];
  /** System names of the printers in the destinations, available or not. */
  used(): readonly string[];
  log: Logger;
}

interface Question {
  answer: Promise<void>;
  /** The longest time that a caller has waited without a result. */
  waitedMs: number;
  isOfAll: boolean;
}

const osLimitMs = 5000;

/**
 * Returns the printers whose state is requested: those that are new or in use, or all if one in use is missing, since it may have another
 * name now.
 */
function toAsked(
  { listed, present, needed }: { listed: readonly ListedPrinter[]; present: readonly KnownPrinter[]; needed: readonly string[] },
  isOfAll: boolean,
): string[] {
  const names = listed.map(({ name }) => name);
  if (isOfAll || needed.some((name) => !names.includes(name))) return names;
  return names.filter((name) => needed.includes(name) || !present.some((known) => known.name === name));
}

/** `fromSystem` is null if the printer's state wasn't requested, so the previous one counts. */
function toCurrent(
  listed: ListedPrinter,
  present: readonly KnownPrinter[],
  fromSystem: ReadonlyMap<string, OsPrinter | null> | null,
): KnownPrinter {
  const before = present.find(({ name }) => name === listed.name) ?? null;
  if (before && !fromSystem) return { ...before, ...toFacts(listed) };
  return toKnownPrinter(listed, fromSystem?.get(listed.name) ?? null, before);
}

/** The system's printers, as last listed. */
function createPrinterList({ lister, osQueue, used, log }: PrintersDeps) {
  let present: readonly KnownPrinter[] = [];
  let listedAt = Number.NEGATIVE_INFINITY;
  let isAway = false;
  /** Whether the print queue has responded in this run; if it never does, a missing response has no meaning. */
  let hasAnswered = false;
  const events = createNanoEvents<{ changed(): void }>();

  async function ask(isOfAll: boolean): Promise<void> {
    const listed = await withinLimit(lister.list(), printerListLimitMs);
    const isEmptied = listed.length === 0 && present.length > 0;
    const asked = isEmptied ? present.map(({ name }) => name) : toAsked({ listed, present, needed: used() }, isOfAll);
    const fromSystem = await askSystem(asked);
    hasAnswered ||= fromSystem.size > 0;
    setAway(isEmptied && hasAnswered && asked.some((name) => fromSystem.get(name) !== null));
    if (isAway) return;
    listedAt = monotonicNow();
    adopt(listed.map((printer) => toCurrent(printer, present, asked.includes(printer.name) ? fromSystem : null)));
  }

  function adopt(next: readonly KnownPrinter[]): void {
    const isNew = JSON.stringify(next) !== JSON.stringify(present);
    present = next;
    if (isNew) events.emit('changed');
  }

  /** Requests the printers' states. The list doesn't wait for a slow printing system; late responses are added to it. */
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

  return {
    ask,
    present: (): readonly KnownPrinter[] => present,
    isAway: (): boolean => isAway,
    isFresh: (ageMs: number): boolean => monotonicNow() - listedAt < ageMs,
    onChanged: (listener: () => void): void => void events.on('changed', listener),
  };
}

export function createPrinters(deps: PrintersDeps): Printers {
  const { allows, log } = deps;
  const list = createPrinterList(deps);
  let running: Question | null = null;

  const known = (): readonly KnownPrinter[] => list.present().filter(allows);

  function begin(isOfAll: boolean): Question {
    const answer = list
      .ask(isOfAll)
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
    isRefused: (name) => !allows(list.present().find((printer) => printer.name === name) ?? { name, displayName: name }),
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
    isAway: list.isAway,
    isFresh: list.isFresh,
    onChanged: list.onChanged,
  };
}

export type PrinterNames = Pick<Printers, 'find'>;

/** Returns the printer's display name, or its system name if the system no longer has it. */
export function toPrinterName(printers: PrinterNames, printer: string): string {
  return printers.find(printer)?.displayName ?? printer;
}

const toFacts = ({ name, displayName, description, location }: ListedPrinter): Omit<ListedPrinter, 'fingerprint'> => ({
  name,
  displayName,
  description,
  location,
});

/**
 * Combines the list's entry with the printing system's response. Without a response, the state is unknown, and facts about the printer's
 * port stay unchanged.
 */
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
