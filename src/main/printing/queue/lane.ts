import type { Logger } from '@main/system/log/logger';
import { monotonicNow } from '@main/system/time/elapsed';
import { withinLimit } from '@main/system/time/time-limit';
import type { PrinterReason } from '@shared/contract/printing/printer-reasons';
import type { LaneView } from '@shared/contract/printing/printing';
import { type FailureCode, FailureError } from '@shared/contract/result';
import type { PrintPolicy } from '../destinations/print-policy';
import type { Printers } from '../destinations/printers';
import type { JobRecord } from '../journal/job-record';
import type { Journal } from '../journal/journal';
import type { OsQueue } from '../os-queue/os-queue';
import type { DrawnSheets, PrintRenderer } from '../paper/print-renderer';
import { SheetError } from '../paper/print-window';
import { issueRetryMs, refusalsUntilPause } from '../sheet/limits';
import { type LanePrefetch, toCeilingMs } from './lane-prefetch';
import type { PrinterIssues } from './printer-issues';
import { type ResolvedOutcome, settleOutcome } from './resolve-outcome';
import type { SpoolWatch } from './spool-watch';

type Refusal = Exclude<NonNullable<LaneView['trouble']>['kind'], 'printerStopped' | 'printerAsksForFile'>;

export interface LaneDeps {
  printer: string;
  journal: Journal;
  press: PrintRenderer;
  ahead: LanePrefetch;
  printers: Printers;
  policy: Pick<PrintPolicy, 'mayPrint'>;
  osQueue: OsQueue;
  troubles: PrinterIssues;
  log: Logger;
  /** Whether sheets can be decrypted; until then all jobs wait. */
  canRead(): boolean;
  onChanged(): void;
  /** Called when the sheet is in the system's queue, or may be. */
  onHandedOver: SpoolWatch['follow'];
  /** Called if the disk refuses; the lane retries automatically. */
  onStorageTrouble(error: unknown): void;
}

const listLimitMs = 3000;
/** A sheet waits at most this long for its printer's status; a later response counts for the next sheets. */
const reportLimitMs = 1000;
const reportedForMs = 5000;

/** Checks whether the printer accepts a sheet now; if not, the lane shows the reason. */
function createReadiness({ printer, printers, policy, osQueue, troubles }: LaneDeps) {
  let reported = { isOffline: printers.find(printer)?.reasons?.includes('offline') === true, at: Number.NEGATIVE_INFINITY };
  /** True if the list has the printer but the printing system reported otherwise. */
  let isPrinterDoubted = false;

  function refuse(kind: Refusal, reasons: readonly PrinterReason[] = []): false {
    troubles.set('held', printer, kind, { reasons: [...reasons] });
    return false;
  }

  /** Whether the printer is reported offline; if the system doesn't respond, its last report counts. */
  async function isReportedOffline(): Promise<boolean> {
    if (!osQueue.isOffline) return false;
    if (monotonicNow() - reported.at < reportedForMs && !reported.isOffline) return false;
    const asked = osQueue.isOffline(printer).then((isOffline) => {
      reported = { isOffline, at: monotonicNow() };
    });
    await withinLimit(asked, reportLimitMs).catch(() => undefined);
    return reported.isOffline;
  }

  /** Whether the printer exists. A known printer counts as available; for an unknown one the list is loaded again before the lane stops. */
  async function isPrinterThere(): Promise<boolean> {
    if (isPrinterDoubted || printers.isAway() || !printers.find(printer)) await printers.refresh(listLimitMs);
    isPrinterDoubted = false;
    return printers.find(printer) !== null && !printers.isAway();
  }

  /** Whether jobs may print: they wait while IT forbids printing, and print once IT allows it. */
  async function mayPrint(): Promise<boolean> {
    if (!policy.mayPrint()) return refuse('printingForbidden');
    if (printers.isRefused(printer)) return refuse('printerNotAllowed');
    if (!(await isPrinterThere())) return printers.isAway() ? refuse('notAnswering', ['spoolerAway']) : refuse('printerNotFound');
    if (await isReportedOffline()) return refuse('printerOffline');
    troubles.clear('held', printer);
    return true;
  }

  return {
    mayPrint,
    noteDoubt(isDoubted: boolean): void {
      isPrinterDoubted = isDoubted;
    },
  };
}

/** Pauses the lane, at the user's request or after several refusals in a row. */
function createLanePause({ printer, journal, troubles }: LaneDeps) {
  const before = journal.lane(printer);
  let { isPaused } = before;
  if (before.stop) troubles.restore(printer, before.stop);
  /** Number of refusals in a row. */
  let refusals = 0;

  function countRefusal(message?: string): void {
    refusals += 1;
    if (refusals >= refusalsUntilPause) pauseItself('printerStopped', message);
  }

  /** Pauses the lane, because the next jobs would only fail too; the user checks the printer and resumes. */
  function pauseItself(kind: 'notAnswering' | 'printerStopped', message?: string): void {
    isPaused = true;
    troubles.set('held', printer, kind, message === undefined ? {} : { message });
    const since = troubles.of(printer)?.since ?? '';
    journal.setPaused(printer, true, { kind, since, ...(message !== undefined && { message }) });
  }

  return {
    isPaused: (): boolean => isPaused,
    set(paused: boolean): void {
      journal.setPaused(printer, paused);
      isPaused = paused;
      refusals = 0;
      if (!paused) troubles.clear('held', printer);
    },
    noteAccepted(): void {
      refusals = 0;
    },
    countRefusal,
    pauseItself,
  };
}

