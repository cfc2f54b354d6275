import type { Logger } from '@main/system/log/logger';
import type { Handlers } from '@main/system/ports/handlers';
import { monotonicNow } from '@main/system/time/elapsed';
import { withinLimit } from '@main/system/time/time-limit';
import type { BulkWriteProgress, BulkWriteRun, StartedBulkWrite, WriteOutcome } from '@shared/contract/desktop/bulk-writes';
import { toUndoRows } from '@shared/contract/desktop/undo-rows';
import { FailureError } from '@shared/contract/result';
import type { RunHalt } from '@shared/domain/write-results';
import { type ProductWritesDeps, type RowInTurn, toOpenRows, toOverwriting, toProductWrite, toRetry } from './product-writes';
import type { ProductPlan, WriteJournal } from './write-journal';
import { runWrites, writeRecord } from './write-record';

type Names = 'retry' | 'stop' | 'undo' | 'list' | 'read' | 'close';

export interface BulkWritesDeps {
  api: ProductWritesDeps['api'];
  journal: WriteJournal;
  /** The signed-in account, or the last one in this run of the app. */
  account(): string | null;
  isSignedIn(): boolean;
  /** Runs around each request that changes something: the idle lock waits for it. */
  duringWork<Value>(work: () => Promise<Value>): Promise<Value>;
  /** Called when a request for this product has ended, with or without success. */
  onTouched(product: number): void;
  /** Sends progress to pages; only called while the run's owner is the windows' account. */
  onProgress(progress: BulkWriteProgress): void;
  log: Logger;
}

/** One at a time, so that a lost connection leaves at most one product unknown. */
const lanes = 1;
/** A quit waits this long for the response to the last request; after that its record stays unknown. */
export const quitLimitMs = 5000;

interface Run extends Omit<BulkWriteRun, 'elapsedMs' | 'current'> {
  owner: string;
  id: string;
  startedAt: number;
  current: Set<number>;
  control: AbortController;
  ended: Promise<void>;
}

const toRun = (owner: string, id: string, total: number): Run => ({
  ...{ owner, id, total, isRunning: true, isStopping: false, done: 0, halt: null, retryAt: null },
  startedAt: monotonicNow(),
  current: new Set(),
  control: new AbortController(),
  ended: Promise.resolve(),
});

const toView = ({ isRunning, isStopping, current, total, done, startedAt, halt, retryAt }: Run): BulkWriteRun => ({
  ...{ isRunning, isStopping, total, done, halt, retryAt },
  current: [...current],
  elapsedMs: monotonicNow() - startedAt,
});

function toRetryAt({ failure }: WriteOutcome): string | null {
  return failure?.retryAfterSeconds === undefined ? null : new Date(Date.now() + failure.retryAfterSeconds * 1000).toISOString();
}

type Emit = (run: Run, outcomes?: Record<string, WriteOutcome>) => void;

/** Writes the rows of a run, stores each outcome, and reports it. */
function createRowWriting({ api, journal, account, isSignedIn, duringWork, onTouched }: BulkWritesDeps, emit: Emit) {
  const products: ProductWritesDeps = { api, sending: (id, send) => duringWork(send).finally(() => onTouched(id)) };

  return (run: Run, rows: readonly RowInTurn[]): Promise<RunHalt | null> => {
    const isCurrent = (): boolean => isSignedIn() && account() === run.owner;
    const note = (record: number, outcome: WriteOutcome): Promise<boolean> =>
      journal.note(run.owner, run.id, record, outcome).then(
        () => true,
        () => false,
      );
    return runWrites(rows, {
      lanes,
      signal: run.control.signal,
      write: async (row) =>
        isCurrent()
          ? writeRecord(toProductWrite(row, products), { isCurrent, note: (outcome) => note(row.id, outcome) })
          : { outcome: null, halt: 'sessionEnded' },
      onBegin: (row) => {
        run.current.add(row.id);
        emit(run);
      },
      onEnd: (row, outcome) => {
        run.current.delete(row.id);
        if (!outcome) return;
        run.done += 1;
        run.retryAt = toRetryAt(outcome);
        emit(run, { [row.id]: outcome });
      },
    });
  };
}

/** Closes a run that wrote every record with a known outcome, because the user has nothing left to decide. */
async function closeIfSettled({ journal, log }: BulkWritesDeps, { owner, id, halt }: Run): Promise<void> {
  if (halt !== null) return;
  try {
    const kept = await journal.read(owner, id);
    const isOpen = ({ state }: WriteOutcome): boolean => state === 'unknown' || state === 'sending';
    if (kept && !Object.values(kept.outcomes).some(isOpen)) await journal.close(owner, id);
  } catch (error) {
    log.warn('bulkWrites.notClosed', { error });
  }
}

