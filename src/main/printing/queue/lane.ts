import type { PrinterReason } from '@shared/contract/printing/printer-reasons';
import type { LaneView } from '@shared/contract/printing/printing';
import { type FailureCode, FailureError } from '@shared/contract/result';
import type { Logger } from '../../log/logger';
import { monotonicNow } from '../../time/elapsed';
import { withinLimit } from '../../time/time-limit';
import type { PrintPolicy } from '../destinations/print-policy';
import type { Printers } from '../destinations/printers';
import type { JobRecord } from '../journal/job-record';
import type { Journal } from '../journal/journal';
import type { OsQueue } from '../os-queue/os-queue';
import { SheetError } from '../paper/print-window';
import type { DrawnSheets, SheetPress } from '../paper/sheet-press';
import { refusalsUntilPause, troubleRetryMs } from '../sheet/limits';
import { type LaneAhead, toCeilingMs } from './lane-ahead';
import type { LaneTroubles } from './lane-troubles';
import { type Settled, settleOutcome } from './settle-outcome';
import type { SpoolWatch } from './spool-watch';

/** Prints the waiting jobs of one printer, one after the other, in the order of the journal. */
export interface Lane {
  /** Something may wait now; safe to call at any time. */
  wake(): void;
  isPaused(): boolean;
  /** Takes effect before the next sheet is handed over. */
  setPaused(isPaused: boolean): void;
  /** Resolves when the sheet that is being handed over has its outcome on disk. */
  stop(): Promise<void>;
}

type Refusal = Exclude<NonNullable<LaneView['trouble']>['kind'], 'printerStopped' | 'printerAsksForFile'>;

export interface LaneDeps {
  printer: string;
  journal: Journal;
  press: SheetPress;
  ahead: LaneAhead;
  printers: Printers;
  policy: Pick<PrintPolicy, 'mayPrint'>;
  osQueue: OsQueue;
  troubles: LaneTroubles;
  log: Logger;
  /** Sheets can be read; until then all of them wait. */
  canRead(): boolean;
  onChanged(): void;
  /** The sheet is in the system's queue now, or may be. */
  onHandedOver: SpoolWatch['follow'];
  /** The disk refused; the lane tries again by itself. */
  onStorageTrouble(error: unknown): void;
}

const listLimitMs = 3000;
/** A sheet waits no longer for a report about its printer, which is good for the next ones too when it comes later. */
const reportLimitMs = 1000;
const reportedForMs = 5000;