type Readiness = ReturnType<typeof createReadiness>;
type LanePause = ReturnType<typeof createLanePause>;

/** Prints one job, and pauses the lane if its outcome requires it. */
function createJobPrinting(deps: LaneDeps, pause: LanePause, readiness: Readiness, run: { isHalted(): boolean; isStopped(): boolean }) {
  const { printer, journal, press, printers, log, onChanged } = deps;

  async function printOne(job: JobRecord): Promise<void> {
    if (!journal.move(job.id, ['queued'], 'rendering')) return;
    onChanged();
    const drawn = await draw(job);
    if (!drawn) return;
    if (run.isHalted() || journal.find(job.id)?.isHeld) {
      journal.move(job.id, ['rendering'], 'queued', { detail: 'paused' });
      return;
    }
    const { missingPictures } = drawn;
    if (!journal.move(job.id, ['rendering'], 'ready', { missingPictures }) || !journal.move(job.id, ['ready'], 'handing_off')) return;
    onChanged();
    const asksForFile = printers.find(printer)?.silence === 'asksForFile';
    const outcome = await press.print(drawn, { deviceName: printer, isOneSided: job.copies > 1, asksForFile });
    take(job, await settleOutcome({ ...deps, isStopped: run.isStopped }, job, outcome));
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

  function take(job: JobRecord, settled: ResolvedOutcome): void {
    log.info('printing.settled', { job: job.id, title: job.title, outcome: settled.kind });
    if (settled.kind === 'accepted') {
      pause.noteAccepted();
      deps.onHandedOver(job.id, settled.kind);
    } else if (settled.kind === 'uncertain') {
      deps.onHandedOver(job.id, settled.kind);
      if (settled.cause === 'noAnswer') pause.pauseItself('notAnswering');
      else if (settled.cause === 'brokenOff') pause.countRefusal(settled.message);
    } else {
      readiness.noteDoubt(settled.kind === 'putBack');
      pause.countRefusal(settled.kind === 'refused' ? settled.message : undefined);
    }
  }

  return printOne;
}

/** Calls `run`, which never rejects, once at a time; a wake during a run starts another run after it. */
function createWakeCycle(run: () => Promise<void>) {
  let isStopped = false;
  let running: Promise<void> | null = null;
  let isWokenAgain = false;
  let timer: NodeJS.Timeout | undefined;

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

  return {
    wake,
    wakeIn(ms: number): void {
      clearTimeout(timer);
      if (!isStopped) timer = setTimeout(wake, ms);
    },
    isStopped: (): boolean => isStopped,
    /** Resolves when the current run has ended. */
    async stop(): Promise<void> {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}

export type Lane = ReturnType<typeof createLane>;

/** Prints the waiting jobs of one printer, one after the other, in the order of the journal. */
export function createLane(deps: LaneDeps) {
  const { printer, journal, press, troubles, onChanged } = deps;
  const pause = createLanePause(deps);
  const readiness = createReadiness(deps);
  const printOne = createJobPrinting(deps, pause, readiness, { isHalted, isStopped: () => cycle.isStopped() });
  const cycle = createWakeCycle(run);
  const waiting = (): JobRecord | null => (isHalted() ? null : journal.next(printer));

  function isHalted(): boolean {
    return cycle.isStopped() || pause.isPaused() || !deps.canRead();
  }

  async function run(): Promise<void> {
    try {
      // A failed write may have left a job in one of these states; it wasn't sent.
      for (const job of journal.inStates(['rendering', 'ready'])) {
        if (job.printer === printer) journal.move(job.id, ['rendering', 'ready'], 'queued', { detail: 'started again' });
      }
      for (let job = waiting(); job; job = waiting()) {
        if (!(await readiness.mayPrint())) {
          press.retire();
          return cycle.wakeIn(issueRetryMs);
        }
        await printOne(job);
      }
      if (!isHalted()) troubles.clear('held', printer);
      press.rest();
    } catch (error) {
      deps.onStorageTrouble(error);
      press.rest();
      cycle.wakeIn(issueRetryMs);
    } finally {
      onChanged();
    }
  }

  return {
    /** Call it when a job may be waiting; safe to call at any time. */
    wake: cycle.wake,
    isPaused: pause.isPaused,
    /** Takes effect before the next sheet is handed over. */
    setPaused(paused: boolean): void {
      pause.set(paused);
      cycle.wake();
    },
    /** Resolves when the sheet that is being handed over has its outcome on disk. */
    async stop(): Promise<void> {
      await cycle.stop();
      press.retire();
    },
  };
}

function toJobError(error: unknown): { code: FailureCode; message: string } {
  if (error instanceof SheetError) return error;
  return { code: error instanceof FailureError ? error.failure.code : 'internal', message: String(error) };
}