/** Runs one bulk write at a time. */
function createRunner(deps: BulkWritesDeps) {
  const { journal, account, log } = deps;
  /** True from the request on, while the plan is still being stored. */
  let isBusy = false;
  /** The latest run since the app started. */
  let latest: Run | null = null;
  const writeRows = createRowWriting(deps, emit);

  function emit(run: Run, outcomes: Record<string, WriteOutcome> = {}): void {
    if (account() === run.owner) deps.onProgress({ ...toView(run), id: run.id, outcomes });
  }

  async function go(run: Run, rows: readonly RowInTurn[]): Promise<void> {
    run.halt = await writeRows(run, rows).catch((error: unknown) => {
      log.error('bulkWrites.failed', error);
      return 'storage' as const;
    });
    await closeIfSettled(deps, run);
    run.isRunning = false;
    run.isStopping = false;
    isBusy = false;
    emit(run);
  }

  /** Call within `alone`. Never throws. */
  function begin(owner: string, id: string, rows: readonly RowInTurn[]): void {
    latest = toRun(owner, id, rows.length);
    latest.ended = go(latest, rows);
  }

  /** Returns `busy` without calling `step` while another run is under way. */
  async function alone<Value>(step: () => Promise<Value>): Promise<Value | 'busy'> {
    if (isBusy) return 'busy';
    isBusy = true;
    const before = latest;
    try {
      return await step();
    } finally {
      if (latest === before) isBusy = false;
    }
  }

  const start = (owner: string, plan: () => Promise<ProductPlan>): Promise<StartedBulkWrite> =>
    alone(async () => {
      const wanted = await plan();
      const begun = await journal.begin(owner, wanted);
      begin(owner, begun.id, wanted.rows);
      return begun;
    });

  const find = (owner: string, id: string): Run | null => (latest?.owner === owner && latest.id === id ? latest : null);

  return { start, alone, begin, emit, find, latest: (): Run | null => latest };
}

type Runner = ReturnType<typeof createRunner>;

type BulkWriteHandlers = Handlers<`bulkWrites.${Names}`>;

function createHandlers({ journal }: BulkWritesDeps, runner: Runner, demandOwner: () => string): BulkWriteHandlers {
  return {
    async 'bulkWrites.retry'({ id, record, overwrites = false }) {
      const owner = demandOwner();
      await runner.alone(async () => {
        const kept = await journal.read(owner, id);
        if (!kept) return;
        const rows = kept.rows.filter((row) => row.id === record);
        const toTry = overwrites ? toOverwriting : toRetry;
        const open = record === undefined ? toOpenRows(kept) : rows.map((row) => toTry(row, kept));
        if (open.length > 0) runner.begin(owner, id, open);
      });
      return null;
    },
    'bulkWrites.stop'({ id }) {
      const run = runner.find(demandOwner(), id);
      if (!run?.isRunning) return null;
      run.isStopping = true;
      run.control.abort();
      runner.emit(run);
      return null;
    },
    'bulkWrites.undo'({ id }) {
      const owner = demandOwner();
      return runner.start(owner, async () => {
        const kept = await journal.read(owner, id);
        const rows = kept ? toUndoRows(kept) : [];
        if (!kept || rows.length === 0) throw new FailureError({ code: 'notFound' });
        return { kind: 'undo', source: kept.source, rows };
      });
    },
    async 'bulkWrites.list'() {
      const owner = demandOwner();
      const all = await journal.list(owner);
      return all.map((summary) => ({ ...summary, isRunning: runner.find(owner, summary.id)?.isRunning ?? false }));
    },
    async 'bulkWrites.read'({ id }) {
      const owner = demandOwner();
      const kept = await journal.read(owner, id);
      const run = runner.find(owner, id);
      return kept && { ...kept, run: run && toView(run) };
    },
    async 'bulkWrites.close'({ id }) {
      await journal.close(demandOwner(), id);
      return null;
    },
  };
}

export type BulkWrites = ReturnType<typeof createBulkWrites>;

/** Runs bulk writes in the main process, so that they go on if the page that started them is closed. */
export function createBulkWrites(deps: BulkWritesDeps) {
  const runner = createRunner(deps);

  function demandOwner(): string {
    const owner = deps.account();
    if (owner === null) throw new FailureError({ code: 'sessionEnded' });
    return owner;
  }

  return {
    start: async (plan: ProductPlan): Promise<StartedBulkWrite> => runner.start(demandOwner(), async () => plan),
    handlers: createHandlers(deps, runner, demandOwner),
    /** Ends the run after the record that is being written, and waits for it as long as a quit may take. */
    async stop(): Promise<void> {
      const run = runner.latest();
      if (!run?.isRunning) return;
      run.control.abort();
      await withinLimit(run.ended, quitLimitMs).catch(() => deps.log.warn('bulkWrites.leftUnknown'));
    },
  };
}