export function createLane(deps: LaneDeps): Lane {
  const { printer, journal, press, printers, osQueue, troubles, log, onChanged } = deps;
  const before = journal.lane(printer);
  let { isPaused } = before;
  if (before.stop) troubles.restore(printer, before.stop);
  let isStopped = false;
  /** Refusals in a row. */
  let refusals = 0;
  let reported = { isOffline: printers.find(printer)?.reasons?.includes('offline') === true, at: Number.NEGATIVE_INFINITY };
  /** The list says that the printer is there, but printing said otherwise. */
  let isPrinterDoubted = false;
  let running: Promise<void> | null = null;
  let isWokenAgain = false;
  let timer: NodeJS.Timeout | undefined;

  const isHalted = (): boolean => isStopped || isPaused || !deps.canRead();
  const waiting = (): JobRecord | null => (isHalted() ? null : journal.next(printer));
  const later = (work: () => void, ms: number): void => {
    clearTimeout(timer);
    if (!isStopped) timer = setTimeout(work, ms);
  };

  function wake(): void {
    if (isStopped) return;
    isWokenAgain = running !== null;
    if (running) return;
    clearTimeout(timer);
    running = run().finally(() => {
      running = null;
      if (isWokenAgain) wake();
    });
  }

  async function run(): Promise<void> {
    try {
      // A write that failed may have left a job between two states; nothing of it was sent.
      for (const job of journal.inStates(['rendering', 'ready'])) {
        if (job.printer === printer) journal.move(job.id, ['rendering', 'ready'], 'queued', { detail: 'started again' });
      }
      for (let job = waiting(); job; job = waiting()) {
        if (!(await mayPrint())) {
          press.retire();
          return later(wake, troubleRetryMs);
        }
        await printOne(job);
      }
      if (!isHalted()) troubles.clear('held', printer);
      press.rest();
    } catch (error) {
      deps.onStorageTrouble(error);
      press.rest();
      later(wake, troubleRetryMs);
    } finally {
      onChanged();
    }
  }

  /** What waits goes on waiting where IT forbids it, and prints once IT does not. */
  async function mayPrint(): Promise<boolean> {
    if (!deps.policy.mayPrint()) return refuse('printingForbidden');
    if (printers.isRefused(printer)) return refuse('printerNotAllowed');
    if (!(await isPrinterThere())) return printers.isAway() ? refuse('notAnswering', ['spoolerAway']) : refuse('printerNotFound');
    if (await isReportedOffline()) return refuse('printerOffline');
    troubles.clear('held', printer);
    return true;
  }

  function refuse(kind: Refusal, reasons: readonly PrinterReason[] = []): false {
    troubles.set('held', printer, kind, { reasons: [...reasons] });
    return false;
  }

  /** The system may not answer; then what it reported last counts. */
  async function isReportedOffline(): Promise<boolean> {
    if (!osQueue.isOffline) return false;
    if (monotonicNow() - reported.at < reportedForMs && !reported.isOffline) return false;
    const asked = osQueue.isOffline(printer).then((isOffline) => {
      reported = { isOffline, at: monotonicNow() };
    });
    await withinLimit(asked, reportLimitMs).catch(() => undefined);
    return reported.isOffline;
  }

  /** What is known is enough; a printer that is not known is asked for once more before the lane stops. */
  async function isPrinterThere(): Promise<boolean> {
    if (isPrinterDoubted || printers.isAway() || !printers.find(printer)) await printers.refresh(listLimitMs);
    isPrinterDoubted = false;
    return printers.find(printer) !== null && !printers.isAway();
  }

  async function printOne(job: JobRecord): Promise<void> {
    if (!journal.move(job.id, ['queued'], 'rendering')) return;
    onChanged();
    const drawn = await draw(job);
    if (!drawn) return;
    if (isHalted() || journal.find(job.id)?.isHeld) {
      journal.move(job.id, ['rendering'], 'queued', { detail: 'paused' });
      return;
    }
    const { missingPictures } = drawn;
    if (!journal.move(job.id, ['rendering'], 'ready', { missingPictures }) || !journal.move(job.id, ['ready'], 'handing_off')) return;
    onChanged();
    const asksForFile = printers.find(printer)?.silence === 'asksForFile';
    const outcome = await press.print(drawn, { deviceName: printer, isOneSided: job.copies > 1, asksForFile });
    take(job, await settleOutcome({ ...deps, isStopped: () => isStopped }, job, outcome));
    onChanged();
  }

  async function draw(job: JobRecord): Promise<DrawnSheets | null> {
    try {
      const prepared = await deps.ahead.take(job);
      return await press.draw(prepared, { id: job.token, paper: job.paper, ceilingMs: toCeilingMs(job) });
    } catch (error) {
      const { code, message } = toJobError(error);
      log.error('printing.sheetFailed', error, { job: job.id, title: job.title });
      journal.move(job.id, ['rendering'], 'failed', { error: { code }, detail: message });
      return null;
    }
  }

  function take(job: JobRecord, settled: Settled): void {
    log.info('printing.settled', { job: job.id, title: job.title, outcome: settled.kind });
    if (settled.kind === 'accepted') {
      refusals = 0;
      deps.onHandedOver(job.id, settled.kind);
    } else if (settled.kind === 'uncertain') {
      deps.onHandedOver(job.id, settled.kind);
      if (settled.cause === 'noAnswer') pauseItself('notAnswering');
      else if (settled.cause === 'brokenOff') countRefusal(settled.message);
    } else {
      isPrinterDoubted = settled.kind === 'putBack';
      countRefusal(settled.kind === 'refused' ? settled.message : undefined);
    }
  }

  function countRefusal(message?: string): void {
    refusals += 1;
    if (refusals >= refusalsUntilPause) pauseItself('printerStopped', message);
  }

  /** What waits would only meet the same end; a person looks at the printer and resumes. */
  function pauseItself(kind: 'notAnswering' | 'printerStopped', message?: string): void {
    isPaused = true;
    troubles.set('held', printer, kind, message === undefined ? {} : { message });
    const since = troubles.of(printer)?.since ?? '';
    journal.setPaused(printer, true, { kind, since, ...(message !== undefined && { message }) });
  }

  return {
    wake,
    isPaused: () => isPaused,
    setPaused(paused) {
      journal.setPaused(printer, paused);
      isPaused = paused;
      refusals = 0;
      if (!paused) troubles.clear('held', printer);
      wake();
    },
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await running;
      press.retire();
    },
  };
}

function toJobError(error: unknown): { code: FailureCode; message: string } {
  if (error instanceof SheetError) return error;
  return { code: error instanceof FailureError ? error.failure.code : 'internal', message: String(error) };
}
